import { callPortal, portalUrl, reasons } from './portal.mjs';
import { moment, tableLines } from './table.mjs';
import { batches } from './upload.mjs';

test.each([
  ['http://localhost:8080', 'http://localhost:8080'],
  ['https://portal.example/', 'https://portal.example'],
  ['', 'http://localhost:8080'],
])('PORTAL_URL "%s" is %s', (text, url) => {
  expect(portalUrl(text || undefined)).toBe(url);
});

test.each(['portal.example', 'ftp://portal.example', 'localhost:8080'])('"%s" is no address of a portal', (text) => {
  expect(() => portalUrl(text)).toThrow(`"${text}" is not the address of a portal`);
});

test.each([
  ['a sentence', { message: 'No.' }, ['No.']],
  [
    'sentences about a release',
    { message: 'One. Two.', errors: ['One.', 'Two.'].map((message) => ({ path: 'release', message })) },
    ['- One.', '- Two.'],
  ],
  [
    'fields',
    {
      message: 'The description of mf-public 1.0.0 is not valid.',
      errors: [
        { path: 'version', message: 'version must match' },
        { path: 'entry', message: 'Required field' },
      ],
    },
    ['- version must match', '- entry: Required field'],
  ],
])('a refusal with %s, line by line', (_what, refusal, lines) => {
  expect(reasons(refusal)).toEqual(lines);
});

test.each([
  ['no reason: not valid', undefined, 'The deploy token is not valid at http://portal.test.'],
  [
    'a reason: of another part',
    [{ path: 'release', message: 'This deploy token is for mf-a, and not for mf-b.' }],
    'http://portal.test refused the request (401):\n- This deploy token is for mf-a, and not for mf-b.',
  ],
])('a token refused with %s', async (_what, errors, sentence) => {
  const body = JSON.stringify({ code: 1001, message: 'Please log in.', ...(errors && { errors }) });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status: 401 }));
  await expect(callPortal({ url: 'http://portal.test' }, ['POST', '/releases/mf-b'], {})).rejects.toThrow(sentence);
});

test.each([
  ['nothing', [], []],
  ['all in one', [3, 3, 3], [[3, 3, 3]]],
  [
    'as much as fits',
    [6, 4, 1, 9],
    [
      [6, 4],
      [1, 9],
    ],
  ],
  ['a file that is too large alone', [2, 50, 2], [[2], [50], [2]]],
  ['few at once', [1, 1, 1, 1, 1], [[1, 1, 1, 1], [1]]],
])('requests of at most 10 bytes and 4 files: %s', (_what, sizes, divided) => {
  expect(batches(sizes, (size) => size, { bytes: 10, files: 4 })).toEqual(divided);
});

test('a table', () => {
  expect(
    tableLines(
      ['part', 'failures', ''],
      [
        ['shell', 12, 'current'],
        ['mf-admin', '', ''],
      ],
    ),
  ).toEqual(['part      failures', 'shell           12  current', 'mf-admin']);
});

test('a moment', () => {
  expect(moment(new Date(2026, 2, 1, 9, 5).getTime() / 1000)).toBe('2026-03-01 09:05');
});
