import { QA_SETTINGS } from '../qa/settings';
import { addDays, addMonths, type Day } from '../time/day';

const { slots: SLOTS, support: REQUESTS } = QA_SETTINGS;

const PAST = 'Must not be in the past';
const ORDER = 'Must not be before the first day';
const LONG = `At most ${SLOTS.maxDays} days`;
const LATE = 'Must not be after the first day';
const NO_FIRST = 'Enter the first day as well';
const ahead = (months: number) => `At most ${months} months ahead`;

/** A day that cannot be, by its field. */
export interface DayProblem<Field extends string> {
  field: Field;
  message: string;
}

interface SlotDays {
  from: Day;
  to: Day;
  /** The last day for bookings by facilities. */
  deadline?: Day | null;
}

/**
 * What is wrong with the days of a slot; `null` if nothing is. `today` is `null` in the browser, whose clock decides on
 * nothing; `before` is the first day of a slot that is changed, which may have begun.
 */
export function slotDaysProblem(
  { from, to, deadline = null }: SlotDays,
  today: Day | null,
  before: Day | null = null,
): DayProblem<'from' | 'to' | 'deadline'> | null {
  if (today !== null && from !== before) {
    if (from < today) return { field: 'from', message: PAST };
    if (from > addMonths(today, SLOTS.monthsAhead)) return { field: 'from', message: ahead(SLOTS.monthsAhead) };
  }
  if (to < from) return { field: 'to', message: ORDER };
  if (to > addDays(from, SLOTS.maxDays)) return { field: 'to', message: LONG };
  return deadline !== null && deadline > from ? { field: 'deadline', message: LATE } : null;
}

/** What is wrong with the days that a request wants; `null` if nothing is. For `today` see above. */
export function wantedDaysProblem(
  { from, to }: { from: Day | null; to: Day | null },
  today: Day | null,
): DayProblem<'wanted_from' | 'wanted_to'> | null {
  if (to !== null && from === null) return { field: 'wanted_from', message: NO_FIRST };
  if (from !== null && to !== null && to < from) return { field: 'wanted_to', message: ORDER };
  if (today === null) return null;
  const latest = addMonths(today, REQUESTS.monthsAhead);
  if (from !== null && from < today) return { field: 'wanted_from', message: PAST };
  if (from !== null && from > latest) return { field: 'wanted_from', message: ahead(REQUESTS.monthsAhead) };
  return to !== null && to > latest ? { field: 'wanted_to', message: ahead(REQUESTS.monthsAhead) } : null;
}
