import { loadReportSchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { countReport } from './load-reports.service';

/** Browsers' reports on the parts that they loaded. */
export const loadReportCalls = [
  call('POST /load-reports', {
    capability: 'load-report.send',
    summary: 'Report the loading or failure of parts of the portal',
    body: loadReportSchema,
    answers:
      'No data. Loads and failures are counted, up to a number by the hour and network; nothing is stored about the reporting client.',
    handle: ({ context, body, request }) => countReport(context, body, request.ip),
  }),
];
