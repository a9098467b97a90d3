import { releaseStatement, type Release } from '@portal/portal-contract';
import { CompactSign, UnsecuredJWT } from 'jose';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import {
  dataOf,
  deploy,
  describe as describeRelease,
  overview,
  partsOf,
  sendFiles,
  teamToken,
} from '../../../test/releases';
import { aTeamKey, ORIGIN } from '../../../test/signing';
import { writtenEntries } from '../../../test/audit';
import { aRemoteRelease, aShellRelease, contentsOf } from '../releases/releases.fixture';

const portal = testPortal();
const { callApi } = portal;

const NEXT = aRemoteRelease({ version: '1.1.0', hash: '4444444444444444' });
const PART = NEXT.name;

let admin: string;
let token: string;
beforeEach(async () => {
  await addPerson(portal, { roles: ['administrator'] });
  admin = (await enter(portal)).access_token;
  await deploy(portal, aShellRelease());
  await deploy(portal, aRemoteRelease());
  token = await teamToken(portal, PART);
});

async function send(release: Release): Promise<void> {
  dataOf(await describeRelease(portal, release, token, '?hold=true'));
  dataOf(await sendFiles(portal, release, { parts: partsOf(contentsOf(release)), token }));
}

const addKey = (publicKey: string, name = 'Pipeline') =>
  callApi('POST /releases/:name/keys', {
    token: admin,
    params: { name: PART },
    body: { name, public_key: publicKey },
  });

async function keys() {
  return (await overview(portal, admin)).parts.find(({ name }) => name === PART)?.keys ?? [];
}

async function endKey(key: string, name = PART) {
  return callApi('DELETE /releases/:name/keys/:key', { token: admin, params: { name, key } });
}

const state = (release: Release, body: object, held = token) =>
  callApi('POST /releases/:name/:hash/origin', {
    token: held,
    params: { name: release.name, hash: release.hash },
    body: { ...ORIGIN, ...body },
  });

const move = (...releases: Release[]) =>
  callApi('POST /releases/moves', { token, body: { parts: releases.map(({ name, hash }) => ({ name, hash })) } });

const recordOf = async ({ hash }: Release) =>
  (await overview(portal, admin)).parts.find(({ name }) => name === PART)?.releases.find((each) => each.hash === hash);

const HOW =
  'Release it again with the key in RELEASE_KEY or in .keys; “releases key” makes one, and an administrator adds it on the Releases page.';
const NO_SIGNER =
  'The signature of mf-public 1.1.0 was not made by a key of mf-public that holds, or is of another build. Sign it with a key that an administrator has added on the Releases page.';

test('a part without keys is released unsigned, with the origin that its builder states [12.110]', async () => {
  await send(NEXT);
  expect((await state(NEXT, {})).status).toBe(200);
  expect((await move(NEXT)).status).toBe(200);
  expect(await recordOf(NEXT)).toMatchObject({ provenance: ORIGIN, signed_by: null });
  const [entry] = (await writtenEntries(portal, 'release.publish')).filter(({ newValue }) =>
    JSON.stringify(newValue).includes(NEXT.hash),
  );
  expect(entry?.newValue).toMatchObject({ origin: ORIGIN });
});

test('once a part has a key, only signed releases become current, and the audit log keeps the signature [12.110]', async () => {
  const team = await aTeamKey();
  expect((await addKey(team.publicKey)).status).toBe(200);
  await send(NEXT);
  await state(NEXT, {});
  const refused = await move(NEXT);
  expect([refused.status, refused.body.msg]).toEqual([
    422,
    `mf-public 1.1.0 is not signed, and mf-public has keys. ${HOW}`,
  ]);
  const signature = await team.sign(NEXT);
  expect((await state(NEXT, { signature })).status).toBe(200);
  expect((await move(NEXT)).status).toBe(200);
  const [key] = await keys();
  expect(await recordOf(NEXT)).toMatchObject({ is_current: true, signed_by: key?._id });
  const entries = await writtenEntries(portal, 'release.publish');
  expect(entries.map(({ newValue }) => newValue)).toContainEqual(
    expect.objectContaining({ hash: NEXT.hash, origin: ORIGIN, signature, key: key?._id }),
  );
  const stated = dataOf(await callApi('GET /releases/:name/:hash', { token, params: { name: PART, hash: NEXT.hash } }));
  expect(stated).toEqual({ release: JSON.parse(JSON.stringify(NEXT)), provenance: ORIGIN, signature });
});

/** A shell that opens previews. */
const OPENING = aShellRelease({
  version: '1.0.1',
  hash: '9999999999999999',
  pages: [
    ...aShellRelease().pages,
    { path: '/preview/:id', page: 'preview', title: 'Preview', access: 'public', scripts: [], styles: [], shared: [] },
  ],
});

test('an unsigned release of a part with keys can be neither previewed nor shared', async () => {
  await deploy(portal, OPENING);
  await addKey((await aTeamKey()).publicKey);
  await send(NEXT);
  const parts = [{ name: PART, hash: NEXT.hash }];
  for (const answer of [
    await callApi('POST /previews', { token, body: { parts } }),
    await callApi('POST /releases/shares', { token, body: { parts, percent: 10 } }),
  ])
    expect([answer.status, answer.body.msg]).toEqual([
      422,
      `mf-public 1.1.0 is not signed, and mf-public has keys. ${HOW}`,
    ]);
});

test('a preview of a release closes when its key ends', async () => {
  await deploy(portal, OPENING);
  const team = await aTeamKey();
  await addKey(team.publicKey);
  await send(NEXT);
  await state(NEXT, { signature: await team.sign(NEXT) });
  const body = { parts: [{ name: PART, hash: NEXT.hash }] };
  const { _id: id } = dataOf(await callApi('POST /previews', { token, body })) as { _id: string };
  const openPreview = () => callApi('POST /previews/:id/passes', { token: admin, params: { id } });
  expect((await openPreview()).status).toBe(200);
  const [key] = await keys();
  await endKey(key?._id ?? '');
  const refused = await openPreview();
  expect([refused.status, refused.body.msg]).toEqual([
    422,
    `mf-public 1.1.0 is signed by “Pipeline”, which has ended. ${HOW}`,
  ]);
});

test('a release that is described and sent without a move is checked in the same way', async () => {
  await addKey((await aTeamKey()).publicKey);
  await send(NEXT);
  const { status, body } = await describeRelease(portal, NEXT, token);
  expect([status, body.msg]).toEqual([422, `mf-public 1.1.0 is not signed, and mf-public has keys. ${HOW}`]);
});

const back = (as: string) =>
  callApi('POST /releases/:name/rollback', { token: as, params: { name: PART }, body: { version: '1.0.0' } });

test('a token does not bring back what no key of the team vouches for; an administrator may [12.110]', async () => {
  const team = await aTeamKey();
  await addKey(team.publicKey);
  await send(NEXT);
  await state(NEXT, { signature: await team.sign(NEXT) });
  dataOf(await move(NEXT));
  const { status, body } = await back(token);
  expect([status, body.msg]).toEqual([
    422,
    'mf-public 1.0.0 is not signed, and mf-public has keys. Go back to a signed release, or ask an administrator to go back to this one on the Releases page.',
  ]);
  expect((await recordOf(NEXT))?.is_current).toBe(true);
  expect((await back(admin)).status).toBe(200);
});

const text = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

test.each<[what: string, forge: (team: Awaited<ReturnType<typeof aTeamKey>>) => Promise<string>]>([
  ['of another key', async () => (await aTeamKey()).sign(NEXT)],
  ['of another build', async (team) => team.sign({ ...NEXT, hash: '5555555555555555' })],
  ['of another part', async (team) => team.sign({ ...NEXT, name: 'mf-admin' })],
  ['of a description with another page', async (team) => team.sign({ ...NEXT, endpoints: ['listStations'] })],
  ['of another origin', async (team) => team.sign(NEXT, { origin: { ...ORIGIN, commit: 'd'.repeat(40) } })],
  ['of another purpose', async (team) => team.sign(NEXT, { typ: 'JWT' })],
  [
    'with a shared secret that is the public key',
    async (team) =>
      new CompactSign(text(await releaseStatement(NEXT, ORIGIN)))
        .setProtectedHeader({ alg: 'HS256', typ: 'release+jws' })
        .sign(Buffer.from(team.publicKey, 'base64url')),
  ],
  [
    'without an algorithm',
    async () => `${new UnsecuredJWT({ ...(await releaseStatement(NEXT, ORIGIN)) }).encode()}AAAA`,
  ],
  ['of an empty statement', async () => 'e30.e30.AAAA'],
])('a signature %s is refused on its field', async (_what, forge) => {
  const team = await aTeamKey();
  await addKey(team.publicKey);
  await send(NEXT);
  const answer = await state(NEXT, { signature: await forge(team) });
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'signature', message: NO_SIGNER }] } });
  expect((await move(NEXT)).status).toBe(422);
});

test('signatures of an ended key are invalid, earlier ones too; live releases stay [12.110]', async () => {
  const team = await aTeamKey();
  await addKey(team.publicKey);
  const later = aRemoteRelease({ version: '1.2.0', hash: '6666666666666666' });
  for (const release of [NEXT, later]) {
    await send(release);
    await state(release, { signature: await team.sign(release) });
  }
  await move(NEXT);
  const [key] = await keys();
  expect((await endKey(key?._id ?? '')).status).toBe(200);
  expect((await endKey(key?._id ?? '')).status).toBe(404);
  const refused = await move(later);
  expect([refused.status, refused.body.msg]).toEqual([
    422,
    `mf-public 1.2.0 is signed by “Pipeline”, which has ended. ${HOW}`,
  ]);
  expect((await state(later, { signature: await team.sign(later) })).status).toBe(422);
  expect(await recordOf(NEXT)).toMatchObject({ is_current: true, signed_by: key?._id });
  expect((await addKey(team.publicKey)).status).toBe(422);
});

test('two keys are valid while one replaces the other', async () => {
  const [before, after] = [await aTeamKey(), await aTeamKey()];
  await addKey(before.publicKey, 'Before');
  await addKey(after.publicKey, 'After');
  await send(NEXT);
  expect((await state(NEXT, { signature: await after.sign(NEXT) })).status).toBe(200);
  expect((await state(NEXT, { signature: await before.sign(NEXT) })).status).toBe(200);
  expect((await move(NEXT)).status).toBe(200);
  expect((await keys()).map(({ ended_at }) => ended_at)).toEqual([null, null]);
});

test('the origin of a release that was current stays, unless a signature is added', async () => {
  await send(NEXT);
  await state(NEXT, {});
  await move(NEXT);
  await state(NEXT, { builder: 'Somebody else' });
  expect(await recordOf(NEXT)).toMatchObject({ provenance: ORIGIN });
  const team = await aTeamKey();
  await addKey(team.publicKey);
  const origin = { ...ORIGIN, builder: 'Pipeline 8' };
  expect((await state(NEXT, { ...origin, signature: await team.sign(NEXT, { origin }) })).status).toBe(200);
  expect(await recordOf(NEXT)).toMatchObject({ provenance: origin });
});

test.each<[what: string, body: object, path: string, message: string]>([
  ['a branch as a commit', { commit: 'main' }, 'commit', 'Must be the full name of a commit'],
  ['no builder', { builder: '' }, 'builder', 'Required'],
  ['a day in words', { built_at: 'yesterday' }, 'built_at', 'Must be a moment in epoch seconds'],
  ['an unknown field', { host: 'a' }, 'host', 'Unknown field'],
  ['half a signature', { signature: 'a.b' }, 'signature', 'Must be a JSON Web Signature in its compact form'],
])('an origin with %s is refused on its field', async (_what, body, path, message) => {
  await send(NEXT);
  expect(await state(NEXT, body)).toMatchObject({ status: 422, body: { errors: [{ path, message }] } });
});

test.each([
  ['too short', 'abc'],
  ['with spaces', `${'a'.repeat(42)} `],
  ['of a longer kind', 'a'.repeat(86)],
])('a public key %s is refused on its field', async (_what, key) => {
  expect(await addKey(key)).toMatchObject({ status: 422, body: { errors: [{ path: 'public_key' }] } });
});

test('the token of another part cannot state the origin of this one, and an unknown release has none', async () => {
  await send(NEXT);
  const other = await teamToken(portal, 'mf-admin');
  expect((await state(NEXT, {}, other)).status).toBe(401);
  expect((await state({ ...NEXT, hash: '7777777777777777' }, {})).status).toBe(404);
  expect(
    (
      await callApi('POST /releases/:name/keys', {
        token: admin,
        params: { name: 'mf-new' },
        body: { name: 'A', public_key: (await aTeamKey()).publicKey },
      })
    ).status,
  ).toBe(404);
});
