import { numbersOf, titlesIn } from './test-titles.mjs';

test.each([
  ['a test', `test('it works', () => {});`, ['it works']],
  ['the alias of a test', `it("it works", () => {});`, ['it works']],
  ['a group', `describe('a page', () => { test('works', () => {}); });`, ['a page', 'works']],
  ['a step of a story', `test.describe('a page', () => { test.step('works', () => {}); });`, ['a page', 'works']],
  ['escaped quotes', String.raw`test('it\'s there', () => {});`, ["it's there"]],
  ['non-ASCII letters before it', `const word = 'für'; test(\`é \${word}\`, () => {});`, ['é ${word}']],
  ['a table', `test.each([[1, 2]])('%i and %i', (one, two) => {});`, ['%i and %i']],
  ['names of cases', `test.each([['one', 1], ['two', 2]])('%s', (_why, n) => {});`, ['%s', 'one', 'two']],
  ['texts that the test reads', `test.each([['one', 1]])('%s', (why, n) => {});`, ['%s']],
  ['a table without a title', `test.each([['one', 1]]);`, []],
  ['types', `test.each<[why: string]>([['one']])('%s', async (_why: string) => {});`, ['%s', 'one']],
  ['a comment', `// test('it works', () => {});`, []],
  ['skipped tests', `test.skip('it works'); it.todo('it works'); describe.skip('it', () => {});`, []],
  ['a test in a skipped group', `describe.skip('a page', () => { test('works', () => {}); });`, []],
  ['a test that must fail', `test.failing('it works', () => {});`, []],
  ['another function', `expect('it works'); contest('it');`, []],
])('%s', (_what, source, titles) => {
  expect(titlesIn(source)).toEqual(titles);
});

test('a type in one kind of file is an element in the other', () => {
  const source = `const id = <Row>(row: Row) => row; test('it works', () => {});`;
  expect(titlesIn(source, { tsx: false })).toEqual(['it works']);
});

test.each([
  ['it works', 'it works', []],
  ['it works [1.2]', 'it works', ['1.2']],
  ['it works [1.2, 10.3.11]', 'it works', ['1.2', '10.3.11']],
  ['it works [1.2] twice', 'it works [1.2] twice', []],
  ['it works [12]', 'it works [12]', []],
  ['it works [1.2,1.3]', 'it works [1.2,1.3]', []],
])('%s', (title, text, numbers) => {
  expect(numbersOf(title)).toEqual({ text, numbers });
});
