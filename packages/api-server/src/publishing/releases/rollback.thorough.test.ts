import type { Rollback } from '@portal/domain';
import type { RemoteRelease } from '@portal/portal-contract';
import { writtenEntries } from '../../../test/audit';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { deploy, releaseOf, teamToken } from '../../../test/releases';
import { auditEntries } from '../../platform/db/tables';
import { askForShare, hold } from '../sharing/sharing.fixture';
import { anotherRemote, aShellRelease } from './releases.fixture';
import { currentReleases } from './releases.store';

const portal = testPortal();
const { callApi, db } = portal;

const DAY = 24 * 3600;
const hashOf = (n: number) => `${n}`.repeat(16);
const aVersion = (n: number, change: Partial<RemoteRelease> = {}) =>
  anotherRemote('mf-a', { version: `1.0.${n}`, hash: hashOf(n), ...change });

let token: string;
beforeEach(async () => {
  token = await teamToken(portal, 'mf-a');
});

const rollBack = (to: Rollback = {}) =>
  callApi('POST /releases/:name/rollback', { params: { name: 'mf-a' }, body: to, token });

/** Publishes these releases one after the other. */
async function released(...versions: RemoteRelease[]) {
  for (const release of versions) {
    await deploy(portal, release, token);
    portal.pass(60);
  }
}

const current = async () => (await currentReleases(db)).find(({ part }) => part === 'mf-a')?.version;

test('a rollback without a version goes to the previous release, and the next one to the release before that [12.20]', async () => {
  await released(aVersion(1), aVersion(2), aVersion(3));
  const { serial, composition, ...rest } = releaseOf(await rollBack());
  expect(rest).toEqual({ is_current: true, missing: [], version: '1.0.2', hash: hashOf(2) });
  expect([serial, composition]).toEqual([4, expect.stringMatching(/^[\da-f]{12}$/)]);
  expect(releaseOf(await rollBack()).version).toBe('1.0.1');
  const { status, body } = await rollBack();
  expect([status, body.msg]).toEqual([
    409,
    'There is no release of mf-a before 1.0.1. Name the version to go back to, or release a new one.',
  ]);
  expect(await current()).toBe('1.0.1');
});

test('a rollback never goes to a release that was rolled back', async () => {
  await released(aVersion(1), aVersion(2));
  await rollBack();
  await released(aVersion(3));
  expect(releaseOf(await rollBack()).version).toBe('1.0.1');
});

test.each<[by: string, to: Rollback]>([
  ['version', { version: '1.0.1' }],
  ['hash', { hash: hashOf(1) }],
])('a release is named by its %s', async (_by, to) => {
  await released(aVersion(1), aVersion(2), aVersion(3));
  expect(releaseOf(await rollBack(to)).hash).toBe(hashOf(1));
});

test('of several releases with one version, the target is the one that was current last, not the present one', async () => {
  // Only a demonstration allows several contents of one version.
  jest.replaceProperty(portal.context.settings, 'mode', 'demo');
  await released(...[1, 2, 3].map((n) => aVersion(n, { version: '1.0.0' })));
  expect(releaseOf(await rollBack({ version: '1.0.0' })).hash).toBe(hashOf(2));
});

test('of several releases with one version, one that was shared only is no target, even if its share ended last [12.20]', async () => {
  jest.replaceProperty(portal.context.settings, 'mode', 'demo');
  const [first, second, third] = [1, 2, 3].map((n) => aVersion(n, { version: '1.0.0' })) as [
    RemoteRelease,
    RemoteRelease,
    RemoteRelease,
  ];
  await released(first, second);
  await hold(portal, third, token);
  expect((await askForShare(portal, token, [third])).status).toBe(200);
  portal.pass(60);
  await callApi('POST /releases/:name/share/end', { params: { name: 'mf-a' }, body: { finish: false }, token });
  expect(releaseOf(await rollBack({ version: '1.0.0' })).hash).toBe(hashOf(1));
});

test('a rollback goes to a newer release if it is named', async () => {
  await released(aVersion(1), aVersion(2));
  await rollBack();
  expect(releaseOf(await rollBack({ version: '1.0.2' })).version).toBe('1.0.2');
});

test('a rollback to the present release moves nothing', async () => {
  await released(aVersion(1), aVersion(2));
  expect(releaseOf(await rollBack({ hash: hashOf(2) })).serial).toBe(2);
  expect(await db.$count(auditEntries)).toBe(2);
});

test('a rollback is recorded, with the user or for the team', async () => {
  await released(aVersion(1), aVersion(2), aVersion(3));
  await rollBack();
  const { id } = await addPerson(portal, { roles: ['administrator'] });
  token = (await enter(portal)).access_token;
  await rollBack();
  expect(await writtenEntries(portal, 'release.rollback')).toMatchObject([
    { actorId: null, objectName: 'mf-a', oldValue: { version: '1.0.3' }, newValue: { version: '1.0.2' } },
    { actorId: id, oldValue: { version: '1.0.2' }, newValue: { version: '1.0.1' } },
  ]);
});

test('the next page has the rolled-back release', async () => {
  await deploy(portal, aShellRelease());
  await released(aVersion(1), aVersion(2));
  expect((await portal.get('/mf-a')).body).toContain(`/releases/mf-a/${hashOf(2)}/`);
  await rollBack();
  const { body } = await portal.get('/mf-a');
  expect(body).toContain(`/releases/mf-a/${hashOf(1)}/`);
  expect(body).not.toContain(`/releases/mf-a/${hashOf(2)}/`);
});

test.each<[why: string, to: Rollback, status: number, sentence: string]>([
  [
    'an unknown version',
    { version: '9.9.9' },
    404,
    'mf-a has no release 9.9.9. Name one of those on the Releases page.',
  ],
  [
    'an unknown hash',
    { hash: hashOf(9) },
    404,
    `mf-a has no release ${hashOf(9)}. Name one of those on the Releases page.`,
  ],
  ['an invalid hash', { hash: 'latest' }, 422, 'Please check the marked fields.'],
])('%s: refused', async (_why, to, status, sentence) => {
  await released(aVersion(1), aVersion(2));
  expect(await rollBack(to)).toMatchObject({ status, body: { msg: sentence } });
  expect(await current()).toBe('1.0.2');
});

test('a part that was never released cannot be rolled back', async () => {
  expect(await rollBack()).toMatchObject({
    status: 404,
    body: { msg: 'mf-a has not been released. There is nothing to go back to; release it first.' },
  });
});

test('a release that no longer fits the others is refused with the reasons', async () => {
  const pages = [{ path: '/shared', page: 'home', title: 'Home', access: 'public' as const }];
  await released(aVersion(1, { remote: { name: 'mf-a', contract: '^1.0.0', pages, menu: [] } }), aVersion(2));
  await deploy(portal, anotherRemote('mf-b', { remote: { name: 'mf-b', contract: '^1.0.0', pages, menu: [] } }));
  const message =
    'The path /shared belongs to mf-b. Choose another release of mf-a, or first make one of mf-b current that fits, with “release mf-b” or “rollback mf-b”.';
  expect(await rollBack()).toMatchObject({
    status: 422,
    body: { msg: message, errors: [{ path: 'release', message }] },
  });
  expect(await current()).toBe('1.0.2');
});

test('a rollback to a release without files is refused', async () => {
  await released(aVersion(1), aVersion(2));
  portal.pass(DAY);
  await portal.context.releaseFiles.remove(aVersion(1));
  expect(await rollBack()).toMatchObject({
    status: 409,
    body: { msg: 'The files of mf-a 1.0.1 are no longer kept. Please release it again.' },
  });
  expect(await current()).toBe('1.0.2');
});
