import type { NationalFacility } from '@portal/domain';
import { formatDay, LinkButton } from '@portal/ui/core';
import { withQuery } from '@portal/api-slice';
import { MESSAGES } from '../messages';
import { isHere, mayAskAgain, useTasksOf } from './due-task';

const { actions } = MESSAGES;

/** The message with which a refused facility asks; the person can change it before it is sent. */
const askAgain = ({ acronym, pretty_name, submissions }: NationalFacility) => {
  const { evaluation_date } = submissions.initial_acceptance;
  return {
    subject: actions.againSubject(acronym),
    message: actions.againMessage(pretty_name, formatDay(evaluation_date)),
  };
};

/**
 * A link to the user's open task for this facility that is done on another page: an invitation, an evaluation or a
 * report. Nothing is due after a refusal, but the facility can ask to apply again.
 */
export function DueStep({ facility }: { facility: NationalFacility }) {
  const tasks = useTasksOf(facility);
  const task = tasks.find((one) => !isHere(one));
  if (task)
    return (
      <LinkButton type={task === tasks[0] ? 'primary' : 'default'} to={task.path}>
        {task.button}
      </LinkButton>
    );
  if (tasks.length > 0 || !mayAskAgain(facility)) return null;
  return (
    <LinkButton type="primary" to={withQuery('/contact', askAgain(facility))}>
      {actions.applyAgain}
    </LinkButton>
  );
}
