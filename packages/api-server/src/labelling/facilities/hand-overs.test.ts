import { day, epochOf, pendingWith, type SubmittedApplication } from '@portal/domain';
import type { Call } from '../../app/calls';
import { addComplete } from '../../../test/applications';
import {
  addReviewed,
  addReviewers,
  administratorToken,
  evaluationOf,
  giveEvaluations,
  lidarPath,
  reviewerAddress,
  submitCall,
} from '../../../test/evaluations';
import { addFacility } from '../../../test/facilities';
import { addFile } from '../../../test/files';
import { addPerson } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { ADMINISTRATOR, handing, OWNER, USER_OF, type Act } from './hand-overs.fixture';

const portal = testPortal();
const { context, pass } = portal;
const { done, shownApplications, digestDays, handOver } = handing(portal);

const DAY = 24 * 3600;

const EDIT: Call = 'POST /national-facility/:id/edit/initial-acceptance';
const SET: Call = 'POST /national-facility/:id/set-initial-acceptance-reviewers';
const RESET: Call = 'POST /national-facility/:id/reset-initial-acceptance';
const DUE: Call = 'POST /national-facility/:id/due-date';
const SUBMIT: Call = 'POST /national-facility/:id/submit-initial-acceptance-application';

type Fixture = Awaited<ReturnType<typeof addReviewed>>;

const submitLast = async (fixture: Fixture, leftOut: string[], path: string, aspect: string) => {
  await giveEvaluations(portal, fixture, leftOut);
  return () => done(ADMINISTRATOR, submitCall(path), fixture.place, evaluationOf(aspect));
};

/** A facility with a preliminary report issued by CARS. */
async function reported(preliminary_acceptance: string) {
  const fixture = await addReviewed(portal);
  await giveEvaluations(portal, fixture);
  const params = { id: fixture.facility.id };
  await done(USER_OF.cars, EDIT, params, { preliminary_acceptance });
  return { fixture, params };
}

async function planned(preliminary_acceptance: string) {
  const { fixture, params } = await reported(preliminary_acceptance);
  const plan = await addFile(portal, { kind: 'document', uploaderId: fixture.facility.ownerId });
  return { params, upload: () => done(OWNER, EDIT, params, { user_file: plan.id }) };
}

type Row = [what: string, prepare: () => Promise<Act>, sentence: string];

const HAND_OVERS: readonly Row[] = [
  [
    'the invitation is sent',
    async () => {
      const { id } = await addFacility(portal);
      return () => done(ADMINISTRATOR, 'POST /national-facility/:id/send-invitation', { id });
    },
    'Waiting for the facility to describe the instruments and submit the application (since DAY).',
  ],
  [
    'the application is submitted',
    async () => {
      const { facility } = await addComplete(portal);
      return () => done(OWNER, SUBMIT, { id: facility.id });
    },
    'Waiting for an administrator to assign reviewers (since DAY).',
  ],
  [
    'it is submitted, with reviewers kept',
    async () => {
      const { facility } = await addReviewed(portal, 'draft');
      return () => done(OWNER, SUBMIT, { id: facility.id });
    },
    'Waiting for reviewers to complete the evaluation (since DAY).',
  ],
  [
    'reviewers are set',
    async () => {
      const { facility } = await addComplete(portal, 'submitted');
      const people = await addReviewers(portal);
      return () => done(ADMINISTRATOR, SET, { id: facility.id }, people);
    },
    'Waiting for reviewers to complete the evaluation (since DAY).',
  ],
  [
    'a reviewer is removed',
    async () => {
      const { facility, reviewers } = await addReviewed(portal);
      return () => done(ADMINISTRATOR, SET, { id: facility.id }, { ...reviewers, photometer: null });
    },
    'Waiting for an administrator to assign reviewers (since DAY).',
  ],
  [
    'all reviewers have finished',
    async () => submitLast(await addReviewed(portal), ['lidar-data', 'facility-synergy'], lidarPath('data'), 'data'),
    'Waiting for an administrator to evaluate the synergy of lidars and photometers (since DAY).',
  ],
  [
    'the last evaluation is submitted',
    async () => submitLast(await addReviewed(portal), ['facility-synergy'], 'synergy-compliance', 'synergy'),
    'Waiting for CARS to issue the preliminary report (since DAY).',
  ],
  [
    'the preliminary report rejects and CARS continues',
    async () => {
      const fixture = await addReviewed(portal);
      await giveEvaluations(portal, fixture);
      return () => done(USER_OF.cars, EDIT, { id: fixture.facility.id }, { preliminary_acceptance: 'no' });
    },
    'Waiting for CARS to issue the final report (since DAY).',
  ],
  [
    'the preliminary report accepts conditionally',
    async () => {
      const fixture = await addReviewed(portal);
      await giveEvaluations(portal, fixture);
      return () => done(USER_OF.cars, EDIT, { id: fixture.facility.id }, { preliminary_acceptance: 'conditionally' });
    },
    'Waiting for the facility to upload the upgrade plan (since DAY).',
  ],
  [
    'the upgrade plan is uploaded',
    async () => (await planned('conditionally')).upload,
    'Waiting for CARS to read the upgrade plan and issue the final report (since DAY).',
  ],
  [
    'a plan is uploaded although none is required',
    async () => (await planned('yes')).upload,
    'Waiting for CARS to read the upgrade plan and issue the final report (since DAY).',
  ],
  [
    'the final report is issued',
    async () => {
      const { params } = await reported('yes');
      return () => done(USER_OF.cars, EDIT, params, { acceptance: 'yes' });
    },
    'Initial acceptance completed on DAY.',
  ],
  [
    'an evaluation is reopened while the application is pending with the reviewers',
    async () => {
      const { facility } = await addReviewed(portal);
      return () => done(ADMINISTRATOR, RESET, { id: facility.id }, { target: 'evaluation', reason: 'A new laser.' });
    },
    'Waiting for reviewers to complete the evaluation (since DAY).',
  ],
  [
    'an evaluation without a reviewer is reopened',
    async () => {
      const { facility } = await addComplete(portal, 'submitted');
      return () => done(ADMINISTRATOR, RESET, { id: facility.id }, { target: 'evaluation', reason: 'A new laser.' });
    },
    'Waiting for an administrator to assign reviewers (since DAY).',
  ],
  [
    'an application is returned to the facility',
    async () => {
      const { params } = await reported('no');
      return () => done(ADMINISTRATOR, RESET, params, { target: 'facility', reason: 'A new laser.' });
    },
    'Waiting for the facility to describe the instruments and submit the application (since DAY).',
  ],
];

test.each(HAND_OVERS)(
  'when %s, pages, lists and messages count the waiting time from that day [12.5]',
  async (_what, prepare, sentence) => {
    const { found, wanted } = await handOver(prepare, sentence);
    expect(found).toEqual(wanted);
  },
);

test('a reviewer assigned later has waiting work from that day, the others from before', async () => {
  const { facility, reviewers } = await addReviewed(portal);
  await administratorToken(portal);
  const start = day(context.now().getTime() / 1000);
  const { id } = await addPerson(portal, { email: 'bea@site.example', roles: ['lidar_data_reviewer'] });
  pass(3 * DAY);
  const later = day(context.now().getTime() / 1000);
  await done(ADMINISTRATOR, SET, { id: facility.id }, { ...reviewers, lidar_data: id });
  const workOf = async (email: string) => {
    const path: Call = 'GET /national-facility/submitted-initial-acceptance-applications';
    const [line] = (await done(email, path, {})) as unknown as SubmittedApplication[];
    return [line?.open_work?.what, day(line?.open_work?.since)];
  };
  expect(await workOf('bea@site.example')).toEqual(['Submit 1 evaluation', later]);
  expect(await workOf(reviewerAddress('lidar'))).toEqual(['Submit 4 evaluations', start]);
  expect(await digestDays('bea@site.example')).toEqual([later]);
});

test.each<[what: string, due_date: string | null, said: string]>([
  ['moved', '2026-12-02', ' Due on 2026-12-02. '],
  ['removed', null, ' Next, '],
])('a due date that is %s does not change the day of the hand-over [12.191]', async (_what, due_date, said) => {
  const { facility } = await addReviewed(portal);
  const handedOn = day(context.now().getTime() / 1000);
  await addPerson(portal, { email: USER_OF.cars, roles: ['cars'] });
  await administratorToken(portal);
  pass(20 * DAY);
  await done(USER_OF.cars, DUE, { id: facility.id }, { due_date: epochOf('2026-11-30') });
  pass(3 * DAY);
  await done(USER_OF.cars, DUE, { id: facility.id }, { due_date: due_date && epochOf(due_date) });
  const sentences = (await shownApplications()).map((application) => pendingWith(application).sentence);
  for (const sentence of sentences)
    expect(sentence).toContain(`Waiting for reviewers to complete the evaluation (since ${handedOn}).${said}`);
  expect(await digestDays(reviewerAddress('lidar'))).toEqual([handedOn]);
});
