import { evaluationTasks } from './evaluation-tasks';
import type { Task } from './task';
import type { WorkFacts } from './work-facts';
import type { Actor } from './workflow';

/** The pending tasks of one user in an application, as one line of a list. */
export interface OpenWork {
  /** In words, e.g. "Submit 3 evaluations". */
  what: string;
  /** When the oldest of these tasks became pending, epoch seconds. */
  since: number | null;
}

const earliest = (tasks: readonly Task[]) =>
  tasks.reduce<number | null>(
    (least, { since }) => (since === null || (least !== null && least <= since) ? least : since),
    null,
  );

/** The pending work of a user on the page of an evaluation; `null` if there is none. Reviewers are assigned elsewhere. */
export function openWork(actor: Actor, facts: WorkFacts): OpenWork | null {
  const tasks = evaluationTasks(actor, facts).filter(({ kind }) => kind !== 'reviewers');
  return tasks.length > 0 ? { what: tasks.map(({ what }) => what).join(', '), since: earliest(tasks) } : null;
}
