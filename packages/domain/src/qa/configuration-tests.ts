import type { Day } from '../time/day';
import { hasCrossChannel } from './configuration';
import { dueDay, lastValid, openFailure, type BookedEvent, type BookedTest } from './due';
import { resultNames } from './self-check';
import { isRequired, QA_TEST_TYPES, type QaTestType, type QaTestTypeCode } from './test-types';

/** A test of a configuration; without channels it is about all of them. */
export interface ConfigurationTest extends BookedTest {
  type: QaTestTypeCode;
  channels: readonly string[];
}

/** A type of tests, with the channels, pairs or the lidar for which no valid result is known. */
export interface MissingTest {
  type: QaTestTypeCode;
  names: string[];
}

/** The tests made with one configuration, and the log book of its lidar. */
export interface ConfigurationBook {
  /** Short names of its channels. */
  channels: readonly string[];
  tests: readonly ConfigurationTest[];
  events: readonly BookedEvent[];
}

/** The result names that a test is about. */
export const namesOfTest = (type: QaTestType, chosen: readonly string[], configured: readonly string[]): string[] =>
  resultNames(type, chosen.length > 0 ? chosen : configured);

/** Whether a type of tests has a valid result for a name on a day: the newest one passed, and it is not overdue. */
function isValid(type: QaTestType, name: string, { channels, tests, events }: ConfigurationBook, on: Day): boolean {
  const of = tests.filter(
    (test) => test.type === type.code && namesOfTest(type, test.channels, channels).includes(name),
  );
  const book = { tests: of, events, begunOn: null };
  const due = dueDay(type, book);
  return lastValid(book) !== undefined && !openFailure(book) && (due === null || due >= on);
}

/** The required tests of which a configuration has no valid result on a day; it can be approved if there are none. */
export function missingTests(book: ConfigurationBook, on: Day): MissingTest[] {
  const hasCross = hasCrossChannel(book.channels);
  return QA_TEST_TYPES.filter((type) => isRequired(type, hasCross)).flatMap((type) => {
    const names = resultNames(type, book.channels).filter((name) => !isValid(type, name, book, on));
    return names.length > 0 ? [{ type: type.code, names }] : [];
  });
}
