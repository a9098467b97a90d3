import { concludeSchema, reasonSchema, returnSchema } from '@portal/domain';
import { callsWith } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import type { CheckContext } from '../check/run-check';
import { concludeTest, releaseTest, returnTest, revokeTest, takeTest, withdrawTest } from './steps.service';
import { submitTest } from './submit-test.service';
import { testAccessFacts } from './test-access-facts';

const call = callsWith<CheckContext>();

const THE_TEST = 'The test in its new state.';

/** The steps of a test, from its submission to its result. */
export const qaStepCalls = [
  call('POST /qa-tests/:id/submit', {
    capability: 'qa-test.submit',
    stage: '1b',
    summary: 'Submit a test',
    params: idParams,
    answers:
      'The test with the self-check that counts. Wrong ids or channels and unreadable files are refused with 422, and a test that was submitted already with 409 and the present test.',
    says: 'sent',
    sentence: 'The test is submitted.',
    about: ({ context, actor, params }) => testAccessFacts(context, params.id, actor),
    handle: ({ context, actor, params }) => submitTest(context, actor, params.id),
  }),
  call('POST /qa-tests/:id/withdraw', {
    capability: 'qa-test.withdraw',
    stage: '1b',
    summary: 'Withdraw a submitted test before its evaluation begins',
    sentence: 'The test is withdrawn and can be changed.',
    params: idParams,
    answers: THE_TEST,
    about: ({ context, actor, params }) => testAccessFacts(context, params.id, actor),
    handle: ({ context, actor, params }) => withdrawTest({ context, actor, id: params.id }),
  }),
  call('POST /qa-tests/:id/take', {
    capability: 'qa-test.take',
    stage: '1b',
    summary: 'Take a submitted test into evaluation',
    sentence: 'You have taken the test.',
    params: idParams,
    answers: `${THE_TEST} A draft that another evaluator left is deleted. Refused with 409 and the present test if someone else has taken it.`,
    about: ({ context, actor, params }) => testAccessFacts(context, params.id, actor),
    handle: ({ context, actor, params }) => takeTest({ context, actor, id: params.id }),
  }),
  call('POST /qa-tests/:id/release', {
    capability: 'qa-test.release',
    stage: '1b',
    summary: 'Leave the evaluation of a test to others',
    sentence: 'The test is released for others.',
    params: idParams,
    answers: `${THE_TEST} The draft of the evaluation is kept for the same evaluator.`,
    about: ({ context, actor, params }) => testAccessFacts(context, params.id, actor),
    handle: ({ context, actor, params }) => releaseTest({ context, actor, id: params.id }),
  }),
  call('POST /qa-tests/:id/return', {
    capability: 'qa-test.return',
    writesToOthers: true,
    stage: '1b',
    summary: 'Return a test to its facility, with a reason and the channels that it concerns',
    sentence: 'The test is returned to the facility.',
    params: idParams,
    body: returnSchema,
    answers: THE_TEST,
    about: ({ context, actor, params }) => testAccessFacts(context, params.id, actor),
    handle: ({ context, actor, params, body }) => returnTest({ context, actor, id: params.id }, body),
  }),
  call('POST /qa-tests/:id/conclude', {
    capability: 'qa-test.conclude',
    writesToOthers: true,
    stage: '1b',
    summary: 'Conclude a test: its result follows from the findings on its channels',
    sentence: 'The test is concluded.',
    params: idParams,
    body: concludeSchema,
    answers: `${THE_TEST} Missing findings and conclusions are refused with 422, and so is a finding without a remark that differs from the suggestion or passes with one. The version that was seen is needed; an outdated one is refused with 409 and the present test, and so is a test that the caller no longer has.`,
    about: ({ context, actor, params }) => testAccessFacts(context, params.id, actor),
    handle: ({ context, actor, params, body }) => concludeTest({ context, actor, id: params.id }, body),
  }),
  call('POST /qa-tests/:id/revoke', {
    capability: 'qa-test.revoke',
    stage: '1b',
    summary: 'Revoke the result of a passed test, with a reason',
    sentence: 'The result is revoked.',
    params: idParams,
    body: reasonSchema,
    answers: THE_TEST,
    about: ({ context, actor, params }) => testAccessFacts(context, params.id, actor),
    handle: ({ context, actor, params, body }) => revokeTest({ context, actor, id: params.id }, body),
  }),
];
