import type { ServedTask, TaskKind } from './task';

/** Equal tasks in several facilities, with the page that lists these facilities. */
export interface TaskGroup {
  kind: TaskKind;
  count: number;
  /** The longest waiting time, as its start in epoch seconds. */
  since: number | null;
  path: string;
}

/** The pages that list the facilities at one step. */
const LISTS: Partial<Record<TaskKind, string>> = {
  invitation: '/admin/edit-nfs?status=registered&pending_with=administrators',
  reviewers: '/admin/edit-nfs?status=submitted&pending_with=administrators',
};

/** A row of the list of tasks. */
export type TaskRow = ServedTask | TaskGroup;

/** As many rows as fit on a screen. */
export const SHOWN_TASKS = 16;

/** Fewer equal tasks are as short when listed one by one. */
const FROM = 3;

/** Whether a task always has a row of its own: if it has a due date, which the row shows, or no page lists its kind. */
const standsAlone = ({ kind, due_date }: ServedTask) => due_date !== null || LISTS[kind] === undefined;

/**
 * The tasks in their order. If they are more than fit on a screen, equal ones without a due date share a row, at the
 * position of the first.
 */
export function groupedTasks(tasks: readonly ServedTask[]): readonly TaskRow[] {
  if (tasks.length <= SHOWN_TASKS) return tasks;
  const alike = new Map<TaskKind, ServedTask[]>();
  for (const task of tasks.filter((each) => !standsAlone(each))) {
    const group = alike.get(task.kind);
    if (group) group.push(task);
    else alike.set(task.kind, [task]);
  }
  return tasks.flatMap((task): TaskRow[] => {
    const all = standsAlone(task) ? [] : (alike.get(task.kind) ?? []);
    const path = LISTS[task.kind];
    if (path === undefined || all.length < FROM) return [task];
    if (all[0] !== task) return [];
    const days = all.flatMap(({ since }) => since ?? []);
    const since = days.length === 0 ? null : Math.min(...days);
    return [{ kind: task.kind, count: all.length, since, path }];
  });
}
