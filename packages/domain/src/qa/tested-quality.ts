import type { ConfigurationBook } from './configuration-tests';
import { dueDay, lastRevoked, lastValid, openFailure, type Book } from './due';
import { QA_TEST_TYPES, type QaTestType, type QaTestTypeCode } from './test-types';
import type { TestedQuality } from './tested-configuration';
import { booksByName, type LidarTest } from './type-row';

/** The names of tests in the interface of the data centre, where they differ from ours. */
const NAMES: Partial<Record<QaTestTypeCode, string>> = { dark: 'dark_current' };

/** The name of a type of tests in the interface of the data centre. */
export const nameOfQuality = (code: QaTestTypeCode): string => NAMES[code] ?? code;

/** A test of a configuration whose result is known. */
export interface ConcludedTest extends LidarTest {
  id: string;
}

/** A configuration with the tests whose results are known. */
export interface TestedBook extends ConfigurationBook {
  tests: readonly ConcludedTest[];
}

function qualityIn(type: QaTestType, book: Book, tests: readonly ConcludedTest[]): TestedQuality {
  const failure = openFailure(book);
  const last = failure ?? lastValid(book);
  // Without a result that counts, a revoked one says that there was a test.
  const told = last ?? lastRevoked(book);
  return {
    test: nameOfQuality(type.code),
    date: told?.measuredOn ?? null,
    passed: last ? !failure : null,
    valid_until: failure ? null : dueDay(type, book),
    portal_id: tests.find((test) => test === told)?.id ?? null,
  };
}

/** Failed before unknown before passed, and of those the first that is no longer valid. */
const RANKS = [false, null, true];
const worseQuality = (one: TestedQuality, other: TestedQuality) =>
  RANKS.indexOf(one.passed) - RANKS.indexOf(other.passed) ||
  (one.valid_until ?? '~').localeCompare(other.valid_until ?? '~');

/** The last result of each type of tests, with its validity: that of the channel with the worst. */
export const qualityOf = ({ tests, ...book }: TestedBook): TestedQuality[] =>
  QA_TEST_TYPES.flatMap((type) =>
    booksByName(type, { ...book, tests, begunOn: null })
      .map((each) => qualityIn(type, each, tests))
      .toSorted(worseQuality)
      .slice(0, 1),
  );
