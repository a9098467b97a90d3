import { isRecordId } from '../fields/record-id';
import { groupedTasks, SHOWN_TASKS } from './grouped-tasks';
import type { TaskRow } from './grouped-tasks';
import { countTasks } from './task';
import type { ServedTask } from './task';

/** The number of tasks on a page. */
export interface PageTasks {
  /** The path of the page, up to the first id in it. */
  path: string;
  count: number;
}

/** What every page needs of the tasks of its user: their numbers, and the rows that the home page shows at first. */
export interface TaskSummary {
  count: number;
  pages: PageTasks[];
  rows: TaskRow[];
  /** The length of the whole list. */
  total_rows: number;
}

function pageOf({ path }: ServedTask): string {
  const parts = (path.split('?')[0] ?? '').split('/');
  const id = parts.findIndex(isRecordId);
  return (id === -1 ? parts : parts.slice(0, id)).join('/');
}

/** Summarizes the tasks of a user, which are ordered by urgency. */
export function summarizeTasks(tasks: readonly ServedTask[]): TaskSummary {
  const rows = groupedTasks(tasks);
  const pages = new Map<string, number>();
  for (const task of tasks) pages.set(pageOf(task), (pages.get(pageOf(task)) ?? 0) + countTasks([task]));
  return {
    count: countTasks(tasks),
    pages: [...pages].map(([path, count]) => ({ path, count })),
    rows: rows.slice(0, SHOWN_TASKS),
    total_rows: rows.length,
  };
}

/** Of how many things the tasks on some pages consist. */
export const countOnPages = ({ pages }: TaskSummary, isMeant: (path: string) => boolean): number =>
  pages.reduce((sum, { path, count }) => (isMeant(path) ? sum + count : sum), 0);

/** All tasks of the user, if the summary has each of them; `null` if there are more. */
export function allTasksIn({ rows, total_rows }: TaskSummary): ServedTask[] | null {
  const tasks = rows.filter((row): row is ServedTask => !('count' in row));
  return tasks.length === total_rows ? tasks : null;
}
