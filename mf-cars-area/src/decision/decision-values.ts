import { day, decisionWordsSchema, reportsEndedBy } from '@portal/domain';
import type { AcceptanceCode, Condition, Day } from '@portal/domain';
import type { SentDecision } from '../api/reports';
import type { ConfigurationValues } from '../configuration/configuration-values';

/** A condition in the form. */
export interface ConditionValues {
  text: string;
  due_date: string;
  instrument: string;
}

/** A decision in the form. */
export interface DecisionValues {
  preliminary_acceptance: string;
  acceptance: string;
  statement: string;
  conditions: ConditionValues[];
  without_plan_reason: string;
  /** `undefined` if no configuration is approved. */
  configuration: ConfigurationValues | undefined;
}

export const NO_CONDITION: ConditionValues = { text: '', due_date: '', instrument: '' };

/** An open condition as a condition of a new decision; a past due date has to be set again. */
export function asTyped({ text, due_date, instrument }: Condition, today: Day): ConditionValues {
  const due = day(due_date);
  return { text, due_date: due !== null && due >= today ? due : '', instrument: instrument?._id ?? '' };
}

const isAskedAgain = (ended: Condition) => (typed: ConditionValues) =>
  typed.text.trim() === ended.text && typed.instrument === (ended.instrument?._id ?? '');

/**
 * The open conditions that end with a final decision and that it does not repeat for the same instrument. Each typed
 * condition replaces one.
 */
export function endedBy({ acceptance, conditions }: DecisionValues, open: readonly Condition[]): Condition[] {
  const left = [...conditions];
  const reports = reportsEndedBy(acceptance as AcceptanceCode);
  return open.filter((condition) => {
    if (!reports.includes(condition.report)) return false;
    const place = left.findIndex(isAskedAgain(condition));
    if (place !== -1) left.splice(place, 1);
    return place === -1;
  });
}

/** The request body of a decision, without empty texts; `null` while a day is typed that is none. */
export function sentDecision(id: string, field: 'preliminary_acceptance' | 'acceptance', values: DecisionValues) {
  const { statement, conditions, without_plan_reason } = values;
  const cast = decisionWordsSchema.cast({ statement, conditions, without_plan_reason }, { assert: false });
  if (cast.conditions?.some(({ due_date }) => Number.isNaN(due_date))) return null;
  const sent: SentDecision = {
    id,
    acceptance: values[field] as AcceptanceCode,
    ...(cast.statement && { statement: cast.statement }),
    ...(cast.conditions && cast.conditions.length > 0 && { conditions: cast.conditions }),
    ...(cast.without_plan_reason && { without_plan_reason: cast.without_plan_reason }),
  };
  return sent;
}
