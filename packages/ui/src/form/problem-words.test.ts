import { problemWords } from './problem-words';

const names = (label: string, section: string | null = null, isChoice = false) => ({ label, section, isChoice });

test.each([
  ['a missing number', names('Latitude'), 'Required', 'Enter the latitude'],
  ['a missing number in a section', names('Latitude', 'Location'), 'Required', 'Location: enter the latitude'],
  ['a missing choice', names('Availability', 'Raman 355', true), 'Required', 'Raman 355: choose the availability'],
  ['an acronym', names('NF Type', null, true), 'Required', 'Choose the NF type'],
  ['a question', names('What has to be done', 'Condition 1'), 'Required', 'Condition 1: say what has to be done'],
  ['a reason', names('Why'), 'Required', 'Say why'],
  ['a manner', names('How it was met, and on whose word'), 'Required', 'Say how it was met, and on whose word'],
  ['a choice of what to do', names('What to do', null, true), 'Required', 'Choose what to do'],
  ['something of the reader', names('Your email address'), 'Required', 'Enter your email address'],
  ['a confirmation', names('Confirm password'), 'Required', 'Confirm the password'],
  ['a missing text of the contact form', names('Subject'), 'Required field', 'Enter the subject'],
  ['another error', names('Latitude', 'Location'), 'Must be a number', 'Location: Latitude: Must be a number'],
  ['a field that is not on the page', null, 'Required', 'Required'],
])('%s is listed in words', (_what, of, message, words) => {
  expect(problemWords(of, message)).toBe(words);
});
