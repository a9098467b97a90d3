import { plainExports } from './plain-exports.mjs';

test('plain data become the exports of a module, without properties that are undefined', () => {
  const lines = [{ name: 'Type', unit: undefined, options: ['a', 1, true, null] }];
  expect(plainExports({ LINES: lines, NUMBER: 7 }, 'pages.prebuilt.ts')).toBe(
    'export const LINES = [{"name":"Type","options":["a",1,true,null]}];\nexport const NUMBER = 7;',
  );
});

test.each<[what: string, value: unknown]>([
  ['a function', () => 1],
  ['a nested function', [{ name: 'Type', show: () => 1 }]],
  ['nothing', undefined],
  ['a list with a gap', ['a', undefined]],
  ['a date', { day: new Date(0) }],
  ['a map', new Map([['a', 1]])],
  ['a pattern', /a/],
  ['no number', { width: Number.NaN }],
  ['an instance', Object.create({ show: 1 })],
])('%s is refused with its name', (_what, value) => {
  expect(() => plainExports({ FINE: 1, LINES: value }, 'pages.prebuilt.ts')).toThrow(
    'pages.prebuilt.ts: LINES must be plain data',
  );
});
