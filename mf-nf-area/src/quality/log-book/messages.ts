const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

/** Texts of the log book of an instrument. */
export const LOG_BOOK_MESSAGES = {
  title: (count: number) => `Log book (${count})`,
  list: (instrument: string) => `Log book of ${instrument}`,
  emptyWithoutTests: 'No entries yet. Enter every change of the instrument.',
  empty: 'No entries yet. Enter every change of the instrument: the tests that it makes necessary become due.',
  add: 'Add entry',
  form: (lidar: string) => `New entry in the log book of ${lidar}`,
  kind: 'What changed',
  on: 'Date',
  from: 'Out of service from',
  to: 'Out of service until',
  toHint: 'Leave it empty while the lidar is still out of service.',
  text: 'Description',
  textHint: 'An entry cannot be changed later, only struck out.',
  out: (from: string, to: string | null) =>
    to === null ? `Out of service since ${from}` : `Out of service from ${from} to ${to}`,
  due: (count: number, day: string, tests: string) =>
    `${NUMBERS[count] ?? count} ${count === 1 ? 'test is' : 'tests are'} due by ${day}: ${tests}.`,
  nothingDue: 'No test becomes due earlier by this entry.',
  strike: 'Strike out',
  strikeOf: (kind: string, day: string) => `Strike out: ${kind}, ${day}`,
  strikeEffect: 'The entry stays readable, and no test is due because of it any longer.',
  strikeReason: 'Reason',
  strikeHint: 'Kept with the entry.',
  struck: (day: string, reason: string) => `Struck out on ${day}: ${reason}`,
  problems: 'Not saved. Please correct:',
  failedTitle: 'The entry was not saved',
  failed: 'Please try again in a moment.',
  send: 'Save entry',
} as const;
