import { day } from '../time/day';
import type { Day } from '../time/day';
import type { AcceptanceCode } from '../types/type-lists';
import type { Condition } from './decision';

/** The state of a condition. `reported` and `overdue` conditions are still open: the first waits for CARS. */
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

/** Whether the facility still has to report a condition as met. */
export const isUnreported = (condition: Condition): boolean => isOpenCondition(condition) && !condition.reported_at;

/** The first condition that the facility reports as met and CARS has still to close. */
export const firstToClose = (conditions: readonly Condition[]): Condition | undefined =>
  conditions.find((condition) => isOpenCondition(condition) && !isUnreported(condition));

/**
 * The reports whose open conditions end with a final report. It supersedes those of the preliminary report, whose
 * conditions it takes into account. A final no also revokes earlier acceptances, and with them their conditions.
 */
export const reportsEndedBy = (acceptance: AcceptanceCode | null): readonly Condition['report'][] =>
  acceptance === 'no' ? ['preliminary', 'final'] : ['preliminary'];
