import { useTasks } from '@portal/api-slice';
import { isRefused } from '@portal/domain';
import type { NationalFacility, ServedTask, TaskKind } from '@portal/domain';
import { isTheirs } from '../facility/is-theirs';
import { urlStateOf } from '../url-state/use-url-state';

/** Tasks with this path prefix are done on the page of the facility. */
const HERE = '/edit-nf/';

/** Whether a task has its button on the page of the facility. */
export const isHere = ({ path }: ServedTask) => path.startsWith(HERE);

/** The user's tasks in a facility, the most urgent first, as on the home page. */
export function useTasksOf({ _id }: NationalFacility): ServedTask[] {
  return useTasks(_id).data ?? [];
}

/** The kind of the task with the primary button: the user's most urgent one; the step until the tasks are loaded. */
export function useDueKind(facility: NationalFacility): TaskKind | 'nothing' | undefined {
  const [due] = useTasksOf(facility);
  return due?.kind ?? facility.submissions.initial_acceptance.pending_for;
}

/** Whether the user, as leader or deputy, can ask to apply again after a refusal. */
export const mayAskAgain = (facility: NationalFacility): boolean =>
  isTheirs(facility) && isRefused(facility.submissions.initial_acceptance);

/** Whether the user, as leader or deputy, has no step to take: then the report is what the page is opened for. */
export function useIsIdle(facility: NationalFacility): boolean {
  const { data } = useTasks(facility._id);
  return data?.length === 0 && isTheirs(facility) && !mayAskAgain(facility);
}

/** The condition that a task asks to report as met; `null` for other tasks. */
export const conditionOf = ({ path }: ServedTask): string | null =>
  urlStateOf(new URLSearchParams(path.slice(path.indexOf('?')))).condition;
