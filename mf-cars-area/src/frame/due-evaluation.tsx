import { useListTasksQuery } from '@portal/api-slice';
import type { NationalFacility, ServedTask } from '@portal/domain';
import { LinkButton } from '@portal/ui/core';
import { useSearchParams } from '@portal/ui/router';
import { SYNERGY_PARAM } from '../evaluations/use-sheet-url-state';
import { usePrimaryStep } from './primary-step';

/** A link to the user's next open evaluation or assessment at this facility, in the words of the home page. */
export function DueEvaluation({ facility }: { facility: NationalFacility }) {
  const { data: tasks = [] } = useListTasksQuery();
  const [params] = useSearchParams();
  const isPrimary = usePrimaryStep(facility) === 'evaluation';
  const task = tasks.find((one) => one.facility._id === facility._id && sheetOf(one) !== null);
  // The tab of the synergy contains the form itself.
  if (!task || (sheetOf(task) === SYNERGY_PARAM && params.get('tab') === SYNERGY_PARAM)) return null;
  return (
    <>
      <span className="cars-soft">{task.progress ?? task.what}</span>
      <LinkButton type={isPrimary ? 'primary' : 'default'} to={task.path}>
        {task.button}
      </LinkButton>
    </>
  );
}

/** The sheet in which a task of an evaluation is done, as in the URL; `null` for other tasks. */
function sheetOf({ path }: ServedTask): string | null {
  const [page = '', query] = path.split('?');
  return page.startsWith('/cars/evaluate-nf/') ? new URLSearchParams(query).get('evaluation') : null;
}
