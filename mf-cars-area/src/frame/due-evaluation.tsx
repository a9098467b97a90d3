import { useProfile, useTasks } from '@portal/api-slice';
import { COMPONENTS, countRequiredOf, submittedInWords } from '@portal/domain';
import type { NationalFacility, ServedTask } from '@portal/domain';
import { LinkButton } from '@portal/ui/core';
import { useSearchParams } from '@portal/ui/router';
import { SYNERGY_PARAM } from '../evaluations/use-sheet-url-state';
import { usePrimaryStep } from './primary-step';

/** A link to the user's next open evaluation or assessment at this facility, in the words of the home page. */
export function DueEvaluation({ facility }: { facility: NationalFacility }) {
  const { data: tasks } = useTasks(facility._id);
  const done = useDone(facility);
  const [params] = useSearchParams();
  const isPrimary = usePrimaryStep(facility) === 'evaluation';
  const task = tasks?.find((one) => sheetOf(one) !== null);
  if (tasks && !task && done !== null) return <span className="cars-soft">{done}</span>;
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

/** The progress of a reviewer who has submitted everything; `null` for users who have nothing to evaluate. */
function useDone({ lidars, photometers, submissions, is_owner }: NationalFacility): string | null {
  const userId = useProfile()?._id;
  const { status, component_reviewers: reviewers } = submissions.initial_acceptance;
  if (status.code !== 'submitted' || is_owner) return null;
  const own = COMPONENTS.map(({ code }) => code).filter((code) => reviewers[code]?._id === userId);
  const required = countRequiredOf(own, { lidars: lidars.length, photometers: photometers.length });
  return required === 0 ? null : submittedInWords(0, required);
}

/** The sheet in which a task of an evaluation is done, as in the URL; `null` for other tasks. */
function sheetOf({ path }: ServedTask): string | null {
  const [page = '', query] = path.split('?');
  return page.startsWith('/cars/evaluate-nf/') ? new URLSearchParams(query).get('evaluation') : null;
}
