import { toggled } from './toggled';

test.each<[why: string, chosen: string[], value: string, expected: string[]]>([
  ['on', [], 'b', ['b']],
  ['in the order in which they are offered', ['c'], 'a', ['a', 'c']],
  ['off', ['a', 'b'], 'a', ['b']],
  ['what is not offered stays', ['old'], 'a', ['old', 'a']],
])('%s', (_why, chosen, value, expected) => {
  expect(toggled(chosen, value, ['a', 'b', 'c'])).toEqual(expected);
});
