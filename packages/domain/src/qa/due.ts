import { addDays, addMonths, dayOf, type Day } from '../time/day';
import type { EventKindCode } from './event-kinds';
import { QA_SETTINGS } from './settings';
import type { QaTestTypeAttributes } from './test-types';
import { isAtCentre, isValidStatus, type QaTestStatus } from './test-status';

const { due: DAYS } = QA_SETTINGS;

/** What is done once or again and again: the type of a test, or the calibration of a photometer. */
export type Repetition = Pick<QaTestTypeAttributes, 'interval_months' | 'after'>;

/** A test in the book of an instrument. */
export interface DatedTest {
  status: QaTestStatus;
  measuredOn: Day;
  /** Beginning of the measurement, epoch seconds. */
  measuredAt: number;
  /** When it had its result, epoch seconds; `null` before. */
  concludedAt: number | null;
  /** Last submission; `null` before it. */
  submittedOn: Day | null;
  hasRecommendations: boolean;
}

/** An entry of the log book that was not struck out. */
export interface DatedEvent {
  kind: EventKindCode;
  on: Day;
}

/** The tests of one type and the events of an instrument. */
export interface Book {
  tests: readonly DatedTest[];
  events: readonly DatedEvent[];
  /** The day on which the quality assurance of the facility began; `null` before it. */
  begunOn: Day | null;
}

type Moments = Pick<DatedTest, 'measuredAt' | 'concludedAt'>;

/** Whether a test is newer than another: by its measurement, and of one measurement by the conclusion. */
const isNewer = (one: Moments, other: Moments): boolean =>
  one.measuredAt === other.measuredAt
    ? (one.concludedAt ?? 0) > (other.concludedAt ?? 0)
    : one.measuredAt > other.measuredAt;

function newest(tests: readonly DatedTest[]): DatedTest | undefined {
  let found: DatedTest | undefined;
  for (const test of tests) if (!found || isNewer(test, found)) found = test;
  return found;
}

/** The newest test that passed, with remarks or without; undefined if there is none. */
export const lastValid = ({ tests }: Book): DatedTest | undefined =>
  newest(tests.filter(({ status }) => isValidStatus(status)));

/** A test with a recommendation that the log book does not say to be carried out since its result. */
export function openRecommendation({ events }: Book, test: DatedTest): { since: Day } | undefined {
  if (test.status !== 'passed_with_remarks' || !test.hasRecommendations) return undefined;
  const since = test.concludedAt === null ? test.measuredOn : dayOf(new Date(test.concludedAt * 1000));
  return events.some(({ kind, on }) => kind === 'recommendation' && on >= since) ? undefined : { since };
}

/** The newest test whose result was revoked; undefined if there is none. */
export const lastRevoked = ({ tests }: Book): DatedTest | undefined =>
  newest(tests.filter(({ status }) => status === 'revoked'));

/** The newest test that is with the centre, if its result would count: nothing that has a result was measured after it. */
export const withCentre = ({ tests }: Book, concluded: readonly (DatedTest | undefined)[]): DatedTest | undefined =>
  newest(
    tests.filter(
      ({ status, measuredAt }) =>
        isAtCentre(status) && concluded.every((other) => !other || measuredAt >= other.measuredAt),
    ),
  );

/** The newest failed test, if no newer one has passed. */
export function openFailure(book: Book): DatedTest | undefined {
  const failed = newest(book.tests.filter(({ status }) => status === 'failed'));
  const valid = lastValid(book);
  return failed && (!valid || isNewer(failed, valid)) ? failed : undefined;
}

/** The first event after a day that makes a test necessary; undefined if there is none. */
export const eventAfter = ({ events }: Pick<Book, 'events'>, after: readonly EventKindCode[], on: Day) =>
  events
    .filter((event) => after.includes(event.kind) && event.on > on)
    .toSorted((one, other) => (one.on < other.on ? -1 : 1))[0];

/** The day by which a change of the instrument makes a test due. */
export const dueAfter = ({ on }: DatedEvent): Day => addDays(on, DAYS.afterEvent);

/** The day by which it is due again; `null`: never, or the quality assurance has not begun. It is never stored. */
export function dueDay({ interval_months, after }: Repetition, book: Book): Day | null {
  const valid = lastValid(book);
  if (!valid) return book.begunOn && addDays(book.begunOn, DAYS.first);
  const event = eventAfter(book, after, valid.measuredOn);
  const byInterval = interval_months === null ? [] : [addMonths(valid.measuredOn, interval_months)];
  const byEvent = event ? [dueAfter(event)] : [];
  return [...byInterval, ...byEvent].toSorted()[0] ?? null;
}
