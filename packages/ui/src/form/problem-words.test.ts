import { problemWords } from './problem-words';

const names = (label: string, section: string | null = null, isChoice = false) => ({ label, section, isChoice });

test.each([
  ['a missing number', names('Latitude'), 'Required', 'Enter the latitude'],
  ['a missing number in a section', names('Latitude', 'Location'), 'Required', 'Location: enter the latitude'],
  ['a missing choice', names('Availability', 'Raman 355', true), 'Required', 'Raman 355: choose the availability'],
  ['an acronym', names('NF Type', null, true), 'Required', 'Choose the NF type'],
  ['another error', names('Latitude', 'Location'), 'Must be a number', 'Location: Latitude: Must be a number'],
  ['a field that is not on the page', null, 'Required', 'Required'],
])('%s is listed in words', (_what, of, message, words) => {
  expect(problemWords(of, message)).toBe(words);
});
