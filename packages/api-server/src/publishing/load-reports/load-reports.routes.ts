import { loadReportSchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { clientNetworkOf } from '../../platform/limits/client-network';
import { countReport } from './load-reports.service';

/** Browsers' reports on the parts that they loaded. */
export const loadReportCalls = [
  call('POST /load-reports', {
    capability: 'load-report.send',
    summary: 'Report how the parts of the portal were loaded, or how they failed',
    body: loadReportSchema,
    answers: 'Nothing. Loads and failures are counted; nothing is kept about who reports them.',
    handle: ({ context, body, request }) => countReport(context, body, clientNetworkOf(request.ip)),
  }),
];
