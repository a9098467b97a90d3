import type { Day } from '../time/day';
import type { DisplayedStatus } from '../types/type-lists';

type StatusCode = DisplayedStatus['code'];

/** How many facilities were displayed how at the end of a month, or are today. */
export interface NetworkMonth {
  /** `yyyy-mm`. */
  month: string;
  counts: Partial<Record<StatusCode, number>>;
}

/** A facility and how it was displayed: since when it is there, what it was changed to and when, what it is now. */
export interface DisplayedLife {
  since: Day;
  /** The oldest first; `from` is `null` where the change does not say it. */
  changes: readonly { on: Day; from: StatusCode | null; to: StatusCode }[];
  now: StatusCode;
}

const MONTH = 7;
const monthOf = (on: Day) => on.slice(0, MONTH);

/** The month after a month. */
function next(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/** How a facility was displayed at the end of a month; nothing before it was there. */
function statusAt({ since, changes, now }: DisplayedLife, month: string): StatusCode | undefined {
  if (monthOf(since) > month) return undefined;
  const before = changes.filter(({ on }) => monthOf(on) <= month).at(-1);
  return before?.to ?? changes[0]?.from ?? now;
}

/** The months from the first facility to today, at most as many as asked for. */
export function networkMonths(lives: readonly DisplayedLife[], today: Day, most: number): NetworkMonth[] {
  const first = lives.map(({ since }) => monthOf(since)).toSorted()[0];
  if (first === undefined) return [];
  const months: NetworkMonth[] = [];
  for (let month = first; month <= monthOf(today); month = next(month)) {
    const counts: NetworkMonth['counts'] = {};
    for (const life of lives) {
      const status = statusAt(life, month);
      if (status) counts[status] = (counts[status] ?? 0) + 1;
    }
    months.push({ month, counts });
  }
  return months.slice(-most);
}
