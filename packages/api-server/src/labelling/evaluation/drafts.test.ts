import { latestEntry } from '../../../test/audit';
import { tokenOf } from '../../../test/callers';
import { addReviewed, administratorToken, reviewerToken } from '../../../test/evaluations';
import { testPortal } from '../../../test/portal';
import { stored } from '../../../test/stored';
import { componentReviewers, evaluations, facilities, userRoles } from '../../platform/db/tables';
import type { EditedEvaluation } from '@portal/domain';

const portal = testPortal();
const { callApi, db } = portal;

const EDIT = 'POST /national-facility/:id/edit/initial-acceptance/lidar-feature-compliance/:lidarId';

/** A submitted facility with a lidar reviewer assigned. */
async function open() {
  const reviewed = await addReviewed(portal);
  const token = await reviewerToken(portal, 'lidar');
  const save = (body: object, by: string = token) => callApi(EDIT, { token: by, params: reviewed.place, body });
  return { ...reviewed, save };
}

const evaluation = (data: unknown) => data as EditedEvaluation;
const rows = () => db.select().from(evaluations);

test('a draft may be incomplete, and fields that are not sent stay unchanged [4.11, 7.4.9]', async () => {
  const { save, reviewers } = await open();
  const { status, body } = await save({ feature_comments: 'Telecover is missing.' });
  expect([status, body.code]).toEqual([200, 2]);
  expect(body.data).toEqual({
    compliance: null,
    comments: 'Telecover is missing.',
    recommendations: null,
    evaluation_date: null,
    reviewer: { _id: reviewers.lidar, first_name: 'Rita', last_name: 'Lidar reviewer' },
    version: 1,
  });
  const { body: second } = await save({ feature_compliance: 'partially', feature_recommendations: 'Add it.\n\nΝαι.' });
  expect(second.data).toMatchObject({
    compliance: { code: 'partially', name: 'Partially compliant' },
    comments: 'Telecover is missing.',
    recommendations: 'Add it.\n\nΝαι.',
    version: 2,
  });
  const { body: third } = await save({ feature_compliance: null, feature_comments: '' });
  expect(third.data).toMatchObject({ compliance: null, comments: null, recommendations: 'Add it.\n\nΝαι.' });
  expect(await rows()).toMatchObject([{ suggestion: null, evaluatedAt: null }]);
});

test('drafts write no audit entries and no messages [11.9.2]', async () => {
  const { save } = await open();
  const before = await stored(portal);
  await save({ feature_comments: 'One.' });
  const { entries, emails } = await stored(portal);
  expect([entries, emails]).toEqual([before.entries, before.emails]);
});

test('nothing is written if nothing changes', async () => {
  const { save } = await open();
  await save({});
  expect(await rows()).toEqual([]);
  await save({ feature_comments: 'One.' });
  expect(evaluation((await save({ feature_comments: ' One. ' })).body.data).version).toBe(1);
});

describe('the second of two editors of one draft receives a conflict', () => {
  test.each([
    ['the draft is new', 0],
    ['the draft exists', 1],
  ])('when %s', async (_when, seen) => {
    const { save } = await open();
    const administrator = await administratorToken(portal);
    if (seen === 1) await save({ feature_comments: 'First.' });
    await save({ feature_comments: 'Of the reviewer.', version: seen });
    const before = await stored(portal);
    const { status, body } = await save({ feature_comments: 'Of the administrator.', version: seen }, administrator);
    expect([status, body.code]).toEqual([409, 1003]);
    expect(body.data).toMatchObject({
      comments: 'Of the reviewer.',
      version: seen + 1,
      reviewer: { first_name: 'Rita' },
    });
    expect(await stored(portal)).toEqual(before);
  });

  test('even with a draft of an earlier round, which had more versions', async () => {
    const { save } = await open();
    await save({ feature_comments: 'Of this round.' });
    const { status, body } = await save({ feature_comments: 'Of the former one.', version: 2 });
    expect([status, body.code]).toEqual([409, 1003]);
    expect(body.data).toMatchObject({ comments: 'Of this round.', version: 1 });
  });

  test('but not if both wrote the same', async () => {
    const { save } = await open();
    await save({ feature_comments: 'One.' });
    await save({ feature_comments: 'Two.' });
    expect((await save({ feature_comments: 'Two.', version: 1 })).status).toBe(200);
  });

  test('and without a version, the last save wins', async () => {
    const { save } = await open();
    await save({ feature_comments: 'One.' });
    expect((await save({ feature_comments: 'Two.' })).body.data).toMatchObject({ comments: 'Two.', version: 2 });
  });
});

test.each<[why: string, body: object, path: string]>([
  ['an unknown compliance', { feature_compliance: 'perhaps' }, 'feature_compliance'],
  ['a text that is too long', { feature_comments: 'x'.repeat(10_001) }, 'feature_comments'],
  ['a character that documents cannot render', { feature_comments: 'As on 沙' }, 'feature_comments'],
  ['an invalid version', { version: 'latest' }, 'version'],
])('%s is refused on its field', async (_why, body, path) => {
  const { save } = await open();
  const answer = await save(body);
  expect([answer.status, answer.body.errors]).toEqual([422, [expect.objectContaining({ path })]]);
  expect(await rows()).toEqual([]);
});

test('an owner cannot review their facility, even when chosen as a reviewer [11.3.9]', async () => {
  const { facility, save } = await open();
  const { ownerId, id: facilityId } = facility;
  await db.insert(userRoles).values({ userId: ownerId, role: 'lidar_reviewer' });
  await db.delete(componentReviewers);
  await db.insert(componentReviewers).values({ facilityId, component: 'lidar', userId: ownerId });
  const token = await tokenOf(portal, 'its owner', facility);
  expect((await save({ feature_comments: 'Splendid.' }, token)).status).toBe(403);
  expect(await rows()).toEqual([]);
});

test('an administrator who owns the facility may evaluate it, as log and audit entry state [11.3.9]', async () => {
  const { place, save } = await open();
  const token = await administratorToken(portal);
  const { _id: ownerId } = (await callApi('GET /user/profile', { token })).body.data as unknown as { _id: string };
  await db.update(facilities).set({ ownerId });
  await save({ feature_compliance: 'yes' }, token);
  expect(portal.logged.join('')).toContain('an administrator evaluates a facility of their own');
  const body = { feature_compliance: 'yes', feature_comments: 'Fine.', feature_recommendations: 'None.' };
  await callApi('POST /national-facility/:id/submit/initial-acceptance/lidar-feature-compliance/:lidarId', {
    token,
    params: place,
    body,
  });
  expect(await latestEntry(portal)).toMatchObject({
    action: 'evaluation.submit',
    actorId: ownerId,
    newValue: { byOwner: true },
  });
});
