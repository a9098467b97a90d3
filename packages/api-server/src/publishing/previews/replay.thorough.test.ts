import { PASS_HEADER, type CompositionRecord, type PreviewPass, type PreviewRecord } from '@portal/domain';
import { testPortal } from '../../../test/portal';
import { dataOf, deploy, teamToken } from '../../../test/releases';
import { releases } from '../../platform/db/tables';
import { markRemoved } from '../releases/lapsed-releases.store';
import { anotherRemote, aRemoteRelease } from '../releases/releases.fixture';
import { aPortal, askForPass, aShell, aToken, compositionIn, loadWith, NEXT, passFor, send } from './previews.fixture';

const portal = testPortal();
const { callApi, db } = portal;

/** The id of the present composition, as given by its page. */
const present = async (): Promise<string> => compositionIn((await portal.get('/')).body).id;

const replay = (id: string, token?: string) =>
  callApi('POST /releases/compositions/:id/preview', { params: { id }, token });

/** Lets a minute pass and releases a build. */
async function later(release = NEXT): Promise<string> {
  portal.pass(60);
  await deploy(portal, release);
  return present();
}

const named = ({ name, hash }: { name: string; hash: string }) => ({ name, hash });
const tryAll = (parts: { name: string; hash: string }[], token?: string) =>
  callApi('POST /releases/trials', { token, body: { parts } });

beforeEach(() => aPortal(portal));

test('a past composition is shown completely, to administrators only [12.121]', async () => {
  const root = await aToken(portal, 'root@site.example', ['administrator']);
  const cars = await aToken(portal, 'cars@site.example', ['cars']);
  const past = await present();
  await later();
  await later(anotherRemote('mf-new'));
  const preview = dataOf(await replay(past, root)) as PreviewRecord;
  expect(preview).toMatchObject({ composition: past, made_by: 'Ada Byron' });
  const { body } = await loadWith(portal, await passFor(portal, preview._id, root));
  const shown = compositionIn(body);
  expect([shown.id, shown.remotes['mf-public'].version, Object.keys(shown.remotes)]).toEqual([
    past,
    '1.0.0',
    ['mf-public'],
  ]);
  expect(shown.preview.title).toBe(`composition ${past}`);
  await callApi('POST /releases/:name/previewers', {
    params: { name: 'mf-public' },
    token: root,
    body: { emails: ['cars@site.example'] },
  });
  expect((await askForPass(portal, preview._id, cars)).status).toBe(403);
  expect((await replay(past, cars)).status).toBe(403);
  expect((await replay(past, await teamToken(portal, 'mf-public'))).status).toBe(401);
});

test('removed releases and unanswered calls are named', async () => {
  const root = await aToken(portal, 'root@site.example', ['administrator']);
  expect((await replay('0'.repeat(12), root)).body.msg).toBe('The portal was never made of this composition.');
  const past = await present();
  await later();
  const { answeredCalls } = portal.context;
  const old = aRemoteRelease({ version: '1.2.0', hash: '7777777777777777', calls: ['GET /releases'] });
  await later(old);
  const withCall = await present();
  await later(aRemoteRelease({ version: '1.3.0', hash: '8888888888888888' }));
  Object.assign(portal.context, { answeredCalls: answeredCalls.filter((call) => call !== 'GET /releases') });
  expect((await replay(withCall, root)).body.msg).toMatch(/mf-public 1\.2\.0 .*GET \/releases/);
  Object.assign(portal.context, { answeredCalls });
  const first = (await db.select().from(releases)).filter(({ version }) => version === '1.0.0');
  for (const { id } of first) await markRemoved(db, id, portal.context.now());
  const { status, body } = await replay(past, root);
  const sentences = (body.errors as { message: string }[]).map(({ message }) => message);
  expect([status, sentences.toSorted()]).toEqual([
    422,
    ['mf-public', 'shell'].map(
      (part) => `The files of ${part} 1.0.0 are no longer kept. Its team can release it again.`,
    ),
  ]);
});

test('administrators and teams list the compositions between two', async () => {
  const first = await present();
  const second = await later();
  const third = await later(anotherRemote('mf-new'));
  const token = await teamToken(portal, 'mf-public');
  const list = (from: string, to: string, bearer?: string) =>
    portal.get(`/api/releases/compositions?from=${from}&to=${to}`, bearer && { authorization: `Bearer ${bearer}` });
  const records = (await list(first, third, token)).json().data as CompositionRecord[];
  expect(records.map(({ composition }) => composition)).toEqual([first, second, third]);
  expect((await list(first, third)).statusCode).toBe(401);
  const unknown = await list(first, '0'.repeat(12), token);
  expect([unknown.statusCode, unknown.json().msg]).toEqual([
    404,
    'The portal was never made of the composition 000000000000.',
  ]);
  const turned = await list(third, first, token);
  expect([turned.statusCode, turned.json().msg]).toEqual([422, `The composition ${third} is not older than ${first}.`]);
});

test('a program with a deploy token loads a page of releases that were live once, without a bar [12.121]', async () => {
  await later();
  const token = await teamToken(portal, 'mf-public');
  const old = [aShell(), aRemoteRelease()].map(named);
  const pass = async () => (dataOf(await tryAll(old, token)) as PreviewPass).pass;
  const first = await pass();
  const { statusCode, body } = await portal.get('/', { [PASS_HEADER]: first });
  expect([statusCode, compositionIn(body).remotes['mf-public'].version]).toEqual([200, '1.0.0']);
  expect(compositionIn(body).preview).toEqual({ title: 'releases that a program tries', link: null });
  expect(body).not.toContain('portal-preview');
  const again = await portal.get('/', { [PASS_HEADER]: first });
  expect([again.statusCode, again.body]).toEqual([403, 'The pass is not valid.']);
});

test('a program cannot try releases that were never live, releases without a shell, or any without a token', async () => {
  const held = await send(portal, NEXT);
  expect((await tryAll([aShell(), NEXT].map(named), held)).body.msg).toBe('mf-public 1.1.0 was never live.');
  expect((await tryAll([named(aRemoteRelease())], held)).body.msg).toBe(
    'There is no shell in it, which carries all other parts.',
  );
  expect((await tryAll([named(aShell()), { name: 'mf-public', hash: '0'.repeat(16) }], held)).body.msg).toBe(
    'The files of mf-public 0000000000000000 are no longer kept. Its team can release it again.',
  );
  expect((await tryAll([aShell(), aRemoteRelease()].map(named))).status).toBe(401);
});
