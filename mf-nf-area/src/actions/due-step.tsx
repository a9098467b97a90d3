import type { NationalFacility } from '@portal/domain';
import { LinkButton } from '@portal/ui/core';
import { isHere, useTasksOf } from './due-task';

/**
 * A link to the user's open task for this facility that is done on another page: an invitation, an evaluation or a
 * report.
 */
export function DueStep({ facility }: { facility: NationalFacility }) {
  const tasks = useTasksOf(facility);
  const task = tasks.find((one) => !isHere(one));
  return task ? (
    <LinkButton type={task === tasks[0] ? 'primary' : 'default'} to={task.path}>
      {task.button}
    </LinkButton>
  ) : null;
}
