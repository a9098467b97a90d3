import { addDays, type Day } from '../time/day';
import type { BookRow } from './light';
import { QA_SETTINGS } from './settings';

const { reminders: DAYS } = QA_SETTINGS;

/** The reminders of one due date, the first one first. */
export const REMINDERS = [
  { kind: 'qa-due-first', from: -DAYS.first },
  { kind: 'qa-due-second', from: -DAYS.second },
  { kind: 'qa-overdue-first', from: DAYS.overdue },
  { kind: 'qa-overdue-second', from: DAYS.overdueAgain },
] as const;
export type ReminderKind = (typeof REMINDERS)[number]['kind'];

/** A test that waits for nobody but the facility: while it is with the centre, its clock stands still. */
export const isOfFacility = ({ reason }: Pick<BookRow, 'reason'>) =>
  reason === 'due-soon' || reason === 'after-event' || reason === 'overdue' || reason === 'failed';

/** The reminder that is to be there on a day, so that one that was missed is not made up for by several at once. */
export function reminderOn(row: Pick<BookRow, 'due' | 'reason'>, today: Day): ReminderKind | null {
  const { due } = row;
  if (due === null || !isOfFacility(row)) return null;
  return REMINDERS.findLast(({ from }) => addDays(due, from) <= today)?.kind ?? null;
}

/** The day from which on a test that is due on a day is a task of its facility. */
export const taskFrom = (due: Day): Day => addDays(due, -DAYS.task);

/** Whether a test is a task of its facility on a day: overdue, or due soon. */
export const isTask = (row: Pick<BookRow, 'due' | 'reason'>, today: Day): boolean =>
  row.due !== null && isOfFacility(row) && (row.reason === 'failed' || taskFrom(row.due) <= today);
