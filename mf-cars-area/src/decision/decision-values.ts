import { day, decisionWordsSchema } from '@portal/domain';
import type { AcceptanceCode, Condition, Day } from '@portal/domain';
import type { SentDecision } from '@portal/api-slice';
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
