import { testPortal } from '../../../test/portal';
import { deploy, describe as describeRelease, teamToken } from '../../../test/releases';
import { currentReleases, readSerial } from './releases.store';
import { auditEntries, releases } from '../../platform/db/tables';
import { anotherRemote } from './releases.fixture';

const portal = testPortal();
const { db } = portal;

// Twenty builds of one version, which production would refuse.
beforeEach(() => jest.replaceProperty(portal.context.settings, 'mode', 'demo'));

const TWENTY = Array.from({ length: 20 }, (_each, index) => index + 10);
const hashOf = (n: number) => `${n}`.repeat(8);

const live = async () => (await currentReleases(db)).map(({ part, hash }) => `${part} ${hash}`);

test('20 simultaneous releases of different parts all become current', async () => {
  const sent = TWENTY.map((n) => anotherRemote(`mf-${n}`, { hash: hashOf(n) }));
  const answers = await Promise.all(sent.map((release) => deploy(portal, release)));
  expect(await live()).toEqual(sent.map(({ name, hash }) => `${name} ${hash}`));
  expect(await readSerial(db)).toBe(20);
  // Each of them moved the composition once, and was answered with its own serial.
  expect(answers.map(({ serial }) => serial).toSorted((a, b) => a - b)).toEqual(TWENTY.map((n) => n - 9));
  expect(new Set(answers.map(({ composition }) => composition)).size).toBe(20);
});

test('of 20 simultaneous releases of one part, each replaces exactly one other', async () => {
  const token = await teamToken(portal, 'mf-a');
  const sent = TWENTY.map((n) => anotherRemote('mf-a', { hash: hashOf(n) }));
  const answers = await Promise.all(sent.map((release) => deploy(portal, release, token)));
  const last = answers.find(({ serial }) => serial === 20);
  expect(await live()).toEqual([`mf-a ${last?.hash}`]);
  const rows = await db.select().from(releases);
  expect(new Set(rows.map(({ replacedId }) => replacedId)).size).toBe(20);
  expect(rows.filter(({ lastCurrentAt }) => lastCurrentAt === null)).toHaveLength(1);
  expect(await db.$count(auditEntries)).toBe(20);
});

test('the same release 20 times simultaneously is one release', async () => {
  const token = await teamToken(portal, 'mf-a');
  const release = anotherRemote('mf-a');
  const answers = await Promise.all(TWENTY.map(() => deploy(portal, release, token)));
  expect(new Set(answers.map(({ serial }) => serial))).toEqual(new Set([1]));
  expect(await db.$count(auditEntries)).toBe(1);
});

/** A part that claims the path of another. */
const claim = (name: string) => {
  const pages = [{ path: '/wanted', page: 'home', title: 'Home', access: 'public' as const }];
  return anotherRemote(name, { remote: { name, contract: '^1.0.0', pages, menu: [] } });
};

test('of two simultaneous releases with the same path, one becomes current and the other is refused', async () => {
  const both = [claim('mf-a'), claim('mf-b')];
  const settled = await Promise.allSettled(both.map((release) => deploy(portal, release)));
  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await live()).toHaveLength(1);
  const [loser] = both.filter((_each, index) => settled[index]?.status === 'rejected');
  if (!loser) throw new Error('Nobody was refused.');
  const { status, body } = await describeRelease(portal, loser, await teamToken(portal, loser.name));
  expect([status, body.msg]).toEqual([
    422,
    expect.stringMatching(/^The path \/wanted belongs to mf-[ab]\. Give the page of mf-[ab] /),
  ]);
});
