import { callsWith } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { sendPdf } from '../../platform/files/send-file';
import type { CheckContext } from '../check/run-check';
import { testAccessFacts } from '../tests/test-access-facts';
import { renderReport } from './report.service';

const call = callsWith<CheckContext>();

/** The report of a test. */
export const qaReportCalls = [
  call('GET /qa-tests/:id/report.pdf', {
    capability: 'qa-test.read-report',
    stage: '1b',
    summary: 'The report of a concluded test, as a PDF',
    params: idParams,
    gives: 'file',
    answers:
      'The PDF: findings on each channel with plots, the numbers of the suggestion, and the files with their digests.',
    about: ({ context, actor, params }) => testAccessFacts(context, params.id, actor),
    handle: async ({ context, about, reply }) => sendPdf(reply, await renderReport(context, about.stored)),
  }),
];
