import { evaluationTasks } from './evaluation-tasks';
import type { Task } from './task';
import type { WorkFacts } from './work-facts';
import type { Actor } from './workflow';

/** All that waits for one of those who run the evaluation in an application, as one line of a list. */
export interface OpenWork {
  /** In words, e.g. "Submit 3 evaluations". */
  what: string;
  /** Since when the longest of it is theirs, epoch seconds. */
  since: number | null;
}

/** The longest of it. */
const earliest = (tasks: readonly Task[]) =>
  tasks.reduce<number | null>(
    (least, { since }) => (since === null || (least !== null && least <= since) ? least : since),
    null,
  );

/** The pending work of a user in an application, since it is theirs; `null` without any. */
export function openWork(actor: Actor, facts: WorkFacts): OpenWork | null {
  const tasks = evaluationTasks(actor, facts);
  return tasks.length > 0 ? { what: tasks.map(({ what }) => what).join(', '), since: earliest(tasks) } : null;
}
