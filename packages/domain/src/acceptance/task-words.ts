import { day } from '../time/day';
import type { Day } from '../time/day';
import { dueInWords } from './due-words';
import type { ServedTask } from './task';

/** What a sentence that asks its reader for a step begins with. */
export const YOUR_TURN = 'Your turn:';

/** A task in sentences for the person whose it is, with the step and the day that the home page has as well. */
export function taskInWords({ what, due_date }: Pick<ServedTask, 'what' | 'due_date'>, today?: Day): string {
  const step = `${YOUR_TURN} ${what.charAt(0).toLowerCase()}${what.slice(1)}.`;
  return [step, dueInWords(day(due_date), today)].filter(Boolean).join(' ');
}
