import { day } from '@portal/domain';
import type { Condition, Day } from '@portal/domain';

/** What has become of a condition; `overdue` is open although its day is over. */
export type ConditionState = 'met' | 'superseded' | 'overdue' | 'open';

/** The state of a condition on a day. */
export function stateOf({ fulfilled_at, is_superseded, due_date }: Condition, today: Day): ConditionState {
  if (fulfilled_at !== null) return 'met';
  if (is_superseded) return 'superseded';
  const due = day(due_date);
  return due !== null && due < today ? 'overdue' : 'open';
}

/** Whether the facility still has to meet a condition. */
export const isOpen = (condition: Condition): boolean => condition.fulfilled_at === null && !condition.is_superseded;
