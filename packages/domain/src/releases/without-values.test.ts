import type { ErrorKind } from './code-error';
import type { ProgramTexts } from './program-texts';
import { NO_TEXTS } from './program-texts';
import { MAX_MESSAGE, withoutValues } from './without-values';

/** A position at which the program creates an error; that it contains "Villa" elsewhere is no reason to keep it. */
const CREATED: ProgramTexts = {
  isCreated: true,
  fixed: ['Station', 'was not found'],
  begins: true,
  ends: true,
  names: new Set(['Station', 'Villa']),
};

/** A position at which the browser creates one. */
const USED: ProgramTexts = {
  isCreated: false,
  fixed: ['Station'],
  begins: false,
  ends: false,
  names: new Set(['coordinates']),
};

test.each<[what: string, message: string, kept: string]>([
  ['a typed name', 'Station Zebulon Quixote was not found', 'Station … was not found'],
  ['a typed word of the program', 'Station Villa was not found', 'Station … was not found'],
  ['a typed word of browsers', 'Station number 4711 was not found', 'Station … was not found'],
  ['typed words of the message', 'Station Station was was not found', 'Station … was not found'],
  ['a typed quote', 'Station "Zebulon\'s was not found', 'Station … was not found'],
  ['a typed address', 'Station ada@site.example/?x=1 was not found', 'Station … was not found'],
  ['signs', 'Station —!? was not found', 'Station … was not found'],
  ['no value', 'Station was not found', 'Station … was not found'],
  ['invisible characters', 'Station\u0000\u202E\nwas not found', 'Station … was not found'],
  ['the end of the message', 'Station x was not found was not found', 'Station … was not found'],
  ['a missing text', 'Zebulon was not found', '… was not found'],
  ['a text that is missing at the end', 'Station Zebulon', 'Station …'],
  ['a very long value', `Station ${'x '.repeat(100_000)}was not found`, 'Station … was not found'],
  ['no text of the program', 'Zebulon Quixote', '…'],
  ['nothing', '', '…'],
])('a message of the program with %s', (_what, message, kept) => {
  expect(withoutValues(message, 'TypeError', CREATED)).toBe(kept);
});

test.each<[what: string, texts: Partial<ProgramTexts>, messages: string[], kept: string]>([
  [
    'begins with a value',
    { begins: false },
    ['Zebulon Station x was not found', 'Station was not found'],
    '… Station … was not found',
  ],
  ['ends with a value', { ends: false, fixed: ['Station'] }, ['Station Zebulon', 'Station'], 'Station …'],
  ['consists of a text', { fixed: ['Station was not found'] }, ['Station was not found'], 'Station was not found'],
  ['consists of a value', { begins: false, ends: false, fixed: [] }, ['Zebulon', ''], '…'],
])('a message that %s is the same for all values, also for none', (_what, texts, messages, kept) => {
  for (const message of messages) expect(withoutValues(message, 'TypeError', { ...CREATED, ...texts })).toBe(kept);
});

test('an error without a position in the program keeps only texts, and none if it has no message', () => {
  const elsewhere = { ...CREATED, isCreated: false, begins: false, ends: false };
  expect(withoutValues('Station Zebulon was not found', 'Error', elsewhere)).toBe('… Station … was not found …');
  expect(withoutValues('', 'Error', elsewhere)).toBe('');
});

test('of a message of the browser, its wording and members of the program are kept', () => {
  expect(withoutValues('e.coordinates is not a function', 'TypeError', USED)).toBe('….coordinates is not a function');
  expect(withoutValues('Zebulon Quixote', 'TypeError', USED)).toBe('…');
});

test.each<[kind: ErrorKind, texts: ProgramTexts, message: string]>([
  ['TypeError', CREATED, 'Station "Ada" of 12 was not found (x@y.z)'],
  ['TypeError', USED, 'e.coordinates is not a function'],
  ['TypeError', NO_TEXTS, "Cannot read properties of undefined (reading 'Ada')"],
  ['Error', NO_TEXTS, 'Station "Ada"'],
])('cleaning is idempotent, so that both browser and server can do it: %s, %j', (kind, texts, message) => {
  const once = withoutValues(message, kind, texts);
  expect(withoutValues(once, kind, texts)).toBe(once);
});

test('very long messages are shortened', () => {
  const long = { ...CREATED, fixed: ['Station was not found. '.repeat(20)] };
  expect(withoutValues('Station was not found. '.repeat(100_000), 'Error', long)).toHaveLength(MAX_MESSAGE);
});
