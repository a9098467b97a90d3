import { day, decisionWordsSchema, reportsEndedBy } from '@portal/domain';
import type { AcceptanceCode, Condition, Day } from '@portal/domain';
import type { SentDecision } from '../api/reports';
import type { ConfigurationValues } from '../configuration/configuration-values';

/** A condition as it is typed. */
export interface ConditionValues {
  text: string;
  due_date: string;
  instrument: string;
}

/** A decision as it is typed. */
export interface DecisionValues {
  preliminary_acceptance: string;
  acceptance: string;
  statement: string;
  conditions: ConditionValues[];
  without_plan_reason: string;
  /** `undefined` where no configuration is approved. */
  configuration: ConfigurationValues | undefined;
}

export const NO_CONDITION: ConditionValues = { text: '', due_date: '', instrument: '' };

/** An open condition as one of a new decision; a day that is over has to be set anew. */
export function asTyped({ text, due_date, instrument }: Condition, today: Day): ConditionValues {
  const due = day(due_date);
  return { text, due_date: due !== null && due >= today ? due : '', instrument: instrument?._id ?? '' };
}

const isAskedAgain = (ended: Condition) => (typed: ConditionValues) =>
  typed.text.trim() === ended.text && typed.instrument === (ended.instrument?._id ?? '');

/**
 * The open conditions that end with a final decision, and that it does not ask for again, of the same instrument; each that
 * is typed takes the place of one.
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

/** A decision as it is sent: words that were not typed are left out. */
export function sentDecision(id: string, field: 'preliminary_acceptance' | 'acceptance', values: DecisionValues) {
  const { statement, conditions, without_plan_reason } = values;
  const cast = decisionWordsSchema.cast({ statement, conditions, without_plan_reason });
  const sent: SentDecision = {
    id,
    acceptance: values[field] as AcceptanceCode,
    ...(cast.statement && { statement: cast.statement }),
    ...(cast.conditions && cast.conditions.length > 0 && { conditions: cast.conditions }),
    ...(cast.without_plan_reason && { without_plan_reason: cast.without_plan_reason }),
  };
  return sent;
}
