import { MAX_MESSAGE, withoutValues, wordsOf } from './without-values';

const PROGRAM = wordsOf('throw Error("Station ".concat(t, " was not found")); e.coordinates(JSON.parse(n))');

test.each<[what: string, message: string, kept: string]>([
  [
    'a message of Chromium',
    "Cannot read properties of undefined (reading 'name')",
    'Cannot read properties of undefined (reading …)',
  ],
  ['a message of Firefox', 'can\'t access property "name", e is undefined', "can't access property … is undefined"],
  [
    'a message of WebKit',
    "undefined is not an object (evaluating 'e.name')",
    'undefined is not an object (evaluating …)',
  ],
  ['names of the program', 'e.coordinates is not a function', '….coordinates is not a function'],
  ['a name that was typed', 'Station Zebulon Quixote was not found', 'Station … was not found'],
  ['a name in quotes', 'Station "Zebulon Quixote" was not found', 'Station … was not found'],
  ['a quote that is not closed', "Unexpected token 'Zebulon was not found", 'Unexpected token …'],
  ['a quote in a quote', `Station "Zebulon's 'best'" was not found`, 'Station … was not found'],
  ['an apostrophe', "Station wasn't found", "Station wasn't found"],
  [
    'a message that Chromium shortened',
    `Unexpected token 'Z', "Zebulon Qu"... is not valid JSON`,
    'Unexpected token … is not valid JSON',
  ],
  ['numbers', 'Station 4711 at 48.1 was not found', 'Station … at … was not found'],
  ['ids', 'Station 5f1c2d3e-0000-4000-8000-0123456789ab was not found', 'Station … was not found'],
  ['an id of letters only', 'Station deadbeefcafe was not found', 'Station … was not found'],
  ['an email address', 'Station was not found by ada@site.example', 'Station was not found by …'],
  ['a URL', 'Failed to fetch https://portal.example/lidar/ada?x=1 (not found)', 'Failed to fetch … (not found)'],
  ['a path', 'Failed to load /releases/mf-public/abc/7.js', 'Failed to load …'],
  ['a Windows path', String.raw`Failed to read C:\Users\ada\data`, 'Failed to read …'],
  ['other scripts and emoji', 'Station Ἀθῆναι 東京 😀 was not found', 'Station … was not found'],
  ['invisible characters', 'Station\u0000\u202E\nwas not found', 'Station was not found'],
  ['input that consists of words of the program', 'Station coordinates', 'Station coordinates'],
  ['only a value', 'Zebulon Quixote', '…'],
  ['nothing', '', ''],
])('%s', (_what, message, kept) => {
  expect(withoutValues(message, PROGRAM)).toBe(kept);
});

test('cleaning is idempotent, so that both browser and server can do it', () => {
  const once = withoutValues('Station "Ada" of 12 was not found (x@y.z)', PROGRAM);
  expect(withoutValues(once, PROGRAM)).toBe(once);
});

test('very long messages are shortened quickly', () => {
  expect(withoutValues('Station was not found. '.repeat(100_000), PROGRAM)).toHaveLength(MAX_MESSAGE);
  const since = performance.now();
  for (const text of ['"', "'", '@', '… ', 'a@', '“'].map((part) => part.repeat(1_000_000)))
    withoutValues(text, PROGRAM);
  expect(performance.now() - since).toBeLessThan(500);
});

test('names of two letters are ignored, because the build generates them', () => {
  expect(withoutValues('Station Li was not found', wordsOf('let Li=1;"Station"'))).toBe('Station … was not found');
});
