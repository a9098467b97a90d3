import type { CompositionRecord, ReleasedPart } from '@portal/domain';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { dataOf, deploy, overview, teamToken } from '../../../test/releases';
import { anotherRemote, aShellRelease } from './releases.fixture';

const portal = testPortal();
const { callApi, context } = portal;

const hashOf = (n: number) => n.toString(16).padStart(16, '0');
const aVersion = (n: number) => anotherRemote('mf-a', { version: `1.0.${n}`, hash: hashOf(n) });
const epoch = () => context.now().getTime() / 1000;

let token: string;
beforeEach(async () => {
  await addPerson(portal, { roles: ['administrator'] });
  ({ access_token: token } = await enter(portal));
});

const partOf = (parts: ReleasedPart[], name: string) => parts.find((part) => part.name === name);

test('before the first release there is only a composition id', async () => {
  const composition: unknown = expect.stringMatching(/^[\da-f]{12}$/);
  expect(await overview(portal, token)).toEqual({
    composition,
    serial: 0,
    tab_minutes: 60,
    next_menu_position: 10,
    parts: [],
    shares: [],
  });
});

test('the shell comes first, then the remotes by name, including parts without a release', async () => {
  for (const name of ['mf-b', 'mf-a']) await deploy(portal, anotherRemote(name), token);
  await deploy(portal, aShellRelease(), token);
  await teamToken(portal, 'mf-new');
  const { parts } = await overview(portal, token);
  expect(parts.map(({ name, tokens, releases }) => [name, tokens.length, releases.length])).toEqual([
    ['shell', 0, 1],
    ['mf-a', 0, 1],
    ['mf-b', 0, 1],
    ['mf-new', 1, 0],
  ]);
});

test('a part lists its releases, the newest first, with the time when each was replaced', async () => {
  const releasedAt = epoch();
  await deploy(portal, aVersion(1), token);
  portal.pass(60);
  const { composition } = await deploy(portal, aVersion(2), token);
  const told = await overview(portal, token);
  expect([told.composition, told.serial]).toEqual([composition, 2]);
  expect(partOf(told.parts, 'mf-a')?.releases).toEqual([
    {
      version: '1.0.2',
      hash: hashOf(2),
      contract: '^1.0.0',
      provenance: null,
      unstated: { why: 'not sent', by: 'Ada Byron' },
      signed_by: null,
      released_at: releasedAt + 60,
      replaced_at: null,
      is_current: true,
      current_since: releasedAt + 60,
      was_current: true,
      was_taken_back: false,
      taken_back: null,
      shared_for_all: null,
      withdrawn_at: null,
      replaces: hashOf(1),
      is_kept: true,
      loads: [],
      faults: [],
      errors: [],
    },
    {
      version: '1.0.1',
      hash: hashOf(1),
      contract: '^1.0.0',
      provenance: null,
      unstated: { why: 'not sent', by: 'Ada Byron' },
      signed_by: null,
      released_at: releasedAt,
      replaced_at: releasedAt + 60,
      is_current: false,
      current_since: null,
      was_current: true,
      was_taken_back: false,
      taken_back: null,
      shared_for_all: null,
      withdrawn_at: null,
      replaces: null,
      is_kept: true,
      loads: [],
      faults: [],
      errors: [],
    },
  ]);
});

test('a release that was announced but never sent is not listed', async () => {
  await callApi('POST /releases/:name', { token, params: { name: 'mf-a' }, body: aVersion(1) });
  expect((await overview(portal, token)).parts).toEqual([]);
});

test('at most 50 releases of a part are listed, including the present one, however old it is', async () => {
  for (let n = 1; n <= 52; n += 1) {
    await deploy(portal, aVersion(n), token);
    portal.pass(1);
  }
  await callApi('POST /releases/:name/rollback', { token, params: { name: 'mf-a' }, body: { version: '1.0.1' } });
  const releases = partOf((await overview(portal, token)).parts, 'mf-a')?.releases ?? [];
  expect(releases.map(({ version }) => version)).toEqual([
    ...Array.from({ length: 50 }, (_each, index) => `1.0.${52 - index}`),
    '1.0.1',
  ]);
  expect(releases.filter(({ is_current: isCurrent }) => isCurrent)).toHaveLength(1);
});

test('a team reads the overview with its token', async () => {
  expect((await overview(portal, await teamToken(portal, 'mf-a'))).parts).toHaveLength(1);
});

test('a composition lists the releases of a page of that time, and since when', async () => {
  const shell = aShellRelease();
  await deploy(portal, shell, token);
  const { composition: old } = await deploy(portal, aVersion(1), token);
  const since = epoch();
  portal.pass(60);
  const { composition } = await deploy(portal, aVersion(2), token);
  const read = async (id: string) =>
    dataOf(await callApi('GET /releases/compositions/:id', { token, params: { id } })) as CompositionRecord;
  const parts = [{ name: 'shell', version: shell.version, hash: shell.hash }];
  const withRemote = (n: number) => [...parts, { name: 'mf-a', version: `1.0.${n}`, hash: hashOf(n) }];
  expect(await read(old)).toEqual({ composition: old, since, parts: withRemote(1) });
  expect(await read(composition)).toEqual({ composition, since: since + 60, parts: withRemote(2) });
});

test.each<[id: string, status: number]>([
  ['a1b2c3d4e5f6', 404],
  ['latest', 404],
])('the composition %s was never live', async (id, status) => {
  expect((await callApi('GET /releases/compositions/:id', { token, params: { id } })).status).toBe(status);
});

test('a part that was taken back says when, by whom and why, until it is released again', async () => {
  await deploy(portal, aVersion(1), token);
  const body = { reason: 'Wrong units.' };
  await callApi('POST /releases/:name/withdraw', { token, params: { name: 'mf-a' }, body });
  const stopped = async () => partOf((await overview(portal, token)).parts, 'mf-a')?.stopped;
  expect(await stopped()).toMatchObject({ action: 'release.withdraw', by: 'Ada Byron', reason: 'Wrong units.' });
  await deploy(portal, aVersion(2), token);
  expect(await stopped()).toBeNull();
});

const rollBackTo = (version: string, sent = token) =>
  callApi('POST /releases/:name/rollback', { token: sent, params: { name: 'mf-a' }, body: { version } });

async function deployInTurn(count: number) {
  for (let n = 1; n <= count; n += 1) {
    await deploy(portal, aVersion(n), token);
    portal.pass(60);
  }
}

test('a release that was taken back says when, how, by whom and why; what a rollback leaves out, without a person [12.273]', async () => {
  await deployInTurn(3);
  const at = epoch();
  await rollBackTo('1.0.1');
  const takenBack = async (as = token) =>
    partOf((await overview(portal, as)).parts, 'mf-a')?.releases.map(({ taken_back: taken }) => taken);
  const rollback = { at, how: 'rollback', by: null, reason: null, sides: null };
  expect(await takenBack()).toEqual([{ ...rollback, by: 'Ada Byron' }, rollback, null]);
  await callApi('POST /releases/:name/withdraw', { token, params: { name: 'mf-a' }, body: { reason: 'Wrong units.' } });
  const withdrawn = { at, how: 'withdrawn', by: 'Ada Byron', reason: 'Wrong units.', sides: null };
  expect((await takenBack())?.[2]).toEqual(withdrawn);
  expect((await takenBack(await teamToken(portal, 'mf-b')))?.[2]).toEqual({ ...withdrawn, by: null });
  await rollBackTo('1.0.3');
  expect((await takenBack())?.[0]).toBeNull();
});

test('a rollback by a team names its deploy token to the team [12.273]', async () => {
  await deployInTurn(2);
  const team = await teamToken(portal, 'mf-a');
  await rollBackTo('1.0.1', team);
  const [taken] = partOf((await overview(portal, team)).parts, 'mf-a')?.releases ?? [];
  expect(taken?.taken_back).toMatchObject({ how: 'rollback', by: expect.stringMatching(/^deploy token “.+”$/) });
});

test('a release without an origin names who released it first, to its own team and to administrators [12.110]', async () => {
  const { takes: _takes, calls: _calls, ...old } = anotherRemote('mf-old');
  await deploy(portal, old, token);
  const team = await teamToken(portal, 'mf-a');
  await deploy(portal, aVersion(1), team);
  portal.pass(60);
  await deploy(portal, aVersion(2), token);
  const { hash } = aVersion(1);
  dataOf(await callApi('POST /releases/:name/rollback', { token, params: { name: 'mf-a' }, body: { hash } }));
  const told = async (reader: string) =>
    (await overview(portal, reader)).parts.flatMap(({ releases }) => releases.map(({ unstated }) => unstated));
  expect(await told(token)).toEqual([
    { why: 'not sent', by: 'Ada Byron' },
    { why: 'not sent', by: 'deploy token “Team”' },
    { why: 'older', by: 'Ada Byron' },
  ]);
  expect((await told(await teamToken(portal, 'mf-b'))).map((unstated) => unstated?.by)).toEqual([null, null, null]);
});
