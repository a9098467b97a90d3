import type { Fault, LoadReport, ReleaseRecord } from '@portal/domain';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { deploy, describe as describeRelease, overview, teamToken } from '../../../test/releases';
import { loadCounts } from '../../platform/db/tables';
import { LIMITS } from '../../platform/limits/limits';
import { anotherRemote, aShellRelease } from '../releases/releases.fixture';

const portal = testPortal();
const { callApi, context, db } = portal;

const RELEASE = anotherRemote('mf-a');
const SHELL = aShellRelease();
const COMPOSITION = 'a1b2c3d4e5f6';

const load = (ms: number, { name, hash } = RELEASE) => ({ part: name, hash, ms });
const fault = (kind: Fault, { name, hash }: { name: string; hash: string } = RELEASE) => ({
  part: name,
  hash,
  fault: kind,
});
const report = (change: Partial<LoadReport>, ip = '192.0.2.1') =>
  callApi('POST /load-reports', { body: { composition: COMPOSITION, ...change }, ip });

/** The present release of a part, as administrators see it. */
async function seen(name = 'mf-a'): Promise<ReleaseRecord | undefined> {
  await addPerson(portal, { roles: ['administrator'] });
  const { parts } = await overview(portal, (await enter(portal)).access_token);
  return parts.find((part) => part.name === name)?.releases[0];
}

test('loads are counted by their steps, faults by their class, each for its release [12.20]', async () => {
  await deploy(portal, SHELL);
  await deploy(portal, RELEASE);
  expect(await report({ loads: [load(80), load(90), load(300)], faults: [fault('threw-on-render')] })).toMatchObject({
    status: 200,
    body: { code: 0, data: null },
  });
  await report({ loads: [load(100), load(60_000)], faults: [fault('too-slow', SHELL)] });
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
  await report({ composition: 'ffffffffffff', faults: [fault('missing'), fault('missing')] });
  expect((await seen())?.faults).toEqual([
    { fault: 'missing', count: 3, first_at: first, last_at: first + 90, composition: 'ffffffffffff' },
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
  const faults = Array.from({ length: 20 }, () => fault('threw-on-load'));
  const loads = Array.from({ length: 20 }, (_each, index) => load(index));
  await Promise.all(Array.from({ length: 50 }, () => report({ loads, faults })));
  expect(await db.$count(loadCounts)).toBe(2);
  expect(await seen()).toMatchObject({ faults: [{ count: 1000 }], loads: [{ within_ms: 100, count: 1000 }] });
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
