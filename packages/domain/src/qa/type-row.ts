import type { Day } from '../time/day';
import { isSameChannel } from './configuration';
import { dueDay, type Book, type DatedEvent, type DatedTest } from './due';
import { bookRow, optionalRow, worseFirst, type BookRow } from './light';
import { resultNames } from './result-names';
import type { QaTestType, QaTestTypeCode } from './test-types';

/** A test of a lidar; without channels it is about all of them. */
export interface LidarTest extends DatedTest {
  type: QaTestTypeCode;
  channels: readonly string[];
}

/** The tests of a lidar and its log book. */
export interface LidarTests {
  /** Short names of the channels that results are needed of. */
  channels: readonly string[];
  tests: readonly LidarTest[];
  events: readonly DatedEvent[];
  /** The day on which the quality assurance of the facility began; `null` before it. */
  begunOn: Day | null;
}

/** A book of the results that the same tests are about. */
export interface NamedBook extends Book {
  /** Channels, pairs or the lidar; empty if the channels of the lidar are not known. */
  names: string[];
}

/** Whether two result names mean the same, where one of them may leave the geometry of a channel open. */
function isSameResult(one: string, other: string): boolean {
  const [parts, others] = [one.split('/'), other.split('/')];
  return parts.length === others.length && parts.every((part, place) => isSameChannel(part, others[place] ?? ''));
}

/** The books of one type of tests. A test counts for the results that it is about, and for no other. */
export function booksByName(type: QaTestType, { channels, tests, events, begunOn }: LidarTests): NamedBook[] {
  const ofType = tests.filter((test) => test.type === type.code);
  const names = resultNames(type, channels);
  if (names.length === 0) return [{ names, tests: ofType, events, begunOn }];
  const about = ofType.map((test) => (test.channels.length === 0 ? names : resultNames(type, test.channels)));
  const books = new Map<string, NamedBook>();
  for (const name of names) {
    const isAbout = about.map((others) => others.some((other) => isSameResult(name, other)));
    const key = isAbout.join();
    const book = books.get(key);
    if (book) book.names.push(name);
    else books.set(key, { names: [name], tests: ofType.filter((_test, place) => isAbout[place]), events, begunOn });
  }
  return [...books.values()];
}

/** The row of a type of tests. */
export interface TypeRow extends BookRow {
  /** The results that it is about, if it is not about all. */
  names: string[];
}

/** The row of a type of tests on a day: the worst of those of its results, with the earliest due date of the worst. */
export function typeRow(type: QaTestType, isNeeded: boolean, tests: LidarTests, today: Day): TypeRow {
  const rows = booksByName(type, tests).map(({ names, ...book }) => {
    const row = bookRow(type, book, today);
    return { ...(isNeeded ? row : optionalRow(row)), names };
  });
  const [worst] = rows.toSorted(worseFirst);
  if (!worst) throw new Error(`There is no book of "${type.code}".`);
  const meant = rows.filter(({ light, reason }) => light === worst.light && reason === worst.reason);
  return { ...worst, names: meant.length === rows.length ? [] : meant.flatMap(({ names }) => names) };
}

/** The earliest day by which one of the results is due again; `null`: never. */
export const typeDue = (type: QaTestType, tests: LidarTests): Day | null =>
  booksByName(type, tests)
    .flatMap((book) => dueDay(type, book) ?? [])
    .toSorted()[0] ?? null;
