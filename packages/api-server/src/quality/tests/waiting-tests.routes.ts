import { waitingTestsQuerySchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { readWaitingTests } from './waiting-tests.service';

/** What waits at the centre. */
export const waitingTestCalls = [
  call('GET /qa-tests', {
    capability: 'qa-test.list',
    stage: '1b',
    summary: 'The tests that wait at the calibration centre, or with `state=concluded` those with a result',
    query: waitingTestsQuerySchema,
    answers:
      'One page and the total number: those that the caller has taken first, then the oldest submission; of those with a result, the latest first.',
    handle: ({ context, actor, query }) => readWaitingTests(context, actor, query),
  }),
];
