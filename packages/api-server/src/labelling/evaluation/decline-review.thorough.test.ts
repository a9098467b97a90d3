import { HAND_OVER, epochOf } from '@portal/domain';
import type { AcceptanceStatusCode, DeclinedReview, HistoryEntry } from '@portal/domain';
import { entriesOf } from '../../../test/audit';
import { tokenOf, type Caller } from '../../../test/callers';
import { emailsInOrder } from '../../../test/emails';
import {
  addReviewed,
  administratorToken,
  currentRound,
  evaluationOf,
  lidarPath,
  reviewerToken,
  submitCall,
} from '../../../test/evaluations';
import { testPortal } from '../../../test/portal';
import { stored } from '../../../test/stored';
import { atOnce } from '../../../test/waiting';
import { componentReviewers, declinedReviews, evaluations, userRoles } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db, context } = portal;

const DECLINE = 'POST /national-facility/:id/decline-review/:component';
const LIST = 'GET /national-facility/:id/declined-reviews';
const SET = 'POST /national-facility/:id/set-initial-acceptance-reviewers';
const REASON = 'I am on leave until May.';
const CONFLICT = { reason: 'We share a laboratory.', conflict_of_interest: true };

const decline = (id: string, token: string | undefined, body: object = { reason: REASON }, component = 'lidar') =>
  callApi(DECLINE, { params: { id, component }, token, body });
const everything = async () => ({
  ...(await stored(portal)),
  chosen: await db.select().from(componentReviewers).orderBy(componentReviewers.component),
  declined: await db.select().from(declinedReviews),
});
const left = async () => (await db.select().from(componentReviewers)).map(({ component }) => component).toSorted();

test('the due date of the reviewers stays while a reviewer is missing and for the successor [12.5, 12.37]', async () => {
  const { facility, reviewers } = await addReviewed(portal);
  const token = await administratorToken(portal);
  const setDay = (day: string) =>
    callApi('POST /national-facility/:id/due-date', {
      params: { id: facility.id },
      token,
      body: { due_date: epochOf(day) },
    });
  const choose = () => callApi(SET, { params: { id: facility.id }, token, body: reviewers });
  await setDay('2026-07-01');
  portal.pass(60);
  await decline(facility.id, await reviewerToken(portal, 'lidar'));
  expect(await currentRound(portal)).toMatchObject({ pendingFor: 'reviewers', dueDate: '2026-07-01' });
  portal.pass(60);
  expect((await choose()).status).toBe(200);
  expect(await currentRound(portal)).toMatchObject({ pendingFor: 'evaluations', dueDate: '2026-07-01' });
  portal.pass(60);
  await decline(facility.id, await reviewerToken(portal, 'lidar'));
  portal.pass(60);
  await setDay('2026-06-20');
  portal.pass(60);
  await choose();
  // The due date applied to the choice of reviewers and ended with that step.
  expect(await currentRound(portal)).toMatchObject({ pendingFor: 'evaluations', dueDate: null });
});

test('a reviewer declines a component, and administrators are notified and can read the reason [12.37]', async () => {
  const { facility, reviewers } = await addReviewed(portal);
  const token = await administratorToken(portal);
  const { status, body } = await decline(facility.id, await reviewerToken(portal, 'lidar'));
  expect([status, body.code]).toEqual([200, 2]);
  expect(await left()).toEqual(['lidar_data', 'photometer', 'photometer_data']);
  expect(await currentRound(portal)).toMatchObject({
    pendingFor: 'reviewers',
    pendingWith: 'administrators',
    pendingSince: context.now(),
  });
  const [mail, ...more] = await emailsInOrder(portal);
  expect([mail?.kind, mail?.recipients, more]).toEqual(['review-declined', ['admin@site.example'], []]);
  expect(mail?.text).toContain('Rita Lidar reviewer declined to review');
  expect(mail?.text).not.toContain(REASON);
  const { body: list } = await callApi(LIST, { params: { id: facility.id }, token });
  expect(list.data).toEqual([
    {
      _id: expect.any(String),
      component: 'lidar',
      person: { _id: reviewers.lidar, first_name: 'Rita', last_name: 'Lidar reviewer' },
      reason: REASON,
      conflict_of_interest: false,
      round: 1,
      at: context.now().getTime() / 1000,
    },
  ]);
});

test('the history records it without name and reason, the audit log with both [12.37]', async () => {
  const { facility } = await addReviewed(portal);
  const token = await tokenOf(portal, 'CARS', facility);
  const reviewer = await reviewerToken(portal, 'lidar');
  await decline(facility.id, reviewer);
  const { body } = await callApi('GET /national-facility/:id/history', { params: { id: facility.id }, token });
  expect((body.data as unknown as HistoryEntry[])[0]).toMatchObject({
    action: 'application.decline-review',
    person: null,
    reason: null,
    changes: [],
  });
  expect(JSON.stringify(body)).not.toContain('Rita');
  expect((await entriesOf(portal, facility.id)).at(-1)).toMatchObject({
    oldValue: { lidar: 'Rita Lidar reviewer' },
    newValue: { declined_because: REASON, conflict_of_interest: false },
  });
  const owner = await tokenOf(portal, 'its owner', facility);
  const read = await callApi('GET /national-facility/:id/history', { params: { id: facility.id }, token: owner });
  // Whom the application waits for is the owner's to know, and not why.
  expect(read.body.data).toMatchObject([
    { action: HAND_OVER, person: null, reason: null, pending_with: 'administrators' },
  ]);
});

test('submitted evaluations stay, and drafts stay with the component [12.37]', async () => {
  const { place, facility } = await addReviewed(portal);
  const token = await reviewerToken(portal, 'lidar');
  await callApi(submitCall(lidarPath('feasibility')), { token, params: place, body: evaluationOf('feasibility') });
  await callApi('POST /national-facility/:id/edit/initial-acceptance/lidar-feature-compliance/:lidarId', {
    token,
    params: place,
    body: { feature_comments: 'To be checked.' },
  });
  const before = await db.select().from(evaluations);
  expect(before).toHaveLength(2);
  await decline(facility.id, token);
  expect(await db.select().from(evaluations)).toEqual(before);
});

describe('a conflict of interest', () => {
  test('declines all components of the reviewer there, and prevents another assignment [12.37]', async () => {
    const { facility, reviewers } = await addReviewed(portal);
    await db.insert(userRoles).values({ userId: reviewers.lidar, role: 'photometer_reviewer' });
    const admin = await administratorToken(portal);
    const set = (body: object) => callApi(SET, { params: { id: facility.id }, token: admin, body });
    await set({ ...reviewers, photometer: reviewers.lidar });
    expect((await decline(facility.id, await reviewerToken(portal, 'lidar'), CONFLICT)).status).toBe(200);
    expect(await left()).toEqual(['lidar_data', 'photometer_data']);
    const { body } = await callApi(LIST, { params: { id: facility.id }, token: admin });
    expect((body.data as unknown as DeclinedReview[]).map((one) => [one.component, one.conflict_of_interest])).toEqual([
      ['lidar', true],
      ['photometer', true],
    ]);
    const before = await everything();
    const refused = await set({ ...reviewers, photometer: null });
    const day = context.now().toISOString().slice(0, 10);
    const message = `This person declared a conflict of interest with this facility on ${day}.`;
    expect([refused.status, refused.body.errors]).toEqual([422, [{ path: 'lidar', message }]]);
    expect(await everything()).toEqual(before);
  });

  test('concerns this facility only, and a component declined without conflict can be assigned again', async () => {
    const { facility, reviewers } = await addReviewed(portal);
    const admin = await administratorToken(portal);
    await decline(facility.id, await reviewerToken(portal, 'lidar'));
    await decline(facility.id, await reviewerToken(portal, 'photometer'), CONFLICT, 'photometer');
    const set = { params: { id: facility.id }, token: admin, body: { lidar: reviewers.lidar } };
    expect((await callApi(SET, set)).status).toBe(200);
  });
});

test.each<[why: string, body: object, path: string, message: string]>([
  ['nothing', {}, 'reason', 'Please give a reason'],
  ['null', { reason: null }, 'reason', 'Please give a reason'],
  ['an empty reason', { reason: ' ' }, 'reason', 'Please give a reason'],
  ['too long a reason', { reason: 'x'.repeat(501) }, 'reason', 'Maximum 500 characters'],
  [
    'a conflict that is not a boolean',
    { reason: REASON, conflict_of_interest: 'maybe' },
    'conflict_of_interest',
    'Must be yes or no',
  ],
  ['an unknown field', { reason: REASON, why: 'x' }, 'why', 'Unknown field'],
])('%s is refused on its field, and nothing changes', async (_why, body, path, message) => {
  const { facility } = await addReviewed(portal);
  const token = await reviewerToken(portal, 'lidar');
  const before = await everything();
  const answer = await decline(facility.id, token, body);
  expect([answer.status, answer.body.errors]).toEqual([422, [{ path, message }]]);
  expect(await everything()).toEqual(before);
});

test.each<[who: Caller, decline: number, list: number]>([
  ['nobody', 401, 401],
  ['its owner', 403, 403],
  ['another owner', 403, 403],
  ['an evaluator', 403, 403],
  ['CARS', 403, 403],
  ['ARES', 403, 403],
  ['an administrator', 403, 200],
])(
  '%s declining the component of another user receives %i and reading declined reviews %i',
  async (who, answer, list) => {
    const { facility } = await addReviewed(portal);
    const token = await tokenOf(portal, who, facility);
    const before = await everything();
    expect((await decline(facility.id, token)).status).toBe(answer);
    expect((await callApi(LIST, { params: { id: facility.id }, token })).status).toBe(list);
    expect(await everything()).toEqual(before);
  },
);

test('the component of another reviewer and an unknown component cannot be declined', async () => {
  const { facility } = await addReviewed(portal);
  const token = await reviewerToken(portal, 'lidar');
  expect((await decline(facility.id, token, undefined, 'photometer')).status).toBe(403);
  expect((await decline(facility.id, token, undefined, 'synergy')).status).toBe(404);
  expect(await left()).toHaveLength(4);
});

test.each<[status: AcceptanceStatusCode, answer: number]>([
  ['draft', 409],
  ['submitted', 200],
  ['waiting_final_report', 200],
  ['evaluated', 409],
])('declining while %s returns %i', async (status, answer) => {
  const { facility } = await addReviewed(portal, status);
  expect((await decline(facility.id, await reviewerToken(portal, 'lidar'))).status).toBe(answer);
});

test('a component can be declined only once', async () => {
  const { facility } = await addReviewed(portal);
  const token = await reviewerToken(portal, 'lidar');
  const answers = await atOnce(portal, facility.id, [
    () => decline(facility.id, token),
    () => decline(facility.id, token),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]));
  expect(await db.$count(declinedReviews)).toBe(1);
});
