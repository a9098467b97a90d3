import { isDownOn, type Downtime } from './downtime';
import { hasCrossChannel, channelsInUse, type ConfigurationStatus } from '../qa/configuration';
import type { DatedEvent } from '../qa/due';
import { bookRow } from '../qa/light';
import { isRequired, QA_TEST_TYPES, type QaTestType } from '../qa/test-types';
import type { QaTestStatus } from '../qa/test-status';
import { booksByName, type LidarTest, type NamedBook } from '../qa/type-row';
import { addDays, day, type Day } from '../time/day';

/** A test as it is recorded now. */
export interface RecordedTest extends LidarTest {
  /** The day on which its result was revoked; `null` if it was not. */
  revokedOn: Day | null;
}

/** A configuration of a lidar with its states: each from its first day to the first day of the next one, which is `null` while it lasts. */
export interface RecordedConfiguration {
  channels: readonly { short_name: string }[];
  madeOn: Day;
  periods: readonly { status: ConfigurationStatus; from: Day; to: Day | null }[];
}

/** The records of a lidar, from which its state on a past day follows. */
export interface RecordedLidar {
  isOperational: boolean;
  madeOn: Day;
  /** Short names of the channels in the application. */
  channels: readonly string[];
  tests: readonly RecordedTest[];
  /** Entries that were not struck out. */
  events: readonly DatedEvent[];
  downtimes: readonly Downtime[];
  configurations: readonly RecordedConfiguration[];
}

/** The status that a test had on a day, from its record of today; `null` if the centre did not have it yet. */
export function statusOfTestOn(test: RecordedTest, on: Day): QaTestStatus | null {
  const { status, submittedOn, revokedOn } = test;
  if (submittedOn === null || submittedOn > on) return null;
  const concludedOn = day(test.concludedAt);
  if (concludedOn === null || concludedOn > on) return status === 'draft' || status === 'returned' ? null : 'submitted';
  if (status === 'superseded' || (status === 'revoked' && revokedOn !== null && revokedOn > on)) return 'passed';
  return status;
}

const testsOn = (tests: readonly RecordedTest[], on: Day): RecordedTest[] =>
  tests.flatMap((test) => {
    const status = statusOfTestOn(test, on);
    return status === null ? [] : [{ ...test, status, concludedAt: status === 'submitted' ? null : test.concludedAt }];
  });

/** The states of the configurations of a lidar on a day; one on which nothing was decided is provisional. */
export const configurationsOn = (configurations: readonly RecordedConfiguration[], on: Day) =>
  configurations
    .filter(({ madeOn }) => madeOn <= on)
    .map(({ channels, periods }) => ({
      channels,
      status:
        periods.findLast(({ from, to }) => from <= on && (to === null || to > on))?.status ?? ('provisional' as const),
    }));

/** Whether a lidar was in operation on a day. */
export const isInOperation = ({ isOperational, madeOn, downtimes }: RecordedLidar, on: Day): boolean =>
  isOperational && madeOn <= on && !isDownOn(downtimes, on);

/** The days on which the books of a lidar change, apart from the passing of time. */
function daysOfChange({ tests, events, configurations }: RecordedLidar): ReadonlySet<Day> {
  const ofTests = tests.flatMap(({ submittedOn, concludedAt, revokedOn }) => [
    submittedOn,
    day(concludedAt),
    revokedOn,
  ]);
  const ofConfigurations = configurations.flatMap(({ madeOn, periods }) => [
    madeOn,
    ...periods.flatMap(({ from, to }) => [from, to]),
  ]);
  return new Set([...ofTests, ...ofConfigurations, ...events.map(({ on }) => on)].flatMap((each) => each ?? []));
}

interface RequiredBooks {
  type: QaTestType;
  books: NamedBook[];
}

function booksOn(lidar: RecordedLidar, begunOn: Day, on: Day): RequiredBooks[] {
  const tests = {
    channels: channelsInUse(configurationsOn(lidar.configurations, on)),
    tests: testsOn(lidar.tests, on),
    events: lidar.events.filter((event) => event.on <= on),
    begunOn,
  };
  const hasCross = hasCrossChannel(lidar.channels);
  return QA_TEST_TYPES.filter((type) => isRequired(type, hasCross)).map((type) => ({
    type,
    books: booksByName(type, tests),
  }));
}

/** A test that is with the centre, however long, is not counted as overdue: its row counts as blue. */
const isOverdueOn = ({ type, books }: RequiredBooks, on: Day): boolean =>
  books.some((book) => {
    const { counted, due } = bookRow(type, book, on);
    return counted === 'red' && due !== null && due < on;
  });

/** Each day from one to another. */
export function daysFrom(from: Day, to: Day): Day[] {
  const days: Day[] = [];
  for (let each = from; each <= to; each = addDays(each, 1)) days.push(each);
  return days;
}

/**
 * Over some days, the days of required tests that were not overdue, and all days of required tests. Days on which the
 * lidar was not in operation, or before the quality assurance began, are not counted.
 */
export function testsOnTime(lidar: RecordedLidar, begunOn: Day | null, days: readonly Day[]) {
  const changes = daysOfChange(lidar);
  const counted = { numerator: 0, denominator: 0 };
  let books: RequiredBooks[] | undefined;
  for (const on of days) {
    if (begunOn === null || begunOn > on) continue;
    // The books are sorted anew on days of change only: a year of days would take too long otherwise.
    if (books === undefined || changes.has(on)) books = booksOn(lidar, begunOn, on);
    if (!isInOperation(lidar, on)) continue;
    counted.denominator += books.length;
    counted.numerator += books.filter((each) => !isOverdueOn(each, on)).length;
  }
  return counted;
}
