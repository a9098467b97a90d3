import type { NationalFacility, ReviewedApplication } from '@portal/domain';
import { entriesOf } from '../../../test/audit';
import { ownerToken, tokenOf } from '../../../test/callers';
import { emailsInOrder } from '../../../test/emails';
import {
  addReviewed,
  administratorToken,
  currentRound,
  evaluationOf,
  giveEvaluations,
  lidarPath,
  putInto,
  reviewerAddress,
  submitCall,
} from '../../../test/evaluations';
import { lidarBody } from '../../../test/instruments';
import { testPortal } from '../../../test/portal';
import { reset } from '../../../test/rounds';
import { stored } from '../../../test/stored';
import { atOnce } from '../../../test/waiting';
import { applications, evaluations } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db, context } = portal;

const WITHDRAW = 'POST /national-facility/:id/withdraw/initial-acceptance';
const SUBMIT = 'POST /national-facility/:id/submit-initial-acceptance-application';
const READ = 'GET /national-facility/:id/initial-acceptance-application';
const REASON = 'The wrong lidar was described.';

/** An application submitted by its owner, with all its evaluations. */
async function submitted() {
  const reviewed = await addReviewed(portal, 'draft');
  const { facility } = reviewed;
  const params = { id: facility.id };
  const owner = await ownerToken(portal, facility);
  const submit = async () => expect((await callApi(SUBMIT, { params, token: owner })).status).toBe(200);
  await submit();
  await giveEvaluations(portal, reviewed);
  const token = await administratorToken(portal);
  portal.pass(60);
  const withdraw = (body: object = { reason: REASON }) => callApi(WITHDRAW, { params, body, token: owner });
  const read = async () => (await callApi(READ, { params, token })).body.data as unknown as ReviewedApplication;
  return { ...reviewed, params, owner, token, submit, withdraw, read };
}

const kept = async () =>
  (await db.select().from(evaluations)).filter(({ evaluatedAt }) => evaluatedAt === null).map(({ aspect }) => aspect);

describe('the owner withdraws an application', () => {
  test('and it becomes a draft in a new round; the submission stays on record [12.32]', async () => {
    const { withdraw, facility } = await submitted();
    const { status, body } = await withdraw();
    expect([status, body.code]).toEqual([200, 2]);
    expect((body.data as unknown as NationalFacility).submissions.initial_acceptance).toMatchObject({
      status: { code: 'draft' },
      round: 2,
      date: null,
      pending_with: 'facility',
    });
    const [ended] = (await db.select().from(applications)).filter(({ isCurrent }) => !isCurrent);
    expect(ended).toMatchObject({ round: 1, status: 'submitted', archivedAt: context.now(), archiveReason: REASON });
    expect(ended?.submissionReportId).not.toBeNull();
    expect((await entriesOf(portal, facility.id)).at(-1)).toMatchObject({
      action: 'application.withdraw',
      actorId: facility.ownerId,
      oldValue: { status: 'submitted' },
      newValue: { status: 'draft', reason: REASON },
    });
  });

  test('and reviewers, staff and the owner are notified with the reason [12.32]', async () => {
    const { withdraw } = await submitted();
    await withdraw();
    const mails = (await emailsInOrder(portal)).filter(({ kind }) => kind === 'application-withdrawn');
    const reviewers = (['lidar', 'lidar_data', 'photometer', 'photometer_data'] as const).map(reviewerAddress);
    expect(mails.map(({ recipients }) => recipients)).toEqual(
      expect.arrayContaining([['pi.ciao@site.example'], reviewers, ['admin@site.example']]),
    );
    expect(mails).toHaveLength(3);
    for (const { text } of mails) expect(text).toContain(`Reason: ${REASON}`);
  });

  test.each(['draft', 'preliminary_report_issued', 'waiting_final_report', 'evaluated'] as const)(
    'but not in %s',
    async (status) => {
      const { withdraw } = await submitted();
      await putInto(portal, await currentRound(portal), status);
      const before = await stored(portal);
      expect(await withdraw()).toMatchObject({ status: 409, body: { code: 1003 } });
      expect(await stored(portal)).toEqual(before);
    },
  );

  test.each<[why: string, body: object, path: string]>([
    ['without a reason', {}, 'reason'],
    ['with a blank reason', { reason: '  ' }, 'reason'],
    ['with null', { reason: null }, 'reason'],
    ['with an overlong reason', { reason: 'x'.repeat(10_001) }, 'reason'],
    ['with an unknown field', { reason: REASON, target: 'evaluation' }, 'target'],
  ])('but not %s', async (_why, body, path) => {
    const { withdraw } = await submitted();
    const before = await stored(portal);
    expect(await withdraw(body)).toMatchObject({ status: 422, body: { errors: [{ path }] } });
    expect(await stored(portal)).toEqual(before);
  });

  test.each(['another owner', 'the reviewer of lidars', 'CARS', 'an administrator'] as const)(
    'and %s may not',
    async (caller) => {
      const { facility } = await addReviewed(portal);
      const callerToken = caller === 'the reviewer of lidars' ? undefined : await tokenOf(portal, caller, facility);
      const params = { id: facility.id };
      const { status } = await callApi(WITHDRAW, {
        params,
        body: { reason: REASON },
        ...(callerToken && { token: callerToken }),
      });
      expect(status).toBe(callerToken ? 403 : 401);
    },
  );

  test('once in two simultaneous requests, and never together with a reset [12.32]', async () => {
    const { withdraw, facility, token } = await submitted();
    const again = () => reset(portal, facility.id, 'facility', token);
    const answers = await atOnce(portal, facility.id, [() => withdraw(), () => withdraw(), again]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(await db.$count(applications)).toBe(2);
  });
});

describe('texts of reviewers', () => {
  const BACK = { withdrawn: 'withdraw', returned: 'reset' } as const;

  test.each(Object.entries(BACK))(
    'are kept as drafts if the application was %s and nothing changed [12.31]',
    async (_why, how) => {
      const world = await submitted();
      if (how === 'withdraw') await world.withdraw();
      else await reset(portal, world.facility.id, 'facility', world.token);
      expect(await kept()).toEqual([]);
      await world.submit();
      expect((await kept()).toSorted()).toEqual([
        'channel',
        'data',
        'data',
        'feasibility',
        'feature',
        'general',
        'general',
        'synergy',
      ]);
      expect(await currentRound(portal)).toMatchObject({
        pendingWith: 'reviewers',
        openEvaluations: { 'lidar-data': 1 },
      });
      const mail = (await emailsInOrder(portal)).findLast(({ kind }) => kind === 'evaluations-due');
      expect(mail?.text).toContain('on unchanged instruments are kept as drafts');
    },
  );

  test("start empty for a changed instrument, with the previous round's text beside them [12.31]", async () => {
    const { withdraw, submit, read, owner, lidar, photometer } = await submitted();
    await withdraw();
    const body = lidarBody({ name: lidar.name, altitude: 77 });
    expect(
      (await callApi('POST /lidar/system/edit/:id', { params: { id: lidar.id }, token: owner, body })).status,
    ).toBe(200);
    await submit();
    expect((await kept()).toSorted()).toEqual(['data', 'general']);
    const application = await read();
    expect(application.photometers).toMatchObject([{ _id: photometer.id, data_version: 1, data_comments: 'Checked.' }]);
    expect(application.lidars).toMatchObject([{ feature_version: 0, feature_comments: null }]);
    const former = application.former_evaluations;
    expect(former).toHaveLength(8);
    expect(former.find(({ target, aspect }) => target === lidar.id && aspect === 'feature')).toMatchObject({
      round: 1,
      compliance: { code: 'yes' },
      comments: 'Checked.',
      evaluation_date: expect.any(Number),
    });
  });

  test('of an evaluated round outlast a withdrawn round and are compared with [12.31]', async () => {
    const { withdraw, submit, read, owner, lidar, facility, token } = await submitted();
    await reset(portal, facility.id, 'facility', token);
    const body = lidarBody({ name: lidar.name, altitude: 77 });
    await callApi('POST /lidar/system/edit/:id', { params: { id: lidar.id }, token: owner, body });
    await submit();
    const before = (await read()).former_evaluations;
    await withdraw();
    await submit();
    const former = (await read()).former_evaluations;
    expect(former.map(({ round, evaluation_date }) => [round, evaluation_date !== null])).toEqual(
      before.map(({ round, evaluation_date }) => [round, evaluation_date !== null]),
    );
    expect(former.filter(({ round }) => round === 1)).toHaveLength(8);
    const changesSince = async (query: string) =>
      portal.get(`/api/national-facility/${facility.id}/changes-since-last-round${query}`, {
        authorization: `Bearer ${token}`,
      });
    const isChanged = [expect.objectContaining({ about: 'lidar', what: 'changed' })];
    expect((await changesSince('')).json()).toMatchObject({ data: isChanged });
    expect((await changesSince('?since=1')).json()).toMatchObject({ data: isChanged });
    expect((await changesSince('?since=2')).json()).toMatchObject({ data: [] });
    expect((await changesSince('?since=3')).statusCode).toBe(404);
    expect((await changesSince('?since=0')).statusCode).toBe(400);
    // Texts on records that have not changed since round 1 become drafts again, although round 2 came between.
    expect((await kept()).toSorted()).toEqual(['data', 'data', 'general', 'general']);
  });

  test('are submitted again unchanged, with the stored version [12.31]', async () => {
    const { withdraw, submit, token, place } = await submitted();
    await withdraw();
    await submit();
    const body = { ...evaluationOf('feature'), version: 1 };
    expect((await callApi(submitCall(lidarPath('feature')), { token, params: place, body })).status).toBe(200);
  });

  test('have no predecessor in the first round and cost no SQL statement', async () => {
    const { read } = await submitted();
    expect((await read()).former_evaluations).toEqual([]);
  });
});
