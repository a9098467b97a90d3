import { addDays, addMonths, type Day } from '../time/day';
import type { DisplayedStatus } from '../types/type-lists';

type StatusCode = DisplayedStatus['code'];

/** The number of facilities per displayed status at the end of a month, or today for the present month. */
export interface NetworkMonth {
  /** `yyyy-mm`. */
  month: string;
  counts: Partial<Record<StatusCode, number>>;
}

/** The displayed status of a facility over time, since its registration. */
export interface DisplayedLife {
  since: Day;
  /** The oldest first; `from` is `null` if the change does not contain it. */
  changes: readonly { on: Day; from: StatusCode | null; to: StatusCode }[];
  now: StatusCode;
  /** What is shown on a day of the status that was chosen; by default that status. */
  shown?: (chosen: StatusCode, on: Day) => StatusCode;
}

const MONTH = 7;
const monthOf = (on: Day) => on.slice(0, MONTH);

function next(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

const lastOf = (month: string): Day => addDays(addMonths(`${month}-01`, 1), -1);

/** The displayed status at the end of a month; undefined before the facility was registered. */
function statusAt({ since, changes, now }: DisplayedLife, month: string): StatusCode | undefined {
  if (monthOf(since) > month) return undefined;
  const before = changes.filter(({ on }) => monthOf(on) <= month).at(-1);
  return before?.to ?? changes[0]?.from ?? now;
}

/** The latest months since the first facility, at most `most`. */
export function networkMonths(lives: readonly DisplayedLife[], today: Day, most: number): NetworkMonth[] {
  const first = lives.map(({ since }) => monthOf(since)).toSorted()[0];
  if (first === undefined) return [];
  const months: NetworkMonth[] = [];
  for (let month = first; month <= monthOf(today); month = next(month)) {
    const counts: NetworkMonth['counts'] = {};
    const last = lastOf(month);
    const on = last < today ? last : today;
    for (const life of lives) {
      const chosen = statusAt(life, month);
      const status = chosen && (life.shown?.(chosen, on) ?? chosen);
      if (status) counts[status] = (counts[status] ?? 0) + 1;
    }
    months.push({ month, counts });
  }
  return months.slice(-most);
}
