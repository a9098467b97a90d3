import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { deploy, describe as describeRelease, overview, partsOf, sendFiles, teamToken } from '../../../test/releases';
import { releases } from '../../platform/db/tables';
import { anotherRemote, CONTENTS } from './releases.fixture';
import { sweepReleases } from './sweep-releases';

const portal = testPortal();
const { callApi, context, db, get } = portal;

const HOUR = 3600;
const DAY = 24 * HOUR;
const [OLD, NEW] = [1, 2].map((n) => anotherRemote('mf-a', { version: `1.0.${n}`, hash: `${n}`.repeat(16) })) as [
  ReturnType<typeof anotherRemote>,
  ReturnType<typeof anotherRemote>,
];

let token: string;
beforeEach(async () => {
  token = await teamToken(portal, 'mf-a');
});

const status = async ({ hash }: { hash: string }) => (await get(`/releases/mf-a/${hash}/entry.js`)).statusCode;
const rollBack = () => callApi('POST /releases/:name/rollback', { token, params: { name: 'mf-a' }, body: {} });
const filesOf = ({ name, hash }: { name: string; hash: string }) =>
  context.releaseFiles.has({ name, hash, path: 'entry.js' });

/** Publishes two releases, and runs the clean-up the given number of seconds after the second one. */
async function sweptAfter(seconds: number) {
  await deploy(portal, OLD, token);
  portal.pass(1000 * DAY);
  await deploy(portal, NEW, token);
  portal.pass(seconds);
  await sweepReleases(context);
}

test('files are kept for 90 days after their release was current, however long it was', async () => {
  await sweptAfter(90 * DAY);
  expect([await status(OLD), await status(NEW)]).toEqual([200, 200]);
  portal.pass(1);
  await sweepReleases(context);
  expect([await status(OLD), await status(NEW)]).toEqual([404, 200]);
});

test('files of the current release are kept for years', async () => {
  await sweptAfter(1000 * DAY);
  expect(await status(NEW)).toBe(200);
});

test('a release without files stays in the list, and cannot be the target of a rollback', async () => {
  await sweptAfter(91 * DAY);
  await addPerson(portal, { roles: ['administrator'] });
  const { parts } = await overview(portal, (await enter(portal)).access_token);
  expect(parts[0]?.releases.map(({ version, is_kept: isKept }) => [version, isKept])).toEqual([
    ['1.0.2', true],
    ['1.0.1', false],
  ]);
  expect(await rollBack()).toMatchObject({ status: 409, body: { msg: expect.stringContaining('no longer kept') } });
});

test('a release without files can be released again, with all of its files', async () => {
  await sweptAfter(91 * DAY);
  await describeRelease(portal, OLD, token, '?hold=true');
  await sendFiles(portal, OLD, { parts: partsOf(CONTENTS), token });
  const { name, hash } = OLD;
  const body = { parts: [{ name, hash }], older: true, reason: 'The newer one is broken.' };
  expect((await portal.callApi('POST /releases/moves', { token, body })).status).toBe(200);
  await sweepReleases(context);
  expect(await status(OLD)).toBe(200);
});

test('a rollback just before the clean-up keeps the files of its target', async () => {
  await deploy(portal, OLD, token);
  await deploy(portal, NEW, token);
  portal.pass(91 * DAY);
  expect((await rollBack()).status).toBe(200);
  await sweepReleases(context);
  expect(await status(OLD)).toBe(200);
});

test.each<[when: string, seconds: number, rows: number]>([
  ['within a day', DAY, 1],
  ['after a day', DAY + 1, 0],
])('a release that was announced and never became current is deleted: %s', async (_when, seconds, rows) => {
  await describeRelease(portal, OLD, token);
  await sendFiles(portal, OLD, { parts: partsOf({ 'entry.js': CONTENTS['entry.js'] }), token });
  portal.pass(seconds);
  await sweepReleases(context);
  expect(await db.$count(releases)).toBe(rows);
  expect(await filesOf(OLD)).toBe(rows > 0);
});

test('announcing a release again within the day prolongs it by a day', async () => {
  await describeRelease(portal, OLD, token);
  portal.pass(DAY - HOUR);
  await describeRelease(portal, OLD, token);
  portal.pass(2 * HOUR);
  await sweepReleases(context);
  expect(await db.$count(releases)).toBe(1);
});

test('files that were sent again without becoming current are removed again', async () => {
  await sweptAfter(91 * DAY);
  await describeRelease(portal, OLD, token);
  await sendFiles(portal, OLD, { parts: partsOf({ 'entry.js': CONTENTS['entry.js'] }), token });
  expect(await filesOf(OLD)).toBe(true);
  portal.pass(DAY + 1);
  await sweepReleases(context);
  expect(await filesOf(OLD)).toBe(false);
});

test('files that cannot be removed now are removed the next time', async () => {
  jest.spyOn(context.releaseFiles, 'remove').mockRejectedValueOnce(new Error('The storage is away.'));
  await sweptAfter(91 * DAY);
  expect(portal.logged.join('')).toContain('The storage is away.');
  expect(await status(OLD)).toBe(200);
  await sweepReleases(context);
  expect(await status(OLD)).toBe(404);
});
