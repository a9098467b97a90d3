import { addMonths, day, type Day } from '../time/day';
import type { EvaluationOutcome } from './evaluation-steps';
import { seenLength } from '../fields/seen';
import { LABEL_SETTINGS } from '../label/settings';
import { REGULAR_EVALUATION_SETTINGS } from './settings';

const { shortestReason: SHORTEST } = LABEL_SETTINGS.texts;
const { actionMonths: MONTHS } = REGULAR_EVALUATION_SETTINGS;

interface Review {
  outcome: EvaluationOutcome;
  conclusions: string;
  /** Epoch seconds. */
  actions: readonly { due: number }[];
}

/** The last day on which an action can be due. */
export const lastDueDay = (today: Day): Day => addMonths(today, MONTHS);

/** What is wrong with the outcome of an evaluation and its actions on a day, by field. */
export function problemsOfReview(
  { outcome, conclusions, actions }: Review,
  today: Day,
): { path: string; message: string }[] {
  const last = lastDueDay(today);
  const ofDays = actions.flatMap(({ due }, place) => {
    const on = day(due) ?? '';
    const path = `actions[${place}].due`;
    if (on <= today) return [{ path, message: `Must be after ${today}` }];
    return on > last ? [{ path, message: `Must be ${last} or earlier` }] : [];
  });
  if (outcome === 'continue_with_actions' && actions.length === 0)
    return [{ path: 'actions', message: 'Add an action, or choose another outcome' }];
  if (outcome !== 'continue_with_actions' && actions.length > 0)
    return [{ path: 'actions', message: 'Only the outcome “Continue with actions” has actions' }];
  if (outcome === 'propose_suspension' && seenLength(conclusions.trim()) < SHORTEST)
    return [{ path: 'conclusions', message: `Minimum ${SHORTEST} characters: they are the reason of the proposal` }];
  return ofDays;
}
