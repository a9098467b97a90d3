import type { Composition, MenuLink, Release, RemoteRelease } from '@portal/portal-contract';
import { writtenEntries } from '../../../test/audit';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import {
  dataOf,
  deploy,
  describe as describeRelease,
  partsOf,
  releaseOf,
  sendFiles,
  teamToken,
} from '../../../test/releases';
import { fingerprint } from '../../../test/stored';
import { releases } from '../../platform/db/tables';
import { anotherRemote, aRemoteRelease, aShellRelease, CONTENTS } from './releases.fixture';
import type { Call } from '../../app/calls';

const portal = testPortal();
const { callApi, db, get } = portal;

const RELEASE = aRemoteRelease();
const NEXT = aRemoteRelease({ version: '1.1.0', hash: '4444444444444444' });
const FILES = Object.keys(CONTENTS);

let token: string;
beforeEach(async () => {
  token = await teamToken(portal, 'mf-public');
});

const describeAs = async (release: Release, query = '') => describeRelease(portal, release, token, query);
const answerTo = async (release: Release) => releaseOf(await describeAs(release));
const entries = (action?: string) => writtenEntries(portal, action);

async function administrator() {
  const person = await addPerson(portal, { roles: ['administrator'] });
  return { ...person, token: (await enter(portal)).access_token };
}

describe('a release', () => {
  test('is asked for its files first, and becomes current when all have arrived [12.20]', async () => {
    expect(await answerTo(RELEASE)).toMatchObject({ is_current: false, missing: FILES, serial: 0 });
    const { 'home.css': last, ...most } = CONTENTS;
    await sendFiles(portal, RELEASE, { parts: partsOf(most), token });
    expect(await answerTo(RELEASE)).toMatchObject({ is_current: false, missing: ['home.css'], serial: 0 });
    expect((await get(`/releases/mf-public/${RELEASE.hash}/entry.js`)).statusCode).toBe(404);
    await sendFiles(portal, RELEASE, { parts: partsOf({ 'home.css': last }), token });
    const { version, hash } = RELEASE;
    const composition: unknown = expect.stringMatching(/^[\da-f]{12}$/);
    expect(await answerTo(RELEASE)).toEqual({ is_current: true, missing: [], version, hash, serial: 1, composition });
    expect((await get(`/releases/mf-public/${RELEASE.hash}/entry.js`)).body).toBe('entry()');
  });

  test('is on the next page, with the same id', async () => {
    await deploy(portal, aShellRelease());
    const { composition } = await deploy(portal, RELEASE);
    expect((await get('/')).body).toContain(`"id":"${composition}"`);
  });

  test('is served with every field of its menu, including rare ones', async () => {
    const link: Required<MenuLink> = {
      label: 'Mine',
      path: '/mine/',
      covers: '/one/',
      counts: ['/two/'],
      permissions: ['edit-own-nf'],
    };
    const menu = [{ label: 'Area', icon: 'facility', order: 20, children: [link] }];
    await deploy(portal, aShellRelease());
    await deploy(portal, RELEASE);
    await deploy(portal, { ...remoteWith({ menu }), version: NEXT.version, hash: NEXT.hash });
    const { body } = await get('/');
    const composition = /<script type="application\/json" id="composition">(.*?)<\/script>/.exec(body)?.[1] ?? '{}';
    expect((JSON.parse(composition) as Composition).remotes['mf-public']?.remote.menu).toEqual(menu);
  });

  test('by a team is recorded without a user, with the previous release', async () => {
    await deploy(portal, RELEASE);
    await deploy(portal, NEXT);
    expect(await entries()).toMatchObject([
      { action: 'release.publish', objectId: 'mf-public', actorId: null, oldValue: null },
      {
        oldValue: { version: '1.0.0', hash: RELEASE.hash },
        newValue: { version: '1.1.0', hash: NEXT.hash, by: 'deploy token' },
      },
    ]);
  });

  test('by an administrator needs no token and names the person', async () => {
    const { id, token: access } = await administrator();
    await deploy(portal, RELEASE, access);
    expect(await entries('release.publish')).toMatchObject([{ actorId: id }]);
  });

  test('that is already current moves nothing', async () => {
    const first = await deploy(portal, RELEASE);
    expect(await deploy(portal, RELEASE)).toEqual(first);
    expect(await entries()).toHaveLength(1);
  });

  test('that was current before becomes current again without any upload', async () => {
    await deploy(portal, RELEASE);
    await deploy(portal, NEXT);
    token = await teamToken(portal, 'mf-public');
    dataOf(await callApi('POST /releases/:name/rollback', { params: { name: 'mf-public' }, body: {}, token }));
    expect(await answerTo(NEXT)).toMatchObject({ is_current: true, serial: 4 });
  });
});

const remoteWith = (change: Partial<RemoteRelease['remote']>) => ({
  ...RELEASE,
  remote: { ...RELEASE.remote, ...change },
});
const claimed = { title: 'Home', page: 'home', access: 'public' as const };

const JSON_TYPE = 'application/json';

/** 150 MB in three files. */
const HUGE = ['a', 'b', 'c'].map((name) => [`${name}.js`, { ...RELEASE.files['entry.js'], bytes: 50_000_000 }]);

describe('before any file is asked for', () => {
  test.each<[why: string, release: Release, sentences: string[]]>([
    [
      'a contract that the shell does not satisfy',
      remoteWith({ contract: '^2.0.0' }),
      [
        'mf-public 1.0.0 needs the portal contract ^2.0.0, and shell 1.0.0 keeps 1.0.0. Build mf-public for that contract, or release a shell that keeps the other one first.',
      ],
    ],
    [
      'paths of others',
      remoteWith({
        pages: [
          { path: '/mf-a', ...claimed },
          { path: '/login', ...claimed },
        ],
      }),
      [
        'The path /login belongs to shell. Give the page of mf-public 1.0.0 another path.',
        'The path /mf-a belongs to mf-a. Give the page of mf-public 1.0.0 another path.',
      ],
    ],
    [
      'an endpoint of another',
      { ...RELEASE, endpoints: ['listDust'] },
      ['The API endpoint "listDust" is defined by mf-a already. Give that of mf-public 1.0.0 another name.'],
    ],
  ])('%s is refused with the reasons, and nothing is stored', async (_why, release, sentences) => {
    await deploy(portal, aShellRelease());
    await deploy(portal, anotherRemote('mf-a', { endpoints: ['listDust'] }));
    // The day of a token's use is recorded once.
    await describeAs(release);
    const before = await fingerprint(portal);
    const { status, body } = await describeAs(release);
    expect([status, body.msg]).toEqual([422, sentences.join(' ')]);
    expect(body.errors).toEqual(sentences.map((message) => ({ path: 'release', message })));
    expect(await fingerprint(portal)).toEqual(before);
  });

  test.each<[why: string, change: object, path: string, message: RegExp]>([
    [
      'an invalid version',
      { version: 'latest' },
      'version',
      /^mf-public latest: version must be a version such as .+\. Correct it, and build it again\.$/,
    ],
    ['a file outside', { files: { '../entry.js': RELEASE.files['entry.js'] } }, 'files', /a key that is not allowed/],
    [
      'more data than a page may name',
      {
        remote: {
          ...RELEASE.remote,
          pages: [{ ...RELEASE.remote.pages[0], data: Array(11).fill('/types/aerosol') }],
        },
      },
      'remote.pages[0].data',
      /^mf-public 1\.0\.0: The list remote\.pages\[0\]\.data has 11 addresses, and at most 10 are allowed\. Remove some\.$/,
    ],
    ['an unknown range', { remote: { ...RELEASE.remote, contract: 'any' } }, 'remote.contract', /a range/],
    ['an entry that is not sent', { entry: 'other.js' }, 'release', /names files that it does not publish: other.js/],
    ['the name of another part', { name: 'mf-admin' }, 'release', /carries the remote.json of mf-public/],
    [
      'a remote that calls itself shell',
      { ...aShellRelease(), name: 'mf-public', remote: undefined, takes: undefined },
      'name',
      /cannot be a shell/,
    ],
    [
      'more than a part can be',
      { files: { ...RELEASE.files, ...Object.fromEntries(HUGE) } },
      'name',
      /^mf-public 1\.0\.0 has \d{9} bytes, and a part may have at most 100000000\. Make it smaller\.$/,
    ],
  ])('%s is refused, with the field', async (_why, change, path, message) => {
    const release = { ...RELEASE, ...change } as Release;
    const url = '/api/releases/mf-public';
    const answer = await portal.post(url, JSON.stringify(release), 'application/json', token);
    const { errors } = answer.json<{ errors: unknown }>();
    expect([answer.statusCode, errors]).toEqual([422, [{ path, message: expect.stringMatching(message) as unknown }]]);
    expect(await db.$count(releases)).toBe(0);
  });

  test('a release of a part other than that in the address is refused', async () => {
    const answer = await portal.post(
      '/api/releases/mf-public',
      JSON.stringify(anotherRemote('mf-a')),
      JSON_TYPE,
      token,
    );
    expect([answer.statusCode, answer.json<{ msg: string }>().msg]).toEqual([
      422,
      'This is a release of mf-a 1.0.0, not of mf-public. Send it to its own part.',
    ]);
  });
});

test('a release that fits when it is described must still fit when its files have arrived', async () => {
  await answerTo(RELEASE);
  await sendFiles(portal, RELEASE, { parts: partsOf(CONTENTS), token });
  const path = '/lidar/:facility';
  const pages = [{ path, ...claimed }];
  await deploy(portal, anotherRemote('mf-a', { remote: { name: 'mf-a', contract: '^1.0.0', pages, menu: [] } }));
  const { status, body } = await describeAs(RELEASE);
  expect([status, body.msg]).toEqual([
    422,
    'The path /lidar/:id would take from mf-a what leads to /lidar/:facility. Give the page of mf-public 1.0.0 another path.',
  ]);
  expect((await entries()).map(({ objectId }) => objectId)).toEqual(['mf-a']);
});

test('with a given serial, a release is refused once another one has moved', async () => {
  expect((await describeAs(RELEASE, '?serial=0')).status).toBe(200);
  await deploy(portal, anotherRemote('mf-a'));
  const { status, body } = await describeAs(RELEASE, '?serial=0');
  expect([status, body.msg]).toEqual([409, expect.stringMatching(/^Another release has become current/)]);
  expect((await describeAs(RELEASE, '?serial=1')).status).toBe(200);
  expect((await describeAs(RELEASE, '?serial=now')).status).toBe(400);
});

test('a hash of one content is refused for another', async () => {
  await deploy(portal, RELEASE);
  token = await teamToken(portal, 'mf-public');
  const { status, body } = await describeAs({ ...RELEASE, version: '1.0.1' });
  expect([status, body.msg]).toEqual([409, expect.stringContaining('has another release with the hash')]);
});

describe('a deploy token', () => {
  test('is valid for its part only, until it is ended', async () => {
    const other = await teamToken(portal, 'mf-admin');
    expect((await describeRelease(portal, RELEASE, other)).status).toBe(401);
    expect((await describeRelease(portal, RELEASE, `${token}x`)).status).toBe(401);
    const old = token;
    token = await teamToken(portal, 'mf-public');
    expect((await describeRelease(portal, RELEASE, old)).status).toBe(401);
    expect((await describeAs(RELEASE)).status).toBe(200);
  });

  test.each<[what: string, call: Call, rest: object]>([
    ['a release', 'POST /releases/:name', {}],
    ['a rollback', 'POST /releases/:name/rollback', {}],
    ['a move', 'POST /releases/moves', { parts: [{ name: 'mf-public', hash: RELEASE.hash }] }],
    ['the end of a share', 'POST /releases/:name/share/end', {}],
  ])(
    'of another part is refused %s with the part that it is for, and with who makes another',
    async (_w, call, body) => {
      const other = await teamToken(portal, 'mf-admin');
      const asked = { params: { name: 'mf-public' }, body };
      const message =
        'This deploy token is for mf-admin, and not for mf-public. An administrator creates a token for mf-public on the Releases page.';
      const errors = [{ path: 'release', message }];
      expect(await callApi(call, { ...asked, token: other })).toMatchObject({
        status: 401,
        body: { msg: message, errors },
      });
      const unknown = await callApi(call, { ...asked, token: `${other}x` });
      expect(unknown.body.msg).toBe('Please log in, or send the deploy token of this part.');
      expect(unknown.body.errors ?? []).toEqual([]);
    },
  );

  test('is refused with a remedy', async () => {
    const { status, body } = await describeRelease(portal, RELEASE);
    expect([status, body.code, body.msg]).toEqual([401, 1001, 'Please log in, or send the deploy token of this part.']);
  });

  test.each<Call>([
    'GET /user/profile',
    'GET /national-facility/certified',
    'GET /releases/compositions/:id',
    'POST /releases/:name/deploy-token',
    'POST /load-reports',
    'POST /code-errors',
    'POST /auth/refresh',
  ])('allows no other call: %s', async (call) => {
    const params = { id: 'a1b2c3d4e5f6', name: 'mf-public' };
    const before = await fingerprint(portal);
    expect((await callApi(call, { token, params })).status).toBe(401);
    expect(await fingerprint(portal)).toEqual(before);
  });

  test('is made by an administrator, shown once and kept as a digest', async () => {
    const { id, token: access } = await administrator();
    const call = { token: access, params: { name: 'mf-new' } };
    expect((await callApi('POST /releases/:name/deploy-token', { ...call, body: {} })).status).toBe(404);
    const grant = { prefixes: ['/mf-new'], menu_from: 0, menu_to: 0 };
    dataOf(await callApi('POST /releases/:name/grant', { ...call, body: grant }));
    const { body } = await callApi('POST /releases/:name/deploy-token', { ...call, body: { name: 'Pipeline' } });
    const { token: made } = body.data as unknown as { token: string };
    expect(made).toMatch(/^deploy_[\w-]{43}$/);
    expect((await describeRelease(portal, anotherRemote('mf-new'), made)).status).toBe(200);
    const { rows } = await db.execute('select * from deploy_tokens');
    expect(JSON.stringify([rows, await entries(), portal.logged])).not.toContain(made);
    const written = await entries('release.new-token');
    expect(written).toMatchObject([{ actorId: id, objectKind: 'release', objectId: 'mf-new', objectName: 'mf-new' }]);
  });
});
