import { LIDAR_ASPECTS, type Question } from '@portal/domain';
import type { Call } from '../../app/calls';
import { entriesOf } from '../../../test/audit';
import {
  addReviewed,
  administratorToken,
  evaluationOf,
  giveEvaluations,
  reviewerAddress,
  submitCall,
} from '../../../test/evaluations';
import { testPortal } from '../../../test/portal';
import { assessmentOf, planned } from '../evaluation/plan-assessment.fixture';
import { ADMINISTRATOR, handing, OWNER, USER_OF, type Act } from './hand-overs.fixture';

const portal = testPortal();
const { done, shownApplications, handOver } = handing(portal);

const ASK = 'POST /national-facility/:id/questions' as const;
const REASON = { reason: 'A name was misspelt.' };
const REOPEN: Call = 'POST /national-facility/:id/reopen/initial-acceptance/lidar-feasibility-compliance/:lidarId';

/** A facility under evaluation with an open question of CARS. */
async function asked() {
  const { facility } = await addReviewed(portal);
  const params = { id: facility.id };
  const questions = (await done(USER_OF.cars, ASK, params, { text: 'Since when?' })) as unknown as Question[];
  return { ...params, question: questions[0]?._id ?? '' };
}

async function evaluated() {
  const reviewed = await addReviewed(portal);
  await giveEvaluations(portal, reviewed);
  return reviewed;
}

type Row = [what: string, action: string, prepare: () => Promise<Act>, sentence: string];

const BACK: readonly Row[] = [
  [
    'one evaluation is reopened',
    'evaluation.reopen',
    async () => {
      const { place } = await evaluated();
      return () => done(ADMINISTRATOR, REOPEN, place, REASON);
    },
    'Waiting for reviewers to complete the evaluation (since DAY).',
  ],
  [
    'it is submitted again',
    'evaluation.submit',
    async () => {
      const { place } = await evaluated();
      await done(ADMINISTRATOR, REOPEN, place, REASON);
      const path = 'initial-acceptance/lidar-feasibility-compliance/:lidarId';
      return () => done(USER_OF.reviewers, submitCall(path), place, evaluationOf('feasibility'));
    },
    'Waiting for CARS to issue the preliminary report (since DAY).',
  ],
  [
    'a question is asked',
    'application.ask',
    async () => {
      const { facility } = await addReviewed(portal);
      return () => done(USER_OF.cars, ASK, { id: facility.id }, { text: 'Since when?' });
    },
    'Waiting for the facility to answer a question (since DAY).',
  ],
  [
    'it is answered',
    'application.answer',
    async () => {
      const params = await asked();
      return () => done(OWNER, `${ASK}/:question/answer`, params, { text: 'Since spring.' });
    },
    'Waiting for reviewers to complete the evaluation (since DAY).',
  ],
  [
    'it is closed without an answer',
    'application.close-question',
    async () => {
      const params = await asked();
      return () => done(USER_OF.cars, `${ASK}/:question/close`, params);
    },
    'Waiting for reviewers to complete the evaluation (since DAY).',
  ],
  [
    'the last assessment of the plan is submitted',
    'evaluation.assess-plan',
    async () => {
      const { place } = await planned(portal);
      const submit = (path: string, reviewer: string) =>
        done(reviewer, `POST /national-facility/:id/submit/plan-assessment/${path}` as Call, place, assessmentOf());
      for (const aspect of LIDAR_ASPECTS.filter((one) => one !== 'data'))
        await submit(`lidar-${aspect}/:lidarId`, reviewerAddress('lidar'));
      await submit('lidar-data/:lidarId', reviewerAddress('lidar_data'));
      await submit('lidar', reviewerAddress('lidar'));
      return () => submit('photometer', reviewerAddress('photometer'));
    },
    'Waiting for CARS to read the upgrade plan and issue the final report (since DAY).',
  ],
  [
    'a reviewer declines a component',
    'application.decline-review',
    async () => {
      const { facility } = await addReviewed(portal);
      const params = { id: facility.id, component: 'lidar' };
      return () => done(USER_OF.reviewers, 'POST /national-facility/:id/decline-review/:component', params, REASON);
    },
    'Waiting for an administrator to assign reviewers (since DAY).',
  ],
  [
    'the application is withdrawn',
    'application.withdraw',
    async () => {
      const { facility } = await evaluated();
      return () => done(OWNER, 'POST /national-facility/:id/withdraw/initial-acceptance', { id: facility.id }, REASON);
    },
    'Waiting for the facility to describe the instruments and submit the application (since DAY).',
  ],
];

/** Reviewers continue while a question is open, so the digest dates their work from before it. */
const GO_ON_MEANWHILE = ['application.answer', 'application.close-question'];

test.each(BACK)(
  'when %s, recorded as %s, pages, lists and messages count the waiting time from that day [12.5]',
  async (_what, action, prepare, sentence) => {
    const { found, wanted } = await handOver(prepare, sentence, GO_ON_MEANWHILE.includes(action));
    expect(found).toEqual(wanted);
    const [{ _id: id }] = (await done(ADMINISTRATOR, 'GET /national-facility/all', {})) as unknown as [{ _id: string }];
    expect((await entriesOf(portal, id)).at(-1)).toMatchObject({ action });
  },
);

test('only the last assessment is a hand-over: reviewers have been due since the plan was added', async () => {
  const { place } = await planned(portal);
  await administratorToken(portal);
  const before = await shownApplications();
  portal.pass(3600);
  await done(
    ADMINISTRATOR,
    'POST /national-facility/:id/submit/plan-assessment/lidar-feasibility/:lidarId',
    place,
    assessmentOf(),
  );
  expect(await shownApplications()).toEqual(before);
});
