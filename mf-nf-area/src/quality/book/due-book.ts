import type { Book, Day, EventKindCode, LidarBook, QaTestTypeCode, TestBook } from '@portal/domain';
import { day, dueDay, qaTestType } from '@portal/domain';

/** An entry of the log book, as far as due dates depend on it. */
export interface Change {
  kind: EventKindCode;
  on: Day;
}

/** The tests of one type, as the rules of due dates read them, with these changes of the instrument. */
function bookOf(code: QaTestTypeCode, { tests }: LidarBook, begunOn: Day | null, events: readonly Change[]): Book {
  return {
    begunOn,
    events,
    tests: tests.flatMap((test) => {
      const measuredOn = day(test.measured_from);
      if (test.type !== code || measuredOn === null) return [];
      return [{ status: test.status, measuredOn, submittedOn: day(test.submitted_at), hasRecommendations: false }];
    }),
  };
}

/** What a change of an instrument makes due, and by when. */
export interface MadeDue {
  types: QaTestTypeCode[];
  due: Day;
}

const dayOfEvent = (epoch: number): Day => day(epoch) ?? '';

/** The entries that count, without the one with the id. */
export const changesOf = ({ events }: LidarBook, without: string | null): Change[] =>
  events
    .filter(({ _id, struck_at }) => struck_at === null && _id !== without)
    .map(({ kind, on }) => ({ kind, on: dayOfEvent(on) }));

/**
 * The required tests that a change makes due earlier than they are without it; `null` if there are none. `others` are
 * the changes besides it.
 */
export function madeDueBy(
  change: Change,
  lidar: LidarBook,
  { begun_on }: Pick<TestBook, 'begun_on'>,
  others: readonly Change[],
): MadeDue | null {
  const begunOn = day(begun_on);
  const moved = lidar.rows.flatMap(({ type: code, is_required }) => {
    if (!is_required) return [];
    const type = qaTestType(code);
    const before = dueDay(type, bookOf(code, lidar, begunOn, others));
    const after = dueDay(type, bookOf(code, lidar, begunOn, [...others, change]));
    return after !== null && after !== before ? [{ code, due: after }] : [];
  });
  const [first] = moved;
  return first ? { types: moved.map(({ code }) => code), due: first.due } : null;
}
