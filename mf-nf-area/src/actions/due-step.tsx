import type { NationalFacility } from '@portal/domain';
import { formatDay, LinkButton } from '@portal/ui/core';
import { withQuery } from '@portal/api-slice';
import { MESSAGES } from '../messages';
import { useUrlState } from '../url-state/use-url-state';
import { conditionOf, isHere, mayAskAgain, useTasksOf } from './due-task';

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
 * The due step in the head of the page, where it is seen without scrolling: the condition to report as met, or a task
 * that is done on another page. Nothing is due after a refusal, but the facility can ask to apply again.
 */
export function DueStep({ facility }: { facility: NationalFacility }) {
  const { to } = useUrlState();
  const tasks = useTasksOf(facility);
  const [due] = tasks;
  const elsewhere = tasks.find((one) => !isHere(one));
  return (
    <>
      {due?.kind === 'conditions' && (
        <LinkButton type="primary" to={to({ condition: conditionOf(due) })}>
          {due.button}
        </LinkButton>
      )}
      {elsewhere && (
        <LinkButton type={elsewhere === due ? 'primary' : 'default'} to={elsewhere.path}>
          {elsewhere.button}
        </LinkButton>
      )}
      {!due && mayAskAgain(facility) && (
        <LinkButton type="primary" to={withQuery('/contact', askAgain(facility))}>
          {actions.applyAgain}
        </LinkButton>
      )}
    </>
  );
}
