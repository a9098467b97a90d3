import { PREVIEW } from '@portal/domain';
import { addPerson, deactivate, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { dataOf, deploy, teamToken } from '../../../test/releases';
import { auditEntries, codeErrors, loadCounts, partGrants } from '../../platform/db/tables';
import { currentReleases } from '../releases/releases.store';
import { aRemoteRelease, aShellRelease } from '../releases/releases.fixture';
import {
  aPortal,
  aPreview,
  askForPass,
  askForPreview,
  aShell,
  aToken,
  compositionIn,
  loadWith,
  NEXT,
  passFor,
  send,
} from './previews.fixture';
import { sweepPreviews } from './sweep-previews';

const portal = testPortal();
const { callApi, db } = portal;

const ADMINISTRATOR = 'root@site.example';
const anAdministrator = () => aToken(portal, ADMINISTRATOR, ['administrator']);
const live = async () => (await currentReleases(db)).map(({ part, version }) => `${part} ${version}`);

/** Lets users preview `mf-public`. */
const choose = (token: string, ...emails: string[]) =>
  callApi('POST /releases/:name/previewers', { params: { name: 'mf-public' }, token, body: { emails } });

beforeEach(() => aPortal(portal));

test('a preview moves nothing, combines the live releases with the new one, and is marked [12.120]', async () => {
  const token = await anAdministrator();
  const preview = await aPreview(portal);
  expect(preview).toMatchObject({ composition: null, made_by: null, parts: [{ name: 'mf-public', version: '1.1.0' }] });
  expect(await live()).toEqual(['mf-public 1.0.0', 'shell 1.0.0']);
  const { statusCode, headers, body } = await loadWith(portal, await passFor(portal, preview._id, token));
  const everybodys = await portal.get('/');
  expect(statusCode).toBe(200);
  expect(compositionIn(body)).toMatchObject({
    preview: { title: 'mf-public 1.1.0', link: `/preview/${preview._id}` },
    remotes: { 'mf-public': { version: '1.1.0' } },
  });
  expect(compositionIn(body)).not.toHaveProperty('development');
  expect(body).toContain('<strong>Preview of mf-public 1.1.0</strong> · <a href="/preview/leave">leave</a>');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toBe(everybodys.headers['content-security-policy']);
  expect(headers['integrity-policy']).toBe(everybodys.headers['integrity-policy']);
  expect(compositionIn(everybodys.body)).not.toHaveProperty('preview');
  expect(everybodys.body).not.toContain('portal-preview');
});

test('a release that becomes live meanwhile is in the preview; one that no longer fits is refused with reasons', async () => {
  const token = await anAdministrator();
  const { _id: id } = await aPreview(portal);
  const kept = await passFor(portal, id, token);
  await deploy(portal, aShell({ version: '1.1.0', hash: '5555555555555555' }));
  const { body } = await loadWith(portal, await passFor(portal, id, token));
  expect(compositionIn(body).shell.version).toBe('1.1.0');
  await callApi('POST /releases/:name/withdraw', {
    params: { name: 'mf-public' },
    token,
    body: { reason: 'A mistake.' },
  });
  await deploy(portal, aShell({ version: '2.0.0', hash: '6666666666666666', contract: '2.0.0' }));
  const refused = await askForPass(portal, id, token);
  expect([refused.status, refused.body.msg]).toEqual([
    422,
    expect.stringMatching(/^mf-public [\d.]+ needs the portal contract \^1\.0\.0, and shell 2\.0\.0 keeps 2\.0\.0\./),
  ]);
  expect((await loadWith(portal, kept)).headers.location).toBe('/preview/ended');
});

test('only administrators and users chosen for each of its parts may open a preview', async () => {
  const root = await anAdministrator();
  const cars = await aToken(portal, 'cars@site.example', ['cars']);
  const { _id: id } = await aPreview(portal);
  const statuses = async () => {
    const answers = [
      await askForPass(portal, id, cars),
      await askForPass(portal, id),
      await askForPass(portal, id, root),
    ];
    return answers.map(({ status }) => status);
  };
  expect(await statuses()).toEqual([403, 401, 200]);
  expect((await askForPass(portal, id, cars)).body.msg).toMatch(
    /^This preview is for people whom an administrator chose/,
  );
  expect((await callApi('GET /previews/:id', { params: { id }, token: cars })).status).toBe(403);
  expect(dataOf(await choose(root, ' CARS@site.example'))).toEqual({ emails: ['cars@site.example'] });
  expect(await statuses()).toEqual([200, 401, 200]);
  const shell = aShell({ version: '1.1.0', hash: '5555555555555555' });
  const tokens = [await send(portal, shell), await teamToken(portal, 'mf-public')].join(',');
  const both = dataOf(await askForPreview(portal, [shell, NEXT], tokens)) as { _id: string };
  expect((await askForPass(portal, both._id, cars)).status).toBe(403);
  expect(dataOf(await choose(root))).toEqual({ emails: [] });
  expect(await statuses()).toEqual([403, 401, 200]);
});

test('previewers are chosen by the addresses of active accounts, with a line in the audit log', async () => {
  const root = await anAdministrator();
  const { id } = await addPerson(portal, { email: 'gone@site.example' });
  await deactivate(portal, id);
  const { status, body } = await choose(root, ADMINISTRATOR, 'gone@site.example', 'nobody@site.example');
  expect([status, body.errors]).toEqual([
    422,
    [
      { path: 'emails[1]', message: 'There is no account in use with the address gone@site.example.' },
      { path: 'emails[2]', message: 'There is no account in use with the address nobody@site.example.' },
    ],
  ]);
  await choose(root, ADMINISTRATOR);
  const entries = await db.select().from(auditEntries);
  const entry = entries.find(({ action }) => action === 'release.choose-previewers');
  expect(entry).toMatchObject({
    objectId: 'mf-public',
    oldValue: { emails: [] },
    newValue: { emails: [ADMINISTRATOR] },
  });
  const unknown = { params: { name: 'mf-new' }, token: root, body: { emails: [] } };
  expect((await callApi('POST /releases/:name/previewers', unknown)).status).toBe(404);
});

test('a pass loads one page, within a minute, for as long as session and account last', async () => {
  const root = await anAdministrator();
  const person = await addPerson(portal, { email: 'cars@site.example', roles: ['cars'] });
  const { access_token: cars } = await enter(portal, 'cars@site.example');
  await choose(root, 'cars@site.example');
  const { _id: id } = await aPreview(portal);
  const loads = async (pass: string) => (await loadWith(portal, pass)).statusCode;
  const used = await passFor(portal, id, cars);
  expect([await loads(used), await loads(used)]).toEqual([200, 303]);
  const late = await passFor(portal, id, cars);
  portal.pass(PREVIEW.passSeconds);
  expect(await loads(late)).toBe(303);
  const ended = await passFor(portal, id, cars);
  await callApi('POST /auth/sign-out-everywhere', { token: cars });
  expect(await loads(ended)).toBe(303);
  const { access_token: again } = await enter(portal, 'cars@site.example');
  const left = await passFor(portal, id, again);
  await deactivate(portal, person.id);
  expect(await loads(left)).toBe(303);
  expect(await loads('made-up')).toBe(303);
});

test('a resubmitted form leads to the same address, where the tab starts again; a refused pass does not', async () => {
  const root = await anAdministrator();
  const { _id: id } = await aPreview(portal);
  const used = await passFor(portal, id, root);
  await loadWith(portal, used, { url: '/contact?a=b' });
  const leadsTo = async (pass: string, url: string) => {
    const { statusCode, headers } = await loadWith(portal, pass, { url });
    return [statusCode, headers.location];
  };
  expect(await leadsTo(used, '/contact?a=b')).toEqual([303, '/contact?a=b']);
  expect(await leadsTo(used, '//elsewhere.example/a')).toEqual([303, '/elsewhere.example/a']);
  expect(await leadsTo(used, '/login')).toEqual([303, '/preview/ended']);
  const left = await passFor(portal, id, root);
  await callApi('POST /auth/sign-out-everywhere', { token: root });
  expect(await leadsTo(left, '/contact')).toEqual([303, '/preview/ended']);
});

test('a preview can be opened for a day', async () => {
  const { _id: id } = await aPreview(portal);
  portal.pass(PREVIEW.seconds - 1);
  const root = await anAdministrator();
  const pass = await passFor(portal, id, root);
  portal.pass(1);
  expect((await loadWith(portal, pass)).headers.location).toBe('/preview/ended');
  const { status, body } = await askForPass(portal, id, root);
  expect([status, body.msg]).toEqual([
    404,
    'This preview has ended, or there never was one. A preview can be opened for a day; its team makes a new one.',
  ]);
  expect((await portal.get(`/releases/mf-public/${NEXT.hash}/entry.js`)).statusCode).toBe(404);
  await sweepPreviews(portal.context);
});

test('a form of another site, a link and a form without a pass open no preview [12.120]', async () => {
  const root = await anAdministrator();
  const { _id: id } = await aPreview(portal);
  const pass = await passFor(portal, id, root);
  const foreign: Record<string, string>[] = [
    { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://portal.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    {},
  ];
  for (const from of foreign) expect((await loadWith(portal, pass, { from })).statusCode).toBe(404);
  const { body } = await portal.get(`/?pass=${pass}`);
  expect(compositionIn(body)).not.toHaveProperty('preview');
  expect((await portal.inject({ method: 'POST', url: '/contact' })).statusCode).toBe(404);
  const json = { method: 'POST', url: '/', payload: { pass }, headers: { origin: 'https://portal.example' } } as const;
  expect((await portal.inject(json)).statusCode).toBe(404);
  const api = {
    ...json,
    url: '/api/load-reports',
    payload: 'pass=x',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };
  expect((await portal.inject(api)).statusCode).toBe(415);
  // None of these has consumed the pass.
  expect((await loadWith(portal, pass)).statusCode).toBe(200);
});

test('a page with a password field has released code only', async () => {
  const root = await anAdministrator();
  const { _id: id } = await aPreview(portal);
  const { statusCode, headers } = await loadWith(portal, await passFor(portal, id, root), { url: '/login?from=%2F' });
  expect([statusCode, headers.location]).toEqual([303, '/preview/ended']);
});

test('files of a release are served while it is previewed, without source maps', async () => {
  const url = `/releases/mf-public/${NEXT.hash}/entry.js`;
  await send(portal, NEXT);
  expect((await portal.get(url)).statusCode).toBe(404);
  await askForPreview(portal, [NEXT], await teamToken(portal, 'mf-public'));
  expect((await portal.get(url)).statusCode).toBe(200);
});

test('reports on a release that is only previewed are not counted', async () => {
  const { _id: id } = await aPreview(portal);
  const root = await anAdministrator();
  const { body } = await loadWith(portal, await passFor(portal, id, root));
  const release = { part: 'mf-public', hash: NEXT.hash };
  const report = {
    composition: compositionIn(body).id,
    loads: [{ ...release, ms: 80 }],
    faults: [{ ...release, fault: 'threw-on-render' }],
  };
  expect((await callApi('POST /load-reports', { body: report })).status).toBe(200);
  const error = { kind: 'TypeError', message: '', file: 'entry.js', line: 1, column: 1, browser: 'other' };
  expect((await callApi('POST /code-errors', { body: { ...release, ...error } })).status).toBe(200);
  expect(await db.select().from(loadCounts)).toEqual([]);
  expect(await db.select().from(codeErrors)).toEqual([]);
});

test('a shell is previewed too; one without support for previews reports nothing either', async () => {
  const root = await anAdministrator();
  const old = aShellRelease({ version: '1.1.0', hash: '5555555555555555' });
  const { _id: id } = await aPreview(portal, old);
  const { body } = await loadWith(portal, await passFor(portal, id, root));
  expect(compositionIn(body)).toMatchObject({ shell: { version: '1.1.0' }, development: ['shell', 'mf-public'] });
  expect(body).toContain(`/releases/shell/${old.hash}/main.js`);
});

test('a part that is switched off stays so, unless another release of it is previewed', async () => {
  const root = await anAdministrator();
  const off = (name: string) =>
    callApi('POST /releases/:name/switch', { params: { name }, token: root, body: { off: 'Under repair.' } });
  await off('mf-public');
  const { _id: shellOnly } = await aPreview(portal, aShell({ version: '1.1.0', hash: '5555555555555555' }));
  const { _id: fixed } = await aPreview(portal);
  const pages = [];
  for (const id of [shellOnly, fixed]) pages.push(await loadWith(portal, await passFor(portal, id, root)));
  expect(pages.map(({ body }) => compositionIn(body).remotes['mf-public'].off)).toEqual(['Under repair.', undefined]);
});

test('a release that would be refused cannot be previewed, and the refusal gives the reason', async () => {
  const token = await teamToken(portal, 'mf-public');
  const unsent = await askForPreview(portal, [NEXT], token);
  expect([unsent.status, unsent.body.msg]).toEqual([404, `mf-public has no release ${NEXT.hash}. Send it first.`]);
  const needy = aRemoteRelease({
    version: '1.2.0',
    hash: '7777777777777777',
    takes: { names: { '@portal/ui/form': ['Wizard'] }, versions: {}, runtime: '^3.0.0' },
  });
  const unfit = await askForPreview(portal, [needy], await send(portal, needy));
  expect([unfit.status, unfit.body.msg]).toEqual([
    422,
    'mf-public 1.2.0 uses Wizard of @portal/ui/form, which shell 1.0.0 does not give. Build mf-public against this shell, or release a shell that gives what it uses.',
  ]);
  const held = await send(portal, NEXT);
  expect((await askForPreview(portal, [NEXT])).status).toBe(401);
  expect((await askForPreview(portal, [NEXT], await teamToken(portal, 'shell'))).status).toBe(401);
  expect((await askForPreview(portal, [NEXT, NEXT], held)).body.errors).toEqual([
    { path: 'parts', message: 'Names a part twice' },
  ]);
  await db.update(partGrants).set({ endsAt: portal.context.now() });
  expect((await askForPreview(portal, [NEXT], held)).body.msg).toMatch(/^The grant of mf-public has ended/);
});

test('previews are refused with the reason if the live shell does not support them', async () => {
  const held = await send(portal, NEXT);
  await deploy(portal, aShellRelease({ version: '1.0.1', hash: '8888888888888888' }));
  const { status, body } = await askForPreview(portal, [NEXT], held);
  expect([status, body.msg]).toEqual([
    409,
    'The live shell 1.0.1 has no page that opens previews. Please release a newer shell first.',
  ]);
});

test('a preview ends with the grant of its part', async () => {
  const root = await anAdministrator();
  const { _id: id } = await aPreview(portal);
  await db.update(partGrants).set({ endsAt: portal.context.now() });
  expect((await askForPass(portal, id, root)).status).toBe(422);
});
