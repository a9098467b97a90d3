import type { CodeErrorReport } from '@portal/domain';
import { testPortal } from '../../../test/portal';
import { codeErrors } from '../../platform/db/tables';
import { LIMITS } from '../../platform/limits/limits';
import { MAP, publishMapped, reportError, seenErrors } from './code-errors.fixture';
import { MAX_ROWS } from './code-errors.store';
import { sweepCodeErrors } from './sweep-code-errors';

const portal = testPortal();
const { context, db } = portal;
const report = (change: Partial<CodeErrorReport> = {}, ip?: string) => reportError(portal, change, ip);
const seen = () => seenErrors(portal);

const DAY = 24 * 3600;

test('a map is read only when an error is new', async () => {
  await publishMapped(portal, MAP);
  const open = jest.spyOn(context.releaseFiles, 'open');
  await report();
  await report();
  await report();
  expect(open.mock.calls.filter(([{ path }]) => path === 'home.js.map')).toHaveLength(1);
});

test('an oversized map is not opened', async () => {
  await publishMapped(portal, { ...MAP, sourcesContent: ['x'.repeat(5_000_000)] });
  const open = jest.spyOn(context.releaseFiles, 'open');
  await report();
  expect(open.mock.calls.map(([{ path }]) => path)).not.toContain('home.js.map');
  expect(await seen()).toMatchObject([{ source: null }]);
});

test('an error is counted even if the storage fails', async () => {
  await publishMapped(portal, MAP);
  jest.spyOn(context.releaseFiles, 'open').mockRejectedValue(new Error('The storage is away.'));
  expect((await report({ line: 1, column: 30 })).status).toBe(200);
  expect(await seen()).toMatchObject([{ source: null, count: 1 }]);
});

test.each<[what: string, change: Partial<CodeErrorReport>]>([
  ['a release that was never published', { hash: 'f'.repeat(16) }],
  ['a part that was never released', { part: 'mf-b' }],
  ['a script that the release does not have', { file: 'other.js' }],
  ['a property of every object', { file: 'constructor.js' }],
])('%s is not counted', async (_what, change) => {
  await publishMapped(portal, MAP);
  expect((await report(change)).status).toBe(200);
  expect(await db.$count(codeErrors)).toBe(0);
});

test.each<[what: string, change: Partial<Record<keyof CodeErrorReport, string>>, path: string]>([
  ['a kind of the sender', { kind: 'Zebulon' }, 'kind'],
  ['a browser with its version', { browser: 'firefox 140' }, 'browser'],
  ['a novel', { message: 'x'.repeat(201) }, 'message'],
  ['an address', { file: 'https://elsewhere.example/x.js' }, 'file'],
])('%s is refused', async (_what, change, path) => {
  const { status, body } = await report(change as Partial<CodeErrorReport>);
  expect([status, body.errors]).toEqual([422, [expect.objectContaining({ path })]]);
});

test('the number of distinct errors per release is limited; a new one replaces the rarest', async () => {
  await publishMapped(portal, MAP);
  await report();
  await report();
  for (let n = 1; n <= MAX_ROWS + 5; n += 1) {
    await report({ column: 100 + n }, `192.0.2.${n}`);
    portal.pass(1);
  }
  expect(await db.$count(codeErrors)).toBe(MAX_ROWS);
  const columns = (await seen()).map(({ column }) => column);
  expect(columns).toContain(21);
  expect(columns).toContain(100 + MAX_ROWS + 5);
  expect(columns).not.toContain(101);
});

test('simultaneous errors are all counted and do not exceed the limit', async () => {
  await publishMapped(portal, MAP);
  const many = Array.from({ length: 40 }, (_each, n) => report({ column: 200 + (n % 4) }, `192.0.2.${n}`));
  await Promise.all(many);
  expect((await seen()).map(({ count }) => count)).toEqual([10, 10, 10, 10]);
});

test('errors are kept for 30 days after they were last seen', async () => {
  await publishMapped(portal, MAP);
  await report();
  await report({ column: 50 });
  portal.pass(30 * DAY);
  await report({ column: 50 });
  portal.pass(1);
  await sweepCodeErrors(context);
  expect((await seen()).map(({ column, count }) => [column, count])).toEqual([[50, 2]]);
});

test('the reports of one network per minute are limited, and other networks are not affected', async () => {
  for (let n = 0; n < LIMITS.codeErrors.max; n += 1) expect((await report()).status).toBe(200);
  expect((await report()).status).toBe(429);
  expect((await report({}, '192.0.2.2')).status).toBe(200);
});
