import type { Fault, LoadReport, ReleaseRecord } from '@portal/domain';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { deploy, describe as describeRelease, overview, teamToken } from '../../../test/releases';
import { loadCounts, rateLimits, users } from '../../platform/db/tables';
import { LIMITS } from '../../platform/limits/limits';
import { anotherRemote, aShellRelease } from '../releases/releases.fixture';

const portal = testPortal();
const { callApi, context, db } = portal;

const RELEASE = anotherRemote('mf-a');
const SHELL = aShellRelease();
const COMPOSITION = 'a1b2c3d4e5f6';

const load = (ms: number, { name, hash }: { name: string; hash: string } = RELEASE) => ({ part: name, hash, ms });
const fault = (kind: Fault, { name, hash }: { name: string; hash: string } = RELEASE) => ({
  part: name,
  hash,
  fault: kind,
});
const report = (change: Partial<LoadReport>, ip = '192.0.2.1') =>
  callApi('POST /load-reports', { body: { composition: COMPOSITION, ...change }, ip });

/** The present release of a part, as administrators see it. */
async function seen(name = 'mf-a'): Promise<ReleaseRecord | undefined> {
  if ((await db.$count(users)) === 0) await addPerson(portal, { roles: ['administrator'] });
  const { parts } = await overview(portal, (await enter(portal)).access_token);
  return parts.find((part) => part.name === name)?.releases[0];
}

test('loads are counted by their steps, faults by their class, each for its release [12.20]', async () => {
  await deploy(portal, SHELL);
  await deploy(portal, RELEASE);
  expect(await report({ loads: [load(80)], faults: [fault('threw-on-render')] })).toMatchObject({
    status: 200,
    body: { code: 0, data: null },
  });
  for (const ms of [90, 100, 300]) await report({ loads: [load(ms)] });
  await report({ loads: [load(60_000)], faults: [fault('too-slow', SHELL)] });
  const { loads, faults } = (await seen()) ?? {};
  expect(loads).toEqual([
    { within_ms: 100, count: 3 },
    { within_ms: 500, count: 1 },
    { within_ms: 120_000, count: 1 },
  ]);
  expect(faults).toMatchObject([{ fault: 'threw-on-render', count: 1 }]);
});

test('a fault has its first and last time, and the last composition in which it occurred', async () => {
  await deploy(portal, RELEASE);
  const first = context.now().getTime() / 1000;
  await report({ faults: [fault('missing')] });
  portal.pass(90);
  await report({ composition: 'ffffffffffff', faults: [fault('missing')] });
  expect((await seen())?.faults).toEqual([
    { fault: 'missing', count: 2, first_at: first, last_at: first + 90, composition: 'ffffffffffff' },
  ]);
});

test('a release that was never live is not counted', async () => {
  await deploy(portal, RELEASE);
  const waiting = anotherRemote('mf-b');
  await describeRelease(portal, waiting, await teamToken(portal, 'mf-b'));
  const unknown = { ...RELEASE, hash: 'f'.repeat(16) };
  const strangers = [unknown, waiting, SHELL, { name: 'mf-a', hash: SHELL.hash }];
  const answer = await report({
    loads: [load(10, unknown)],
    faults: strangers.map((release) => fault('refused', release)),
  });
  expect(answer.status).toBe(200);
  expect(await db.$count(loadCounts)).toBe(0);
});

test('there is one row for each class and step, however many reports arrive', async () => {
  await deploy(portal, RELEASE);
  await Promise.all(
    Array.from({ length: 50 }, (_each, index) => report({ loads: [load(index)], faults: [fault('threw-on-load')] })),
  );
  expect(await db.$count(loadCounts)).toBe(2);
  expect(await seen()).toMatchObject({ faults: [{ count: 50 }], loads: [{ within_ms: 100, count: 50 }] });
});

test('a tab loads a release once, and one report counts one fault of a kind', async () => {
  await deploy(portal, SHELL);
  await deploy(portal, RELEASE);
  const faults = [...Array.from({ length: 18 }, () => fault('missing')), fault('altered'), fault('missing', SHELL)];
  const loads = [load(300), ...Array.from({ length: 18 }, (_each, index) => load(index * 1000)), load(80, SHELL)];
  expect((await report({ loads, faults })).status).toBe(200);
  const { loads: loaded, faults: failed } = (await seen()) ?? {};
  expect(loaded).toEqual([{ within_ms: 500, count: 1 }]);
  expect(failed?.map(({ fault: kind, count }) => `${kind}: ${count}`).toSorted()).toEqual(['altered: 1', 'missing: 1']);
  expect(await seen('shell')).toMatchObject({ loads: [{ count: 1 }], faults: [{ fault: 'missing', count: 1 }] });
});

test('beyond the reports of an hour, those of a network are answered as before and not counted', async () => {
  await deploy(portal, RELEASE);
  const one = { loads: [load(80)], faults: [fault('missing')] };
  await report(one, '2001:db8:1:2::7');
  await db.update(rateLimits).set({ count: LIMITS.countedLoadReports.max });
  const nextMinute = () => portal.pass(61);
  nextMinute();
  expect(await report(one, '2001:db8:1:3::7')).toMatchObject({ status: 200, body: { code: 0, data: null } });
  expect(await seen()).toMatchObject({ faults: [{ count: 1 }], loads: [{ count: 1 }] });
  await report(one, '2001:db8:2:2::7');
  expect(await seen()).toMatchObject({ faults: [{ count: 2 }], loads: [{ count: 2 }] });
  portal.pass(3600);
  await report(one, '2001:db8:1:2::7');
  expect(await seen()).toMatchObject({ faults: [{ count: 3 }], loads: [{ count: 3 }] });
});

test('nothing about the sender is stored', async () => {
  await deploy(portal, RELEASE);
  await report({ faults: [fault('altered')] }, '192.0.2.77');
  const { rows } = await db.execute('select * from load_counts, rate_limits');
  expect(JSON.stringify([rows, portal.logged])).not.toContain('192.0.2.77');
});

test.each<[what: string, change: object, path: string]>([
  ['no composition', { composition: undefined }, 'composition'],
  ['a text of the sender', { faults: [{ ...fault('missing'), fault: 'Hello' }] }, 'faults[0].fault'],
  ['too many entries', { loads: Array.from({ length: 21 }, () => load(1)) }, 'loads'],
])('%s is refused', async (_what, change, path) => {
  await deploy(portal, RELEASE);
  const { status, body } = await report(change);
  expect([status, body.errors]).toEqual([422, [expect.objectContaining({ path })]]);
  expect(await db.$count(loadCounts)).toBe(0);
});

test('the reports of one network per minute are limited, and other networks are not affected', async () => {
  await deploy(portal, RELEASE);
  const one = { faults: [fault('missing')] };
  for (let n = 0; n < LIMITS.loadReports.max; n += 1) expect((await report(one)).status).toBe(200);
  expect((await report(one)).status).toBe(429);
  expect((await report(one, '192.0.2.2')).status).toBe(200);
  portal.pass(61);
  expect((await report(one)).status).toBe(200);
  expect((await seen())?.faults).toMatchObject([{ count: LIMITS.loadReports.max + 2 }]);
});
