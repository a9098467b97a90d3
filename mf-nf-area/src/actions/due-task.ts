import { useListTasksQuery } from '@portal/api-slice';
import type { NationalFacility, ServedTask, TaskKind } from '@portal/domain';
import { urlStateOf } from '../url-state/use-url-state';

/** Tasks with this path prefix are done on the page of the facility. */
const HERE = '/edit-nf/';

/** Whether a task has its button on the page of the facility. */
export const isHere = ({ path }: ServedTask) => path.startsWith(HERE);

/** The user's tasks in a facility, the most urgent first, as on the home page. */
export function useTasksOf({ _id }: NationalFacility): ServedTask[] {
  const { data: tasks = [] } = useListTasksQuery();
  return tasks.filter(({ facility }) => facility._id === _id);
}

/** The kind of the task with the primary button: the user's most urgent one; the step until the tasks are loaded. */
export function useDueKind(facility: NationalFacility): TaskKind | 'nothing' | undefined {
  const [due] = useTasksOf(facility);
  return due?.kind ?? facility.submissions.initial_acceptance.pending_for;
}

/** The condition that a task asks to report as met; `null` for other tasks. */
export const conditionOf = ({ path }: ServedTask): string | null =>
  urlStateOf(new URLSearchParams(path.slice(path.indexOf('?')))).condition;
