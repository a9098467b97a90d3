import { day, epochOf, daysBetween, type Day } from '../time/day';
import { PROCESS_SETTINGS } from './settings';
import type { OpenStep } from './timeline';

type Waiting = Pick<OpenStep, 'since' | 'due'>;

/** Since when a step waits, at the latest since its day: a step whose day lies ahead has its time. */
function waitsSince({ since, due }: Waiting, today: Day): Day | null {
  if (due !== null && due >= today) return null;
  return day(since) ?? due;
}

/**
 * The days for which the process of a facility has stood still: something has been open for so long, and nothing has
 * moved meanwhile. `null` while these are few.
 */
export function standsStillFor(open: readonly Waiting[], movedOn: Day | null, today: Day): number | null {
  const [first] = open.flatMap((step) => waitsSince(step, today) ?? []).toSorted();
  if (first === undefined) return null;
  const days = daysBetween(epochOf(movedOn !== null && movedOn > first ? movedOn : first), epochOf(today));
  return days >= PROCESS_SETTINGS.standsStillAfter ? days : null;
}
