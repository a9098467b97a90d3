import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { describe as describeRelease } from '../../../test/releases';
import { DEMO_TOKENS_FILE, writeDemoTokens } from './demo-tokens';
import { anotherRemote } from '../releases/releases.fixture';
import { grantOwnParts } from './must-be-granted';

const portal = testPortal();

const dataDir = mkdtempSync(join(tmpdir(), 'portal-demo-tokens-'));
const path = join(dataDir, DEMO_TOKENS_FILE);
beforeEach(() => rmSync(path, { force: true }));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** Starts the demonstration with these parts and reads the written tokens. */
async function tokensOf(...parts: string[]): Promise<Record<string, string>> {
  await grantOwnParts(portal.db, parts, portal.context.now());
  await writeDemoTokens(portal.context, { dataDir, parts });
  return JSON.parse(readFileSync(path, 'utf8'));
}

const opens = async (token = '', name = 'mf-a') =>
  (await describeRelease(portal, anotherRemote(name), token)).status === 200;

test('every part has a valid token, in a file that only the operator can read', async () => {
  const tokens = await tokensOf('shell', 'mf-a', 'mf-b');
  expect(Object.keys(tokens)).toEqual(['shell', 'mf-a', 'mf-b']);
  expect([await opens(tokens['mf-a']), await opens(tokens['mf-b'])]).toEqual([true, false]);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('a later start keeps the tokens and adds those of new parts', async () => {
  const first = await tokensOf('mf-a');
  const second = await tokensOf('mf-a', 'mf-b');
  expect(second).toEqual({ ...first, 'mf-b': expect.stringMatching(/^deploy_/) });
});

test.each<[what: string, spoil: () => void]>([
  ['is gone', () => rmSync(path)],
  ['is broken', () => writeFileSync(path, '{"mf-a":')],
  ['holds something else', () => writeFileSync(path, '{"mf-a":{"token":1}}')],
])('new tokens are made if the file %s', async (_what, spoil) => {
  const before = await tokensOf('mf-a');
  spoil();
  const after = await tokensOf('mf-a');
  expect([await opens(before['mf-a']), await opens(after['mf-a'])]).toEqual([false, true]);
});

test('a token made by an administrator stays valid beside it', async () => {
  await tokensOf('mf-a');
  await addPerson(portal, { roles: ['administrator'] });
  const { access_token: token } = await enter(portal);
  const { body } = await portal.callApi('POST /releases/:name/deploy-token', { token, params: { name: 'mf-a' } });
  const made = body.data as unknown as { token: string };
  const own = await tokensOf('mf-a', 'mf-b');
  expect([await opens(own['mf-a']), await opens(made.token)]).toEqual([true, true]);
});
