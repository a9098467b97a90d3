import type { ErrorKind } from './code-error';
import type { ProgramTexts } from './program-texts';
import { NO_TEXTS } from './program-texts';
import { MAX_MESSAGE, withoutValues } from './without-values';

/** A position at which the program creates an error; that it contains "Villa" elsewhere is no reason to keep it. */
const CREATED: ProgramTexts = {
  isCreated: true,
  fixed: ['Station', 'was not found'],
  names: new Set(['Station', 'Villa']),
};

/** A position at which the browser creates one. */
const USED: ProgramTexts = { isCreated: false, fixed: ['Station'], names: new Set(['coordinates']) };

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
  ['a value at the beginning', 'Zebulon was not found', '… was not found'],
  ['a value at the end', 'Station Zebulon', 'Station …'],
  ['no text of the program', 'Zebulon Quixote', '…'],
  ['nothing', '', ''],
])('a message of the program with %s', (_what, message, kept) => {
  expect(withoutValues(message, 'TypeError', CREATED)).toBe(kept);
  expect(withoutValues(message, 'Error', { ...CREATED, isCreated: false })).toBe(kept);
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
