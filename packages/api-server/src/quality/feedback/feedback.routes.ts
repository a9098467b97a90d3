import { dataFeedbackSchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { orNotFound } from '../../platform/errors/app-error';
import { reportFeedback } from './feedback.service';

/** What the data centre reports of the data of a lidar. */
export const feedbackCalls = [
  call('POST /data-feedback', {
    capability: 'data-feedback.report',
    stage: '1b',
    summary: 'Report what became of the files of a configuration of a lidar',
    body: dataFeedbackSchema,
    answers:
      'The report as it is kept in the test book of the lidar. The same configuration, kind and days again are one report, of which no one is told twice; an unknown `scc_configuration_id` is refused with 422 on its field.',
    says: 'saved',
    handle: ({ context, actor, request, body }) =>
      reportFeedback(context, orNotFound(actor ?? request.machine ?? undefined), body),
  }),
];
