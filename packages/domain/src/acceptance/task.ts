import type { Day } from '../time/day';
import type { Component } from './components';
import type { PendingFor } from './pending-for';

/** What a task is: mostly the step that an application has come to; what waits beside that has names of its own. */
export type TaskKind = Exclude<PendingFor, 'nothing'> | 'plan-on-synergy';

/** Something that a person is to do in an application. */
export interface Task {
  kind: TaskKind;
  /** In words, e.g. "Submit 3 evaluations". */
  what: string;
  /** How far it has come, e.g. "2 of 5 submitted"; `null` where there is nothing to count. */
  progress: string | null;
  /** Since when it is theirs, epoch seconds. */
  since: number | null;
  due: Day | null;
  /** Of a reviewer's, the first component that it concerns. */
  component: Component | null;
  /** Of a condition to meet, its id. */
  condition: string | null;
}

/** A task that has none of these. */
export const NOTHING_MORE = { progress: null, due: null, component: null, condition: null } as const;

/** Tasks in the order in which they press: by due day, those without one last, then the longest waiting first. */
export function byUrgency(left: Pick<Task, 'due' | 'since'>, right: Pick<Task, 'due' | 'since'>): number {
  const [leftDue, rightDue] = [left.due ?? '9999', right.due ?? '9999'];
  if (leftDue !== rightDue) return leftDue < rightDue ? -1 : 1;
  return (left.since ?? 0) - (right.since ?? 0);
}

/** Whether the day of a task is over. */
export const isOverdue = ({ due }: Pick<Task, 'due'>, today: Day): boolean => due !== null && due < today;

/** A task as it is served to the one who has it. */
export interface ServedTask extends Pick<Task, 'kind' | 'what' | 'progress' | 'since'> {
  /** Epoch seconds, at which the day begins. */
  due_date: number | null;
  facility: { _id: string; acronym: string; pretty_name: string };
  /** Where it is done, as a path of the portal. */
  path: string;
  /** Tells it from the other tasks of the person. */
  key: string;
}
