import { shortened } from './shortened';

test.each<[why: string, text: string, longest: number, expected: string]>([
  ['a short text stays', 'Lidar of Potenza', 20, 'Lidar of Potenza'],
  ['a text that just fits stays', 'Lidar of Potenza', 16, 'Lidar of Potenza'],
  ['a text one character too long is cut between words', 'Lidar of Potenza', 15, 'Lidar of…'],
  ['no comma before the ellipsis', 'Lidar at Potenza, Italy', 20, 'Lidar at Potenza…'],
  ['a very long word is cut', 'x'.repeat(300), 10, `${'x'.repeat(9)}…`],
  ['letters of two code units stay complete', '𝛼'.repeat(10), 5, '𝛼𝛼𝛼𝛼…'],
  ['letters keep their marks', 'e\u0301'.repeat(10), 3, 'e\u0301e\u0301…'],
  ['lines and tabs become spaces', ' one\r\n\ttwo\u0007three ', 40, 'one two three'],
  ['an empty text stays empty', ' \n ', 10, ''],
])('%s', (_why, text, longest, expected) => {
  expect(shortened(text, longest)).toBe(expected);
});
