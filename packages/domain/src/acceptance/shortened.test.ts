import { shortened } from './shortened';

test.each<[why: string, text: string, shown: string]>([
  ['a short text is whole', 'Show a test', 'Show a test'],
  ['a text of the full length is whole', 'Show a telecover', 'Show a telecover'],
  ['a longer one ends between words', 'Show a telecover test', 'Show a telecover …'],
  ['no comma stands before the dots', 'Show it, telecovers', 'Show it …'],
  ['a long word is cut', 'Telecovermeasurement', 'Telecovermeasure …'],
  ['lines become one', 'Show\n\na test', 'Show a test'],
])('%s', (_why, text, shown) => {
  expect(shortened(text, 16)).toBe(shown);
});
