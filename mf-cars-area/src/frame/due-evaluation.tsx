import { useListTasksQuery, useProfile } from '@portal/api-slice';
import type { NationalFacility, ServedTask } from '@portal/domain';
import { LinkButton } from '@portal/ui/core';
import { useSearchParams } from '@portal/ui/router';
import { SYNERGY_PARAM } from '../evaluations/use-sheet-url-state';
import { mayDecide } from '../evaluations/rights';

/** A link to the user's next open evaluation or assessment at this facility, in the words of the home page. */
export function DueEvaluation({ facility }: { facility: NationalFacility }) {
  const { data: tasks = [] } = useListTasksQuery();
  const [params] = useSearchParams();
  const decides = useDecides(facility);
  const task = tasks.find((one) => one.facility._id === facility._id && sheetOf(one) !== null);
  // The tab of the synergy contains the form itself.
  if (!task || (sheetOf(task) === SYNERGY_PARAM && params.get('tab') === SYNERGY_PARAM)) return null;
  return (
    <>
      <span className="cars-soft">{task.progress ?? task.what}</span>
      <LinkButton type={decides ? 'default' : 'primary'} to={task.path}>
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

/** Whether the page shows the user the form of a decision, which has the primary button. */
function useDecides(facility: NationalFacility): boolean {
  const profile = useProfile();
  const { can_issue_preliminary_report, can_issue_final_report } = facility.submissions.initial_acceptance;
  return (can_issue_preliminary_report || can_issue_final_report) && mayDecide(profile, facility);
}
