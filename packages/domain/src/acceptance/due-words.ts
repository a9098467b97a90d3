import type { Day } from '../time/day';

/** The words before a due date, today or later, and in the past. */
export const DUE_WORDS = { due: 'Due on', overdue: 'Overdue since' } as const;

/** A due date as a sentence. Without `today`, as in a message that may be read any time, it is never called overdue. */
export function dueInWords(due: Day | null, today: Day | undefined): string {
  if (due === null) return '';
  return `${today !== undefined && due < today ? DUE_WORDS.overdue : DUE_WORDS.due} ${due}.`;
}
