import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { calls, deadReferences } from './references.mjs';
import {
  deadPlaces,
  misnumbered,
  mismatches,
  PAGE,
  proofsIn,
  readProofs,
  readSections,
  sentencesOf,
  specificationPage,
} from './specification.mjs';

const page = readFileSync(join(ROOT, PAGE), 'utf8');
const sections = readSections();
const sentences = sentencesOf(sections);
const proofs = readProofs();

test('the page is up to date: pnpm specification', () => {
  expect(page).toBe(specificationPage(sections, proofs));
});

test('every number in a test title has a sentence; every sentence has a test or a reason for having none', () => {
  expect(mismatches(sentences, proofs)).toEqual([]);
});

test('every sentence has a unique number within its part', () => {
  expect(misnumbered(sections)).toEqual([]);
});

test('every page, call, command and file of a sentence exists', () => {
  expect(sentences.filter(({ where }) => where.length === 0)).toEqual([]);
  expect(sentences.flatMap(deadPlaces)).toEqual([]);
});

test('all other references of the page exist', () => {
  expect(deadReferences(page, PAGE)).toEqual([]);
});

test('every decision that is referred to exists', () => {
  const known = readdirSync(join(ROOT, 'docs/decisions')).map((file) => String(Number.parseInt(file, 10)));
  const named = [...page.matchAll(/decision (\d+)/g)].map(([, number]) => number);
  expect(named.filter((number) => !known.includes(number))).toEqual([]);
});

test('every call occurs in a sentence', () => {
  const named = new Set(sentences.flatMap(({ where }) => where));
  expect(calls().filter((call) => !named.has(call))).toEqual([]);
});

test.each([
  ['a page', '/nowhere', '/nowhere'],
  ['a call', 'GET /nothing', 'call: GET /nothing'],
  ['a command', 'pnpm nothing', 'command: pnpm nothing'],
  ['a file', 'shell/src/no-such.ts', 'path: shell/src/no-such.ts'],
  ['something else', 'the moon', 'the moon'],
])('%s that does not exist is reported', (_what, place, dead) => {
  expect(deadPlaces({ where: [place] })).toEqual([dead]);
});

const sentence = { id: '1.1', text: 'a visitor sees the map', where: ['/'] };
const section = (all) => ({ number: '1', title: 'Pages', sentences: all });
const proofsOf = (source) => proofsIn([{ path: 'some.test.ts', source }]);

test.each([
  ['a number without a sentence', [sentence], `test('it [1.1, 1.2]')`, ['no sentence 1.2: some.test.ts “it”']],
  ['a sentence without a test', [sentence], `test('it')`, ['no test, and no reason: 1.1']],
  ['a sentence whose test is skipped', [sentence], `test.skip('it [1.1]')`, ['no test, and no reason: 1.1']],
  [
    'an open sentence that has a test',
    [{ ...sentence, open: 'later' }],
    `it('it [1.1]')`,
    ['open, but with a test: 1.1'],
  ],
  ['an open sentence', [{ ...sentence, open: 'later' }], `test('it')`, []],
  ['a sentence with its test', [sentence], `test('it [1.1]')`, []],
])('%s: mismatches are named', (_what, all, source, problems) => {
  expect(mismatches(all, proofsOf(source))).toEqual(problems);
});

test.each([
  ['taken already', ['1.1', '1.1'], ['1.1']],
  ['of another part', ['1.1', '2.1'], ['2.1']],
  ['no number', ['1.1', '1.x'], ['1.x']],
  ['out of order, which is allowed', ['1.2', '1.1'], []],
])('a number that is %s', (_what, ids, wrong) => {
  expect(misnumbered([section(ids.map((id) => ({ ...sentence, id })))])).toEqual(wrong);
});

test('the page counts open sentences and names them with their reasons', () => {
  const [open, shown] = [
    { ...sentence, open: 'later' },
    { ...sentence, id: '1.2' },
  ];
  const made = specificationPage([section([open, shown])], proofsOf(`test('it [1.2]')`));
  expect(made).toContain('2 sentences, 1 of them open: 1.1.');
  expect(made).toContain('| 1.1 | a visitor sees the map | `/` | **open:** later |');
  expect(made).toContain('| 1.2 | a visitor sees the map | `/` | `some.test.ts` “it” |');
});
