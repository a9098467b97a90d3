import { entriesOf } from '../../../test/audit';
import { tokenOf } from '../../../test/callers';
import { emailsInOrder } from '../../../test/emails';
import {
  addReviewed,
  administratorToken,
  currentRound,
  evaluationOf,
  evaluationsOn,
  giveEvaluations,
  putInto,
  reviewerAddress,
  reviewerToken,
} from '../../../test/evaluations';
import { addPerson } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { stored } from '../../../test/stored';
import { atOnce } from '../../../test/waiting';
import { evaluations } from '../../platform/db/tables';
import { EVALUATION_KINDS } from '../evaluation/evaluation-kinds';
import { evaluationCallName } from '../evaluation/write-evaluation.routes';

const portal = testPortal();
const { callApi, db, context } = portal;

const REOPEN = 'POST /national-facility/:id/reopen/initial-acceptance/lidar-feature-compliance/:lidarId';
const SUBMIT = 'POST /national-facility/:id/submit/initial-acceptance/lidar-feature-compliance/:lidarId';
const REASON = 'The telecover test was overlooked.';

/** A facility with every evaluation submitted, so that the application is pending with CARS. */
async function evaluated() {
  const reviewed = await addReviewed(portal);
  await giveEvaluations(portal, reviewed);
  const token = await administratorToken(portal);
  await addPerson(portal, { email: 'cars@site.example', roles: ['cars'] });
  const reopen = (body: object = { reason: REASON }) => callApi(REOPEN, { token, params: reviewed.place, body });
  return { ...reviewed, token, reopen };
}

test('a reopened evaluation is a draft with its text, and the others stay submitted [12.30]', async () => {
  const { facility, reopen, place } = await evaluated();
  const { status, body } = await reopen({ reason: REASON, version: 1 });
  expect([status, body.code]).toEqual([200, 2]);
  expect(body.data).toMatchObject({
    compliance: { code: 'yes' },
    comments: 'Checked.',
    evaluation_date: null,
    version: 2,
  });
  const drafts = (await db.select().from(evaluations)).filter(({ evaluatedAt }) => evaluatedAt === null);
  expect(drafts).toMatchObject([{ targetId: place.lidarId, aspect: 'feature', suggestion: null }]);
  expect((await entriesOf(portal, facility.id)).at(-1)).toMatchObject({
    action: 'evaluation.reopen',
    objectKind: 'lidar',
    objectName: 'MUSA',
    newValue: { aspect: 'feature', reason: REASON },
  });
});

test('the application moves from CARS to the reviewers, now, and back on the new submission [12.30]', async () => {
  const { reopen, place } = await evaluated();
  portal.pass(60);
  await reopen();
  expect(await currentRound(portal)).toMatchObject({
    pendingWith: 'reviewers',
    pendingSince: context.now(),
    openEvaluations: { 'lidar-feature': 1 },
  });
  portal.pass(60);
  const token = await reviewerToken(portal, 'lidar');
  const body = evaluationOf('feature', { comments: 'With the telecover test.' });
  expect((await callApi(SUBMIT, { token, params: place, body: { ...body, version: 2 } })).status).toBe(200);
  expect(await currentRound(portal)).toMatchObject({ pendingWith: 'cars', pendingSince: context.now() });
  expect(await evaluationsOn(portal, 'feature')).toMatchObject([{ comments: 'With the telecover test.', version: 3 }]);
});

test('its reviewer and the party that was to act are notified, each with a message of their own [12.30]', async () => {
  const { reopen } = await evaluated();
  await reopen();
  const mails = (await emailsInOrder(portal)).filter(({ kind }) => kind === 'one-evaluation-reopened');
  const told = mails.map(({ recipients, subject }) => `${recipients.join(', ')}: ${subject}`);
  expect(told.toSorted()).toEqual([
    'admin@site.example, cars@site.example: CIAO: an evaluation was re-opened',
    `${reviewerAddress('lidar')}: CIAO: an evaluation of yours was re-opened, 1 evaluation to submit`,
  ]);
  for (const { text } of mails) {
    expect(text).toContain('the one on the lidar MUSA (feature). All others stay submitted.');
    expect(text).toContain(`Reason: ${REASON}`);
  }
});

test('CARS is notified whenever all evaluations are submitted, even after a reopening', async () => {
  const { reopen, place, token } = await evaluated();
  const again = async () => callApi(SUBMIT, { token, params: place, body: evaluationOf('feature') });
  for (let times = 0; times < 2; times += 1) {
    await reopen();
    expect((await again()).status).toBe(200);
  }
  const ready = (await emailsInOrder(portal)).filter(({ kind }) => kind === 'evaluation-complete');
  expect(ready).toHaveLength(2);
});

test('administrators are notified of the synergy, which they evaluate, if the application was not pending with CARS', async () => {
  const { reopen, token, place } = await evaluated();
  await reopen();
  const call = 'POST /national-facility/:id/reopen/synergy-compliance';
  expect((await callApi(call, { token, params: { id: place.id }, body: { reason: REASON } })).status).toBe(200);
  const told = (await emailsInOrder(portal)).filter(({ text }) => text.includes('the synergy of lidars'));
  expect(told.map(({ recipients }) => recipients)).toEqual([['admin@site.example']]);
});

test.each(EVALUATION_KINDS)('the evaluation of $about is reopened by a call of its own [12.30]', async (kind) => {
  const { place } = await addReviewed(portal);
  const token = await administratorToken(portal);
  const call = (act: 'submit' | 'reopen', body: object) =>
    callApi(evaluationCallName(kind, act), { token, params: place, body });
  expect((await call('reopen', { reason: REASON })).status).toBe(409);
  await call('submit', evaluationOf(kind.aspect));
  expect((await call('reopen', { reason: REASON })).status).toBe(200);
  expect(await evaluationsOn(portal, kind.aspect)).toMatchObject([{ evaluatedAt: null, comments: 'Checked on site.' }]);
});

describe('reopening is refused, and nothing changes,', () => {
  test.each<[why: string, body: object, status: number, path: string | undefined]>([
    ['without a reason', {}, 422, 'reason'],
    ['with a blank reason', { reason: ' ' }, 422, 'reason'],
    ['with null', { reason: null }, 422, 'reason'],
    ['with a reason that is too long', { reason: 'x'.repeat(10_001) }, 422, 'reason'],
    ['with an unknown field', { reason: REASON, compliance: 'no' }, 422, 'compliance'],
    ['with an invalid version', { reason: REASON, version: null }, 422, 'version'],
    ['from an older version', { reason: REASON, version: 0 }, 409, undefined],
    ['from a newer version', { reason: REASON, version: 2 }, 409, undefined],
  ])('%s', async (_why, body, status, path) => {
    const { reopen } = await evaluated();
    const before = await stored(portal);
    const answer = await reopen(body);
    expect(answer).toMatchObject({ status, body: path ? { errors: [{ path }] } : {} });
    expect(await stored(portal)).toEqual(before);
  });

  test.each(['draft', 'preliminary_report_issued', 'waiting_final_report', 'evaluated'] as const)(
    'in %s',
    async (status) => {
      const { reopen, round } = await evaluated();
      await putInto(portal, round, status);
      const before = await stored(portal);
      expect(await reopen()).toMatchObject({ status: 409, body: { code: 1003 } });
      expect(await stored(portal)).toEqual(before);
    },
  );

  test.each(['its owner', 'the reviewer of lidars', 'CARS', 'ARES'] as const)('by %s', async (caller) => {
    const reviewed = await addReviewed(portal);
    const { facility, place } = reviewed;
    await giveEvaluations(portal, reviewed);
    const token =
      caller === 'the reviewer of lidars'
        ? await reviewerToken(portal, 'lidar')
        : await tokenOf(portal, caller, facility);
    const before = await stored(portal);
    expect((await callApi(REOPEN, { token, params: place, body: { reason: REASON } })).status).toBe(403);
    expect(await stored(portal)).toEqual(before);
  });

  test.each(['lidarId', 'id'] as const)('where %s is that of no record', async (name) => {
    const { place, token } = await evaluated();
    const params = { ...place, [name]: '6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11' };
    expect((await callApi(REOPEN, { token, params, body: { reason: REASON } })).status).toBe(404);
  });
});

test('one of two simultaneous requests reopens the evaluation and the other is refused', async () => {
  const { facility, reopen } = await evaluated();
  const answers = await atOnce(portal, facility.id, [() => reopen(), () => reopen()]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect((await entriesOf(portal, facility.id)).filter(({ action }) => action === 'evaluation.reopen')).toHaveLength(1);
});
