import { day } from '../time/day';
import type { Day } from '../time/day';
import type { AcceptanceCode } from '../types/type-lists';
import type { Condition } from './decision';

/** What has become of a condition; `reported` is open until CARS agrees, `overdue` although its day is over. */
export type ConditionState = 'met' | 'superseded' | 'reported' | 'overdue' | 'open';

/** The state of a condition on a day. */
export function conditionState(
  { fulfilled_at, is_superseded, reported_at, due_date }: Condition,
  today: Day,
): ConditionState {
  if (fulfilled_at !== null) return 'met';
  if (is_superseded) return 'superseded';
  if (reported_at) return 'reported';
  const due = day(due_date);
  return due !== null && due < today ? 'overdue' : 'open';
}

/** Whether a condition is neither met nor superseded. */
export const isOpenCondition = ({ fulfilled_at, is_superseded }: Condition): boolean =>
  fulfilled_at === null && !is_superseded;

/** Whether the facility still has to say that it has met a condition. */
export const isUnreported = (condition: Condition): boolean => isOpenCondition(condition) && !condition.reported_at;

/**
 * Of which reports the open conditions end with a final report: of the preliminary one before it, since it decides on what
 * answered them; and with a no those of earlier acceptances too, which it takes back.
 */
export const reportsEndedBy = (acceptance: AcceptanceCode | null): readonly Condition['report'][] =>
  acceptance === 'no' ? ['preliminary', 'final'] : ['preliminary'];
