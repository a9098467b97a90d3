import type { RemoteRelease } from '@portal/portal-contract';
import type { GrantInput } from '@portal/domain';
import { writtenEntries } from '../../../test/audit';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { dataOf, deploy, describe as describeRelease, overview } from '../../../test/releases';
import { partGrants } from '../../platform/db/tables';
import { anotherRemote, aRemoteRelease, aShellRelease } from '../releases/releases.fixture';

const portal = testPortal();
const { callApi, db, get } = portal;

const PART = 'mf-weather';
const GRANT = { prefixes: ['/weather'], menu_from: 60, menu_to: 69 };
const DAY = 86_400;

let admin: string;
beforeEach(async () => {
  await addPerson(portal, { roles: ['administrator'] });
  admin = (await enter(portal)).access_token;
  await deploy(portal, aShellRelease());
  await deploy(portal, aRemoteRelease());
});

const ask = (call: Parameters<typeof callApi>[0], body: object, name = PART, more: Record<string, string> = {}) =>
  callApi(call, { token: admin, params: { name, ...more }, body });

const grant = (change: Partial<GrantInput> = {}, name = PART) =>
  ask('POST /releases/:name/grant', { ...GRANT, ...change }, name);

const rollBack = () => ask('POST /releases/:name/rollback', {});

async function newToken(body: object = {}) {
  const { token } = dataOf(await ask('POST /releases/:name/deploy-token', body)) as { token: string };
  return token;
}

const aBuild = (change: Partial<RemoteRelease['remote']> = {}) => {
  const pages = [{ path: '/weather/:day?', page: 'home', title: 'Weather', access: 'public' as const }];
  return anotherRemote(PART, { remote: { name: PART, contract: '^1.0.0', pages, menu: [], ...change } });
};

const partOf = async (name = PART) => (await overview(portal, admin)).parts.find((part) => part.name === name);

const aPage = (path: string) => ({ path, page: 'home', title: 'Home', access: 'public' as const });

test('a part without a grant cannot be released and has no tokens [12.94]', async () => {
  expect((await ask('POST /releases/:name/deploy-token', {})).status).toBe(404);
  const { status, body } = await describeRelease(portal, aBuild(), admin);
  expect([status, body.msg]).toEqual([422, `${PART} has no grant. An administrator makes one on the Releases page.`]);
});

test('a granted part is released by its team, within its grant [12.94]', async () => {
  expect((await grant()).status).toBe(200);
  const token = await newToken();
  expect((await describeRelease(portal, aBuild(), token)).status).toBe(200);
  expect(await partOf()).toMatchObject({ grant: { ...GRANT, ends_at: null, off: null }, tokens: [{ name: 'Team' }] });
  expect(await writtenEntries(portal, 'release.grant')).toMatchObject([{ objectId: PART, newValue: GRANT }]);
});

test.each<[what: string, change: Partial<RemoteRelease['remote']>, limits: object, sentence: string]>([
  [
    'a path outside',
    { pages: [aPage('/weather'), aPage('/forecast')] },
    {},
    `${PART} 1.0.0 has a page at /forecast, and ${PART} is granted /weather. Move the page, or ask an administrator to grant the path.`,
  ],
  [
    'a path of parameters',
    { pages: [aPage('/:a/:b')] },
    {},
    `${PART} 1.0.0 has a page at /:a/:b, and ${PART} is granted /weather. Move the page, or ask an administrator to grant the path.`,
  ],
  [
    'another menu position',
    { menu: [{ label: 'Weather', icon: 'map', order: 70, path: '/weather' }] },
    {},
    `${PART} 1.0.0 has the menu position 70, and ${PART} is granted 60 to 69. Move the entry, or ask an administrator for another position.`,
  ],
  [
    'more pages',
    { pages: [aPage('/weather'), aPage('/weather/a')] },
    { pages: 1 },
    `${PART} 1.0.0 has 2 pages, and ${PART} is granted 1. Make it smaller, or ask an administrator for more.`,
  ],
  [
    'more links in a section of the menu',
    {
      menu: [
        {
          label: 'Weather',
          icon: 'map',
          order: 60,
          children: Array.from({ length: 21 }, (_each, index) => ({ label: `Station ${index}`, path: '/weather' })),
        },
      ],
    },
    {},
    `${PART} 1.0.0 has 21 links in the menu, and a part may have at most 20. Make it smaller.`,
  ],
  [
    'more files',
    {},
    { files: 4 },
    `${PART} 1.0.0 has 5 files, and ${PART} is granted 4. Make it smaller, or ask an administrator for more.`,
  ],
])('a build with %s is refused with the reason [12.94]', async (_what, change, limits, sentence) => {
  await grant({ limits: { ...(limits as GrantInput['limits']) } });
  const { status, body } = await describeRelease(portal, aBuild(change), await newToken());
  expect([status, body.msg]).toEqual([422, sentence]);
});

test.each<[what: string, prefix: string, message: string]>([
  ['a path of the API', '/api/weather', 'Belongs to the portal itself'],
  ['a path of another grant', '/weather/maps', '/weather/maps is granted to mf-weather.'],
  ['a parameter', '/:area', 'Must be a path without parameters, such as "/weather"'],
  ['a page of the shell', '/login', 'shell has the page /login.'],
  ['a path below one of its pages', '/login/x', 'shell has the page /login.'],
  ['everything', '/', 'Must be a path without parameters, such as "/weather"'],
])('%s cannot be granted', async (_what, prefix, message) => {
  await grant();
  const answer = await grant({ prefixes: [prefix] }, 'mf-other');
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'prefixes[0]', message }] } });
});

test('a grant ends on its day, and the live release stays [12.94]', async () => {
  const ends = Math.floor(portal.context.now().getTime() / 1000 / DAY) * DAY + 2 * DAY;
  await grant({ ends_at: ends });
  const token = await newToken();
  await deploy(portal, aBuild(), token);
  portal.pass(3 * DAY);
  const { body } = await describeRelease(portal, { ...aBuild(), hash: '7777777777777777' }, token);
  expect(body.msg).toBe(`The grant of ${PART} has ended. An administrator may prolong it on the Releases page.`);
  expect((await get('/weather')).statusCode).toBe(200);
});

test('a grant in the past is refused, and so is a change of the kind of a part', async () => {
  const past = Math.floor(portal.context.now().getTime() / 1000 / DAY) * DAY - DAY;
  expect(await grant({ ends_at: past })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'ends_at', message: 'Must be in the future' }] },
  });
  expect(await grant({ prefixes: null })).toMatchObject({ status: 422, body: { errors: [{ path: 'prefixes' }] } });
  expect(await grant({}, 'mf-public')).toMatchObject({
    status: 422,
    body: { msg: 'mf-public is a part of the installation, which may use any free path.' },
  });
  expect((await grant({ prefixes: null, email: 'team@site.example' }, 'mf-public')).status).toBe(200);
});

test('a rollback stays within the present grant, whose end does not stop it', async () => {
  await grant();
  const token = await newToken();
  await deploy(portal, aBuild(), token);
  await deploy(portal, { ...aBuild(), version: '1.1.0', hash: '7777777777777777' }, token);
  await db.update(partGrants).set({ prefixes: ['/forecast'] });
  expect(await rollBack()).toMatchObject({
    status: 422,
    body: { msg: expect.stringContaining('has a page at /weather/:day?, and mf-weather is granted /forecast.') },
  });
  const ended = { prefixes: ['/weather'], endsAt: new Date(portal.context.now().getTime() - 1000) };
  await db.update(partGrants).set(ended);
  expect((await rollBack()).status).toBe(200);
});

test('two tokens are valid while one replaces the other, each with its name, its last use and its end [12.95]', async () => {
  await grant();
  const old = await newToken({ name: 'Old pipeline', days: 2 });
  portal.pass(60);
  const next = await newToken({ name: 'New pipeline' });
  for (const token of [old, next]) expect((await describeRelease(portal, aBuild(), token)).status).toBe(200);
  const part = await partOf();
  expect(part?.tokens.map(({ name }) => name)).toEqual(['New pipeline', 'Old pipeline']);
  expect(part?.tokens.every(({ last_used_at }) => last_used_at !== null)).toBe(true);
  const [, { _id: id } = { _id: '' }] = part?.tokens ?? [];
  const ended = await callApi('DELETE /releases/:name/deploy-token/:token', {
    token: admin,
    params: { name: PART, token: id },
  });
  expect(ended.status).toBe(200);
  expect((await describeRelease(portal, aBuild(), old)).status).toBe(401);
  expect((await describeRelease(portal, aBuild(), next)).status).toBe(200);
});

test('a token expires [12.95]', async () => {
  await grant();
  const token = await newToken({ days: 1 });
  portal.pass(2 * DAY);
  expect((await describeRelease(portal, aBuild(), token)).status).toBe(401);
  admin = (await enter(portal)).access_token;
  expect((await partOf())?.tokens).toEqual([]);
});

/** The part in the composition of a page. */
const composed = async () => {
  const { body } = await get('/');
  const block = /<script type="application\/json" id="composition">(.*?)<\/script>/.exec(body)?.[1] ?? '{}';
  return (JSON.parse(block) as { remotes: Record<string, { off?: string } | undefined> }).remotes[PART];
};

describe('a part that is live', () => {
  beforeEach(async () => {
    await grant();
    await deploy(portal, aBuild(), await newToken());
  });

  test('is switched off with a message that its pages show, and on again [12.96]', async () => {
    const reason = 'The forecasts are being checked until Friday.';
    expect((await ask('POST /releases/:name/switch', { off: reason })).status).toBe(200);
    expect((await composed())?.off).toBe(reason);
    expect((await ask('POST /releases/:name/switch', { off: null })).status).toBe(200);
    expect((await composed())?.off).toBeUndefined();
    expect((await writtenEntries(portal)).map(({ action }) => action).slice(-2)).toEqual([
      'release.switch-off',
      'release.switch-on',
    ]);
  });

  test('is withdrawn, even its first release [12.96]', async () => {
    expect((await ask('POST /releases/:name/withdraw', { reason: 'Released by mistake.' })).status).toBe(200);
    expect(await composed()).toBeUndefined();
    expect((await get('/weather')).statusCode).toBe(404);
    expect((await ask('POST /releases/:name/withdraw', { reason: 'Once more.' })).status).toBe(409);
    expect((await describeRelease(portal, aBuild(), await newToken())).status).toBe(200);
  });

  test('is retired: removed, and not released until it is granted again [12.96]', async () => {
    const token = await newToken();
    expect((await ask('POST /releases/:name/retire', { reason: 'The project ended.' })).status).toBe(200);
    expect(await composed()).toBeUndefined();
    const { body } = await describeRelease(portal, aBuild(), admin);
    expect(body.msg).toBe(`${PART} was retired. An administrator may grant it again on the Releases page.`);
    expect((await ask('POST /releases/:name/deploy-token', { name: 'Team', days: 1 })).status).toBe(409);
    expect((await grant()).status).toBe(200);
    expect((await describeRelease(portal, aBuild(), await newToken())).status).toBe(200);
    expect((await describeRelease(portal, aBuild(), token)).status).toBe(401);
  });

  test('its pages cannot be granted to another part, and its team sees no tokens of others', async () => {
    await db.update(partGrants).set({ prefixes: null });
    const answer = await grant({ prefixes: ['/weather'] }, 'mf-other');
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'prefixes[0]', message: `${PART} has the page /weather/:day?.` }] },
    });
    await grant({ prefixes: ['/forecast'], email: 'team@site.example' }, 'mf-other');
    const token = await newToken();
    await callApi('POST /releases/:name/deploy-token', { token: admin, params: { name: 'mf-other' }, body: {} });
    const { parts } = await overview(portal, token);
    const seen = Object.fromEntries(parts.map(({ name, tokens, grant: { email } }) => [name, [tokens.length, email]]));
    expect(seen).toMatchObject({ [PART]: [2, null], 'mf-other': [0, null] });
    const all = (await overview(portal, admin)).parts.find(({ name }) => name === 'mf-other');
    expect(all).toMatchObject({ grant: { email: 'team@site.example' }, tokens: [{ name: 'Team' }] });
  });
});

test.each([
  ['withdraw', { reason: 'Why not.' }],
  ['retire', { reason: 'Why not.' }],
  ['switch', { off: 'Why not.' }],
] as const)('the shell does not support %s', async (act, body) => {
  const call = `POST /releases/:name/${act}` as const;
  expect((await ask(call, body, 'shell')).status).toBe(422);
});
