import { MAX_MESSAGE, withoutValues, wordsOf } from './without-values';

const PROGRAM = wordsOf('throw Error("Station ".concat(t, " was not found")); e.coordinates(JSON.parse(n))');

test.each<[what: string, message: string, kept: string]>([
  [
    'what Chromium says',
    "Cannot read properties of undefined (reading 'name')",
    'Cannot read properties of undefined (reading …)',
  ],
  ['what Firefox says', 'can\'t access property "name", e is undefined', "can't access property … is undefined"],
  ['what WebKit says', "undefined is not an object (evaluating 'e.name')", 'undefined is not an object (evaluating …)'],
  ['names of the program', 'e.coordinates is not a function', '….coordinates is not a function'],
  ['a name that was typed', 'Station Zebulon Quixote was not found', 'Station … was not found'],
  ['a name in quotes', 'Station "Zebulon Quixote" was not found', 'Station … was not found'],
  ['a quote that is not closed', "Unexpected token 'Zebulon was not found", 'Unexpected token …'],
  ['a quote in a quote', `Station "Zebulon's 'best'" was not found`, 'Station … was not found'],
  ['an apostrophe', "Station wasn't found", "Station wasn't found"],
  [
    'what Chromium cut',
    `Unexpected token 'Z', "Zebulon Qu"... is not valid JSON`,
    'Unexpected token … is not valid JSON',
  ],
  ['numbers', 'Station 4711 at 48.1 was not found', 'Station … at … was not found'],
  ['ids', 'Station 5f1c2d3e-0000-4000-8000-0123456789ab was not found', 'Station … was not found'],
  ['an id of letters alone', 'Station deadbeefcafe was not found', 'Station … was not found'],
  ['an e-mail address', 'Station was not found by ada@site.example', 'Station was not found by …'],
  ['an address', 'Failed to fetch https://portal.example/lidar/ada?x=1 (not found)', 'Failed to fetch … (not found)'],
  ['a path', 'Failed to load /releases/mf-public/abc/7.js', 'Failed to load …'],
  ['a folder of Windows', String.raw`Failed to read C:\Users\ada\data`, 'Failed to read …'],
  ['other scripts and pictures', 'Station Ἀθῆναι 東京 😀 was not found', 'Station … was not found'],
  ['signs that nobody sees', 'Station\u0000\u202E\nwas not found', 'Station was not found'],
  ['words that were typed and that the program has', 'Station coordinates', 'Station coordinates'],
  ['nothing but a value', 'Zebulon Quixote', '…'],
  ['nothing', '', ''],
])('%s', (_what, message, kept) => {
  expect(withoutValues(message, PROGRAM)).toBe(kept);
});

test('what was cleaned stays as it is, so that browser and server may both do it', () => {
  const once = withoutValues('Station "Ada" of 12 was not found (x@y.z)', PROGRAM);
  expect(withoutValues(once, PROGRAM)).toBe(once);
});

test('a message is short, however long it was, and so is the time for it', () => {
  expect(withoutValues('Station was not found. '.repeat(100_000), PROGRAM)).toHaveLength(MAX_MESSAGE);
  const since = performance.now();
  for (const text of ['"', "'", '@', '… ', 'a@', '“'].map((part) => part.repeat(1_000_000)))
    withoutValues(text, PROGRAM);
  expect(performance.now() - since).toBeLessThan(500);
});

test('two letters are no word of a program: the build makes up such names', () => {
  expect(withoutValues('Station Li was not found', wordsOf('let Li=1;"Station"'))).toBe('Station … was not found');
});
