import type { WaitingTests } from '@portal/domain';
import { facilities, qaTests, users } from '../../platform/db/tables';
import { testPortal } from '../../../test/portal';
import { testing } from './quality.fixture';

const portal = testPortal();
const { get, db, pass } = portal;
const { staffToken, onTest, submitted, conclude } = testing(portal);

const DAY = 86_400;
const PASS = {
  results: ['0532xppx', '0532xcpx'].map((name) => ({ name, assessment: 'pass' })),
  conclusions: 'Both channels are aligned.',
};

async function waitingFor(token: string, query: Record<string, string> = {}) {
  const answer = await get(`/api/qa-tests?${new URLSearchParams(query)}`, { authorization: `Bearer ${token}` });
  const { tests = [], total_count } = (answer.json().data ?? {}) as Partial<WaitingTests>;
  return { status: answer.statusCode, tests, total_count };
}

/** The submitted test, and an older one of the same lidar. */
async function twoTests() {
  const fixture = await submitted();
  const [test] = await db.select().from(qaTests);
  if (!test) throw new Error('There is no test.');
  const { id: _id, ...values } = test;
  const [older] = await db
    .insert(qaTests)
    .values({ ...values, type: 'rayleigh_fit', submittedAt: new Date('2026-06-14T09:00:00Z') })
    .returning();
  return { ...fixture, older: older?.id ?? '' };
}

test('evaluators read the tests that wait: their own first, then the oldest submission [12.420]', async () => {
  const { id, older, facility, lidar } = await twoTests();
  const evaluator = await staffToken('evaluator');
  const before = await waitingFor(evaluator);
  expect(before.tests.map(({ _id }) => _id)).toEqual([older, id]);
  expect(before).toMatchObject({ status: 200, total_count: 2 });
  expect(before.tests[1]).toMatchObject({
    facility: facility.id,
    acronym: 'CIAO',
    lidar: { _id: lidar.id },
    status: 'submitted',
    turn: { pending_with: 'cars' },
    is_mine: false,
    is_own_facility: false,
    is_late: false,
    suggested: 'pass',
  });
  await onTest('POST /qa-tests/:id/take', id, evaluator);
  expect((await waitingFor(evaluator)).tests.map(({ _id, is_mine }) => [_id, is_mine])).toEqual([
    [id, true],
    [older, false],
  ]);
  const others = (await waitingFor(await staffToken('another'))).tests;
  expect(others.map(({ _id, status, is_mine }) => [_id, status, is_mine])).toEqual([
    [older, 'submitted', false],
    [id, 'in_evaluation', false],
  ]);
  expect(JSON.stringify(others)).not.toContain('evaluator@');
});

test('neither facilities nor ARES read what waits at the centre', async () => {
  const { owner } = await submitted();
  expect((await waitingFor(owner)).status).toBe(403);
  expect((await waitingFor(await staffToken('ares', 'ares'))).status).toBe(403);
});

test.each<[why: string, query: Record<string, string>, found: number]>([
  ['the acronym', { search: 'ciao' }, 2],
  ['another acronym', { search: 'granada' }, 0],
  ['a type', { type: 'rayleigh_fit' }, 1],
  ['the acronym and another type', { search: 'ciao', type: 'dark' }, 0],
  ['those with a result', { state: 'concluded' }, 0],
])('the list by %s', async (_why, query, found) => {
  await twoTests();
  expect((await waitingFor(await staffToken('evaluator'), query)).tests).toHaveLength(found);
});

test('a page has its rows and the number of all; other queries are refused', async () => {
  const { id } = await twoTests();
  const evaluator = await staffToken('evaluator');
  const second = await waitingFor(evaluator, { start: '1', count: '1' });
  expect([second.tests.map(({ _id }) => _id), second.total_count]).toEqual([[id], 2]);
  const odd: Record<string, string>[] = [{ count: '101' }, { start: '-1' }, { state: 'draft' }, { type: 'laser' }];
  for (const query of odd) expect((await waitingFor(evaluator, query)).status).toBe(400);
});

test('a test that waits for longer than the centre allows itself is late, and one with a result is listed as such', async () => {
  const { id } = await submitted();
  pass(91 * DAY);
  const evaluator = await staffToken('evaluator');
  expect((await waitingFor(evaluator)).tests).toMatchObject([{ _id: id, is_late: true }]);
  await onTest('POST /qa-tests/:id/take', id, evaluator);
  await conclude(id, evaluator, PASS);
  expect((await waitingFor(evaluator)).tests).toEqual([]);
  expect((await waitingFor(evaluator, { state: 'concluded' })).tests).toMatchObject([
    { _id: id, status: 'passed', is_mine: false, is_late: false, suggested: null },
  ]);
});

test('an administrator who leads the facility sees its tests marked as own', async () => {
  await submitted();
  const administrator = await staffToken('admin', 'administrator');
  expect((await waitingFor(administrator)).tests).toMatchObject([{ is_own_facility: false }]);
  const user = (await db.select().from(users)).find(({ email }) => email === 'admin@site.example');
  await db.update(facilities).set({ ownerId: user?.id ?? '' });
  expect((await waitingFor(administrator)).tests).toMatchObject([{ is_own_facility: true }]);
});
