import { epochOf, SECONDS_PER_DAY, type Day } from '../time/day';
import type { Component } from './components';
import type { PendingFor } from './pending-for';

/** Tasks of the quality assurance that follows the initial acceptance. */
export type QaTaskKind =
  | 'due-tests'
  | 'missing-configuration'
  | 'due-calibration'
  | 'returned-test'
  | 'test-evaluations'
  | 'taken-test'
  | 'configuration-approval'
  | 'slots-to-choose'
  | 'question-to-answer'
  | 'new-request'
  | 'request-without-offer';

/** Tasks of the regular evaluation of a label. */
export type EvaluationTaskKind = 'evaluation-statement' | 'evaluation-review' | 'evaluation-action' | 'reported-action';

/** Tasks about the label of a facility. */
export type LabelTaskKind = 'proposed-label' | 'proposed-suspension' | 'proposable-label' | 'ending-label';

/** Usually the current step of the application; tasks outside a step have kinds of their own. */
export type AcceptanceTaskKind = Exclude<PendingFor, 'nothing'> | 'plan-on-synergy';
export type TaskKind = AcceptanceTaskKind | QaTaskKind | LabelTaskKind | EvaluationTaskKind;

/** A task of a user in an application. */
export interface Task {
  kind: AcceptanceTaskKind;
  /** In words, e.g. "Submit 3 evaluations". */
  what: string;
  /** The progress, e.g. "2 of 5 submitted"; `null` if it cannot be counted. */
  progress: string | null;
  /** When it became the user's task, epoch seconds. */
  since: number | null;
  due: Day | null;
  /** The first component of a reviewer's task; `null` for other tasks. */
  component: Component | null;
  /** The id of the condition to meet; `null` for other tasks. */
  condition: string | null;
}

export const NOTHING_MORE = { progress: null, due: null, component: null, condition: null } as const;

type Dated = Pick<Task, 'due' | 'since'>;

/** A due date further away than this does not precede a step that has none: a condition of next year can wait. */
const SOON_SECONDS = 30 * SECONDS_PER_DAY;

/**
 * Compares tasks on a day: those that are due soon by due date, then those without one, then the others; equal ones by
 * waiting time, the longest first.
 */
export function byUrgency(today: Day) {
  const soon = epochOf(today) + SOON_SECONDS;
  const dueOf = ({ due }: Dated) => (due === null ? soon : epochOf(due));
  return (left: Dated, right: Dated): number => dueOf(left) - dueOf(right) || (left.since ?? 0) - (right.since ?? 0);
}

/** Whether the due date of a task is in the past. */
export const isOverdue = ({ due }: Pick<Task, 'due'>, today: Day): boolean => due !== null && due < today;

/** Of how many things tasks consist, as menu, pages and messages count them. */
export const countTasks = (tasks: readonly { size?: number }[]): number =>
  tasks.reduce((sum, { size = 1 }) => sum + size, 0);

/** A task as served to its user. */
export interface ServedTask extends Pick<Task, 'what' | 'progress' | 'since'> {
  kind: TaskKind;
  /** The start of the day, epoch seconds. */
  due_date: number | null;
  facility: { _id: string; acronym: string; pretty_name: string };
  /** The portal path where the task is done. */
  path: string;
  /** The words of the button that leads there. */
  button: string;
  /** Unique among the tasks of the user. */
  key: string;
  /** Of how many things it consists; absent for one. */
  size?: number;
}
