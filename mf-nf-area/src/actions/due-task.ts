import { useListTasksQuery } from '@portal/api-slice';
import type { NationalFacility, ServedTask, TaskKind } from '@portal/domain';
import { isTheirs } from '../facility/access';

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

/** Whether a facility is due to apply again, which it can ask for after a refusal. */
export function mayAskAgain(facility: NationalFacility): boolean {
  const { pending_for, acceptance } = facility.submissions.initial_acceptance;
  return isTheirs(facility) && pending_for === 'nothing' && acceptance?.code === 'no';
}

/** Whether the user, as leader or deputy, has no step to take: then the report is what the page is opened for. */
export function useIsIdle(facility: NationalFacility): boolean {
  const { data } = useListTasksQuery();
  const isFree = useTasksOf(facility).length === 0;
  return data !== undefined && isFree && isTheirs(facility) && !mayAskAgain(facility);
}
