import { inBrief } from './in-brief';

test.each([
  ['Required', 'Required'],
  ['Must be a number', 'Not a number'],
  ['Must be a date, yyyy-mm-dd', 'Not a date'],
  ['Must be a whole number', 'Not a whole number'],
  ['Must be more than 0', 'More than 0'],
  ['Must be 1990-01-01 or later', '1990-01-01 or later'],
  ['Already exists', 'Already exists'],
])('%s: %s', (error, brief) => {
  expect(inBrief(error)).toBe(brief);
});
