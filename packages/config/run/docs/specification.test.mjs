import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { calls, deadReferences, spansOf } from './references.mjs';
import { deadPlaces, deadTests, isAnswered, isOpen, rowsIn } from './specification.mjs';

const markdown = readFileSync(join(ROOT, 'docs/specification.md'), 'utf8');
const rows = rowsIn(markdown);

test('every page, call, command and file of a row is there', () => {
  expect(rows.flatMap(deadPlaces)).toEqual([]);
});

test('every test of a row is there', () => {
  expect(rows.flatMap(deadTests)).toEqual([]);
});

test('what is named around the rows is there, too', () => {
  expect(deadReferences(markdown, 'docs/specification.md')).toEqual([]);
});

test('every decision that is named is on record', () => {
  const known = readdirSync(join(ROOT, 'docs/decisions')).map((file) => String(Number.parseInt(file, 10)));
  const named = [...markdown.matchAll(/decision (\d+)/g)].map(([, number]) => number);
  expect(named.filter((number) => !known.includes(number))).toEqual([]);
});

test('every row says where, and what shows it or what is missing', () => {
  expect(rows.filter((row) => !row.where.includes('`') || !isAnswered(row))).toEqual([]);
});

test('every call stands in a row', () => {
  const named = new Set(rows.flatMap(({ where }) => spansOf(where)));
  expect(calls().filter((call) => !named.has(call))).toEqual([]);
});

test('the numbers in front of the list are those of its rows', () => {
  expect(markdown).toContain(`${rows.length} rows, ${rows.filter(isOpen).length} of them open.`);
});

const row = (where, shownBy) =>
  rowsIn(`| what | where | shown by |\n| --- | --- | --- |\n| it | ${where} | ${shownBy} |`)[0];

test.each([
  ['a page', '`/nowhere`', '/nowhere'],
  ['a call', '`GET /nothing`', 'call: GET /nothing'],
  ['a command', '`pnpm nothing`', 'command: pnpm nothing'],
  ['a file', '`shell/src/no-such.ts`', 'path: shell/src/no-such.ts'],
  ['something else', '`the moon`', 'the moon'],
])('%s that is gone is noticed', (_what, where, dead) => {
  expect(deadPlaces(row(where, '`x`'))).toEqual([dead]);
});

test.each([
  ['a file', '`accounts/no-such.test.ts` “a test”', 'accounts/no-such.test.ts'],
  [
    'a name',
    '`packages/config/run/docs/pages.test.mjs` “no such test”',
    'packages/config/run/docs/pages.test.mjs “no such test”',
  ],
  [
    'the second name',
    '`accounts/login.test.ts` “the database keeps no token that could be used”, “gone”',
    'accounts/login.test.ts “gone”',
  ],
  [
    'the second file',
    '`accounts/login.test.ts` “nothing secret is logged”; `accounts/gone.test.ts`',
    'accounts/gone.test.ts',
  ],
])('%s of tests that is gone is noticed', (_what, shownBy, dead) => {
  expect(deadTests(row('`/login`', shownBy))).toEqual([dead]);
});

test.each([
  ['', false],
  ['open:', false],
  ['some words', false],
  ['open: no test yet', true],
  ['`accounts/login.test.ts`', true],
])('"%s" answers: %s', (shownBy, answers) => {
  expect(isAnswered(row('`/login`', shownBy))).toBe(answers);
});
