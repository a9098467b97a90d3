import type { CodeErrorReport } from '@portal/domain';
import { testPortal } from '../../../test/portal';
import { deploy } from '../../../test/releases';
import { releaseTabs } from '../../platform/db/tables';
import { anotherRemote } from '../releases/releases.fixture';
import { compositionNow, MAP, publishMapped, reportError, runIn, seenErrors } from './code-errors.fixture';

const portal = testPortal();
const { context, db, get } = portal;
const report = (change: Partial<CodeErrorReport> = {}, ip?: string) => reportError(portal, change, ip);
const seen = () => seenErrors(portal);
const fileOf = (path: string) => get(`/releases/mf-a/${'3'.repeat(16)}/${path}`);

test('an error is counted for its release, with the line of the source [12.92]', async () => {
  await publishMapped(portal, MAP);
  const first = context.now().getTime() / 1000;
  expect(await report()).toMatchObject({ status: 200, body: { code: 0, data: null } });
  portal.pass(90);
  await report({ browser: 'firefox' });
  await report({ browser: 'firefox' });
  expect(await seen()).toEqual([
    {
      kind: 'TypeError',
      message: 'The station … is unknown',
      file: 'home.js',
      line: 1,
      column: 21,
      source: 'src/pages/home-page.tsx:42',
      name: 'openStation',
      browsers: expect.arrayContaining(['chromium', 'firefox']) as unknown,
      count: 3,
      first_at: first,
      last_at: first + 90,
      began_with: [],
    },
  ]);
});

test('an error that occurs only with another part’s release names it', async () => {
  await publishMapped(portal, MAP);
  const before = await compositionNow(portal);
  await runIn(portal, before, 20);
  await deploy(portal, anotherRemote('mf-b'));
  const tab = { composition: await compositionNow(portal), loaded: ['shell', 'mf-a', 'mf-b'] };
  for (let each = 0; each < 5; each += 1) await report({ tab });
  const { version, hash } = anotherRemote('mf-b');
  expect((await seen())[0]?.began_with).toEqual([{ name: 'mf-b', version, hash }]);
});

test('a tab of a composition that never was is not counted', async () => {
  await publishMapped(portal, MAP);
  await runIn(portal, 'a1b2c3d4e5f6', 1);
  await report({ tab: { composition: 'a1b2c3d4e5f6', loaded: ['shell'] } });
  expect(await db.$count(releaseTabs)).toBe(0);
  expect(await seen()).toMatchObject([{ count: 1 }]);
});

test('typed values are not stored, whatever the client sends, and nothing about the sender', async () => {
  await publishMapped(portal, MAP);
  await report({ message: 'The station Zebulon Quixote (17, zeb@site.example, "Villa") is unknown' }, '192.0.2.77');
  const { rows } = await db.execute('select * from code_errors, rate_limits');
  const kept = JSON.stringify([rows, portal.logged]);
  for (const value of ['Zebulon', 'Quixote', 'site.example', 'Villa', '192.0.2.77']) expect(kept).not.toContain(value);
  expect((await seen())[0]?.message).toBe('The station … is unknown');
});

test('the error of a missing shared name lists the required and the available names', async () => {
  await publishMapped(portal, MAP);
  await report({ kind: 'SharingError', message: 'x', unmet: { name: 'react', wanted: '^18.0.0', found: '19.3.1' } });
  expect(await seen()).toMatchObject([{ kind: 'SharingError', message: 'Wants react ^18.0.0; there is 19.3.1' }]);
});

test('source maps are never served, in any form [12.93]', async () => {
  await publishMapped(portal, MAP);
  expect((await fileOf('home.js')).statusCode).toBe(200);
  expect((await fileOf('home.js.map')).statusCode).toBe(404);
  expect((await fileOf('home.js%2emap')).statusCode).toBe(404);
  expect(await context.releaseFiles.has({ name: 'mf-a', hash: '3'.repeat(16), path: 'home.js.map' })).toBe(true);
});
