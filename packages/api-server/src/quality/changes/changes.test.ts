import type { LidarConfigurationChanges, LidarConfigurationRecord } from '@portal/domain';
import { tokenOf, type Caller } from '../../../test/callers';
import { addFacility } from '../../../test/facilities';
import { testPortal } from '../../../test/portal';
import { aConfigurationBody } from '../../../test/quality';
import { untilSomebodyWaits } from '../../../test/waiting';
import { transaction } from '../../platform/db/client';
import { applications, lidarConfigurationChanges, qaTests } from '../../platform/db/tables';
import { testing } from '../tests/quality.fixture';
import { approving } from '../approval/approval.fixture';
import { MAX_CHANGES } from './changes.service';
import { insertChange } from './changes.store';

const portal = testPortal();
const { callApi, db, context } = portal;
const { staffToken, onTest, submitted, conclude } = testing(portal);
const { tested, step, addTest } = approving(portal);

const REASON = 'The laser was replaced without a test.';
const REQUIRED = ['telecover', 'rayleigh_fit', 'dark', 'polarisation_calibration', 'trigger_delay'] as const;

const get = (token: string | undefined, query = '') =>
  portal.get(`/api/lidar/operational-configurations${query}`, { authorization: `Bearer ${token}` });

async function changes(token: string, cursor?: string | null): Promise<LidarConfigurationChanges> {
  const answer = await get(token, cursor ? `?changed_since=${cursor}` : '');
  return answer.json<{ data: LidarConfigurationChanges }>().data;
}

/** A configuration that is approved. */
async function approved() {
  const fixture = await tested();
  const [staff, ares] = [await staffToken('approver'), await staffToken('ares', 'ares')];
  await step('approve', fixture.lidar.id, staff, { text: 'All tests passed.' });
  return { ...fixture, staff, ares };
}

test('each new state of a configuration is a change, in order, from after a cursor [12.463]', async () => {
  const { facility, lidar, owner, staff, ares } = await approved();
  await step('suspend', lidar.id, staff, { reason: REASON });
  await step('reinstate', lidar.id, staff, { reason: REASON });
  const first = await changes(ares);
  expect(first).toMatchObject({
    changes: [
      {
        change: 'approved',
        from: '2026-06-15',
        reason: 'All tests passed.',
        facility: { _id: facility.id, acronym: 'CIAO' },
        lidar: { portal_id: lidar.id, name: 'MUSA' },
        number: 1,
        scc_configuration_id: 310,
        result: null,
      },
      { change: 'suspended', from: '2026-06-15', reason: REASON },
      { change: 'approved', reason: REASON },
    ],
    has_more: false,
  });
  expect(first.cursor).toBe(first.changes.at(-1)?.cursor);
  expect((await changes(ares, first.changes[0]?.cursor)).changes).toEqual(first.changes.slice(1));
  expect(await changes(ares, first.cursor)).toEqual({ changes: [], cursor: first.cursor, has_more: false });
  const body = aConfigurationBody({ name: 'night, new filters' });
  const saved = await callApi('POST /lidar/system/:id/configurations', {
    params: { id: lidar.id },
    body,
    token: owner,
  });
  const { _id: configurationId } = saved.body.data as unknown as LidarConfigurationRecord;
  for (const type of REQUIRED) await addTest({ facilityId: facility.id, lidarId: lidar.id, configurationId, type });
  await step('approve', lidar.id, staff, {}, 2);
  await step('retire', lidar.id, staff, { reason: REASON }, 2);
  expect((await changes(ares, first.cursor)).changes.map(({ change, number }) => [change, number])).toEqual([
    ['superseded', 1],
    ['approved', 2],
    ['retired', 2],
  ]);
});

test('the configurations of a lidar that is deleted are retired, with a change [12.824]', async () => {
  const { facility, lidar, owner, ares } = await approved();
  // Returned, it can be edited while its acceptance is in force.
  await db.update(applications).set({ status: 'draft' });
  expect((await callApi('DELETE /lidar/system/:id', { params: { id: lidar.id }, token: owner })).status).toBe(200);
  expect((await changes(ares)).changes.map(({ change, reason, facility: of }) => [change, reason, of._id])).toEqual([
    ['approved', 'All tests passed.', facility.id],
    ['retired', 'The lidar was deleted.', facility.id],
  ]);
});

test('a new result of a test and its revocation are changes [12.463]', async () => {
  const { id } = await submitted();
  const [evaluator, ares] = [await staffToken('evaluator'), await staffToken('ares', 'ares')];
  expect(await changes(ares)).toEqual({ changes: [], cursor: null, has_more: false });
  await onTest('POST /qa-tests/:id/take', id, evaluator);
  await conclude(id, evaluator, {
    results: ['0532xppx', '0532xcpx'].map((name) => ({ name, assessment: 'pass', remark: 'A clear night.' })),
    conclusions: 'Well.',
  });
  await onTest('POST /qa-tests/:id/revoke', id, await staffToken('admin', 'administrator'), { reason: 'A mistake.' });
  const result = { test: 'telecover', date: '2026-06-12', portal_id: id };
  expect((await changes(ares)).changes).toMatchObject([
    { change: 'result', from: null, reason: null, number: 1, result: { ...result, passed: true } },
    { change: 'result', result: { ...result, passed: null } },
  ]);
});

test('what is in the feed names no people and no drafts', async () => {
  const { ares } = await approved();
  await db.update(qaTests).set({ conclusions: 'A secret draft.' });
  expect(JSON.stringify(await changes(ares))).not.toMatch(/secret|approver|Byron/);
});

test('the next page continues where the previous one ended [12.463]', async () => {
  const { ares } = await approved();
  const [row] = await db.select().from(lidarConfigurationChanges);
  if (!row) throw new Error('Nothing was approved.');
  const { id: _id, ...change } = row;
  const more = Array.from({ length: MAX_CHANGES }, (_, at) => ({ ...change, number: at + 2 }));
  await db.insert(lidarConfigurationChanges).values(more);
  const page = await changes(ares);
  expect([page.changes.length, page.has_more]).toEqual([MAX_CHANGES, true]);
  const rest = await changes(ares, page.cursor);
  expect([rest.changes.length, rest.has_more]).toEqual([1, false]);
});

test.each(['1', 'x', '1-00000000', '99-00000000', '1-', '-1'])(
  'the cursor %s is refused on its field',
  async (cursor) => {
    const { ares } = await approved();
    const answer = await get(ares, `?changed_since=${cursor}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { errors: [{ path: 'changed_since' }] }]);
  },
);

test.each<[query: string, path: string]>([
  ['changed_since=', 'changed_since'],
  ['changed_since=1&changed_since=2', 'changed_since'],
  ['since=1', 'since'],
])('?%s is refused, not answered with all changes', async (query, path) => {
  const answer = await get(await staffToken('ares', 'ares'), `?${query}`);
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ path }] }]);
});

test('a cursor of changes missing from a restored backup is refused, even if their numbers are in use again', async () => {
  const { lidar, staff, ares } = await approved();
  const { cursor } = await changes(ares);
  await db.delete(lidarConfigurationChanges);
  await step('suspend', lidar.id, staff, { reason: REASON });
  expect((await get(ares, `?changed_since=${cursor}`)).statusCode).toBe(422);
});

test('a reader with a cursor misses no change, however late the transaction of an earlier one is committed [12.463]', async () => {
  const { lidar, configuration, staff, ares } = await approved();
  const before = await changes(ares);
  const { waiting } = await transaction(db, async (tx) => {
    const [test] = await tx.select({ id: qaTests.id }).from(qaTests).limit(1);
    const result = { configurationId: configuration._id, change: 'result', testId: test?.id, passed: true } as const;
    await insertChange(tx, { ...result, at: context.now() });
    const later = step('suspend', lidar.id, staff, { reason: REASON });
    await untilSomebodyWaits(portal);
    return { waiting: [later] };
  });
  const [answer] = await Promise.all(waiting);
  expect(answer?.status).toBe(200);
  expect((await changes(ares, before.cursor)).changes.map(({ change }) => change)).toEqual(['result', 'suspended']);
});

test('the feed of schema 1.0 has none of these changes', async () => {
  const { ares } = await approved();
  const { body } = await callApi('GET /operational-configurations', { token: ares });
  expect(body.data).toEqual({ changes: [], cursor: null, has_more: false });
});

test.each<[who: Caller, status: number]>([
  ['nobody', 401],
  ['its owner', 403],
  ['an evaluator', 200],
  ['CARS', 200],
  ['ARES', 200],
  ['an administrator', 200],
])('%s receives %i', async (who, status) => {
  const token = (await tokenOf(portal, who, await addFacility(portal))) ?? 'none';
  expect((await get(token)).statusCode).toBe(status);
});
