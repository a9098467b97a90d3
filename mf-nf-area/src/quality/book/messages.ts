import { counted } from '../counted';

/** Texts of the test book. */
export const BOOK_MESSAGES = {
  next: {
    title: 'Next',
    due: (test: string, lidar: string, day: string) => `Next: ${test} of ${lidar}, due ${day}.`,
    overdue: (test: string, lidar: string, day: string) => `Next: ${test} of ${lidar}, overdue since ${day}.`,
    repeat: (test: string, lidar: string) => `Next: repeat the ${test} of ${lidar}, which failed.`,
    correct: (test: string, lidar: string) => `Next: correct the ${test} of ${lidar}, which was returned.`,
    configure: (lidar: string) => `Next: add a configuration of ${lidar}. Tests are made with one.`,
    later: (test: string, lidar: string, day: string) => `Nothing is due now. Next: ${test} of ${lidar}, due ${day}.`,
    calibrate: (photometer: string, day: string) => `Next: calibration of ${photometer}, due ${day}.`,
    calibrateLate: (photometer: string, day: string) => `Next: calibration of ${photometer}, overdue since ${day}.`,
    answer: (number: string, subject: string) => `Next: answer the question of the centre in ${number}, ${subject}.`,
    choose: (number: string, subject: string) => `Next: choose a slot for ${number}, ${subject}.`,
    waiting: 'Nothing to do: the tests that are due are with the calibration centre.',
    nothing: 'Nothing is due.',
    buttons: {
      start: 'Start this test',
      continue: 'Continue this test',
      correct: 'Correct this test',
      configure: 'Add configuration',
      calibrate: 'Add calibration',
      answer: 'Answer the question',
      choose: 'Choose a slot',
    },
  },
  book: {
    tests: (lidar: string) => `Tests of ${lidar}`,
    columns: { test: 'Test', state: 'State', due: 'Due date', last: 'Last result', actions: 'Actions' },
    once: 'Once',
    none: 'None yet',
    result: (day: string, status: string) => `${day}: ${status}`,
    start: 'Start',
    continue: 'Continue',
    correct: 'Correct',
    view: 'View',
    rule: (rule: string) => `${rule}.`,
    ofTest: (verb: string, test: string, lidar: string) => `${verb} ${test} of ${lidar}`,
    optional: (count: number) => counted(count, 'optional test', 'optional tests'),
    optionalTests: (lidar: string) => `Optional tests of ${lidar}`,
  },
  trends: {
    title: (count: number) => `Figures over the years (${count})`,
  },
} as const;
