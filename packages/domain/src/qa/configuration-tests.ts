import type { Day } from '../time/day';
import { hasCrossChannel } from './configuration';
import { dueDay, lastValid, openFailure, type Book } from './due';
import { resultNames } from './result-names';
import { isRequired, QA_TEST_TYPES, type QaTestType, type QaTestTypeCode } from './test-types';
import { booksByName, type LidarTests } from './type-row';

/** A type of tests, with the channels, pairs or the lidar for which no valid result is known. */
export interface MissingTest {
  type: QaTestTypeCode;
  names: string[];
}

/** The tests made with one configuration, with its channels, and the log book of its lidar. */
export type ConfigurationBook = Omit<LidarTests, 'begunOn'>;

/** The result names that a test is about. */
export const namesOfTest = (type: QaTestType, chosen: readonly string[], configured: readonly string[]): string[] =>
  resultNames(type, chosen.length > 0 ? chosen : configured);

/** Whether there is a valid result on a day: the newest one passed, and it is not overdue. */
function isValid(type: QaTestType, book: Book, on: Day): boolean {
  const due = dueDay(type, book);
  return lastValid(book) !== undefined && !openFailure(book) && (due === null || due >= on);
}

/** The required tests of which a configuration has no valid result on a day; it can be approved if there are none. */
export function missingTests(book: ConfigurationBook, on: Day): MissingTest[] {
  const hasCross = hasCrossChannel(book.channels);
  return QA_TEST_TYPES.filter((type) => isRequired(type, hasCross)).flatMap((type) => {
    const invalid = booksByName(type, { ...book, begunOn: null }).filter((each) => !isValid(type, each, on));
    const names = invalid.flatMap((each) => each.names);
    return names.length > 0 ? [{ type: type.code, names }] : [];
  });
}
