import type { ServedTask, TaskKind } from '@portal/domain';

/** Tasks that are the same for several facilities, and where all of these are listed. */
export interface TaskGroup {
  kind: TaskKind;
  count: number;
  /** Since when the longest waiting waits, epoch seconds. */
  since: number | null;
  path: string;
}

/** Where the facilities are listed that wait for the same step. */
const LISTS: Partial<Record<TaskKind, string>> = {
  invitation: '/admin/edit-nfs?status=registered&pending_with=administrators',
  reviewers: '/admin/edit-nfs?status=submitted&pending_with=administrators',
};

/** Fewer are as short one by one. */
const FROM = 3;

/** Whether a task has a row of its own in any case: that of a due day is read there. */
const standsAlone = ({ kind, due_date }: ServedTask) => due_date !== null || LISTS[kind] === undefined;

/** The tasks in their order; equal ones without a due day are one row, where the first of them stands. */
export function groupedTasks(tasks: readonly ServedTask[]): (ServedTask | TaskGroup)[] {
  const equal = (kind: TaskKind) => tasks.filter((task) => task.kind === kind && !standsAlone(task));
  return tasks.flatMap((task): (ServedTask | TaskGroup)[] => {
    const all = equal(task.kind);
    const path = LISTS[task.kind];
    if (path === undefined || standsAlone(task) || all.length < FROM) return [task];
    if (all[0] !== task) return [];
    const days = all.flatMap(({ since }) => since ?? []);
    const since = days.length === 0 ? null : Math.min(...days);
    return [{ kind: task.kind, count: all.length, since, path }];
  });
}
