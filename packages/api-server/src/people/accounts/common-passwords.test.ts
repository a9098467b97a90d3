import { isCommonPassword } from './common-passwords';

test.each<[password: string, isCommon: boolean]>([
  ['sunshine', true],
  ['Sunshine', true],
  [' SUNSHINE ', true],
  ['Sunshine2024', true],
  ['sunshine1!', true],
  ['dragon12', true],
  ['zaq12wsx', true],
  ['charlotte1988', true],
  ['sunshine20240615', true],
  ['sunshine202406150', false],
  ['sunshine over the sea', false],
  ['dust over the sea', false],
  ['tB7-qLm2-xZ', false],
  ['', false],
])('%j is common: %s', async (password, isCommon) => {
  expect(await isCommonPassword(password)).toBe(isCommon);
});

test('the list has real passwords', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const long = dictionary['passwords-common'].filter(({ length }) => length >= 8);
  expect(long.length).toBeGreaterThan(10_000);
  expect(long.filter((password) => password !== password.toLowerCase())).toEqual([]);
});
