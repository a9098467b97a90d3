import { toggled } from './toggled';

test.each<[why: string, chosen: string[], value: string, expected: string[]]>([
  ['a value is added', [], 'b', ['b']],
  ['values follow the order of the options', ['c'], 'a', ['a', 'c']],
  ['a chosen value is removed', ['a', 'b'], 'a', ['b']],
  ['a value that is no longer offered stays', ['old'], 'a', ['old', 'a']],
])('%s', (_why, chosen, value, expected) => {
  expect(toggled(chosen, value, ['a', 'b', 'c'])).toEqual(expected);
});
