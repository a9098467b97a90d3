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
 * The due step in the head of the page, where it is seen without scrolling: the condition to report as met, and the
 * first task that is done on another page. Nothing is due after a refusal, but the facility can ask to apply again.
 */
export function DueStep({ facility }: { facility: NationalFacility }) {
  const { to } = useUrlState();
  const tasks = useTasksOf(facility);
  const [due] = tasks;
  const condition = tasks.find(({ kind }) => kind === 'conditions');
  const elsewhere = tasks.find((one) => !isHere(one));
  return (
    <>
      {tasks
        .filter((one) => one === condition || one === elsewhere)
        .map((one) => (
          <LinkButton
            key={one.key}
            type={one === due ? 'primary' : 'default'}
            to={one === condition ? to({ condition: conditionOf(one) }) : one.path}
          >
            {one.button}
          </LinkButton>
        ))}
      {!due && mayAskAgain(facility) && (
        <LinkButton type="primary" to={withQuery('/contact', askAgain(facility))}>
          {actions.applyAgain}
        </LinkButton>
      )}
    </>
  );
}
