import type { Day, EventKindCode, LidarBook, LidarTests, QaTestTypeCode, TestBook } from '@portal/domain';
import { booksByName, channelsInUse, day, dueDay, qaTestType } from '@portal/domain';

/** An entry of the log book, as far as due dates depend on it. */
export interface Change {
  kind: EventKindCode;
  on: Day;
}

/** The tests of a lidar, as the rules of due dates read them, with these changes of the instrument. */
const bookOf = ({ tests, configurations }: LidarBook, begunOn: Day | null, events: readonly Change[]): LidarTests => ({
  begunOn,
  events,
  channels: channelsInUse(configurations),
  tests: tests.flatMap(({ type, channels, status, measured_from: measuredAt, submitted_at, evaluated_at }) => {
    const measuredOn = day(measuredAt);
    if (measuredOn === null || measuredAt === null) return [];
    const moments = { measuredOn, measuredAt, submittedOn: day(submitted_at), concludedAt: evaluated_at };
    return [{ type, channels, status, ...moments, hasRecommendations: false }];
  }),
});

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
  const book = bookOf(lidar, day(begun_on), others);
  const moved = lidar.rows.flatMap(({ type: code, is_required }) => {
    if (!is_required) return [];
    const type = qaTestType(code);
    return booksByName(type, book)
      .flatMap((each) => {
        const after = dueDay(type, { ...each, events: [...others, change] });
        return after !== null && after !== dueDay(type, each) ? [{ code, due: after }] : [];
      })
      .slice(0, 1);
  });
  const [first] = moved;
  return first ? { types: moved.map(({ code }) => code), due: first.due } : null;
}
