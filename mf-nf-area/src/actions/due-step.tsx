import { useListTasksQuery } from '@portal/api-slice';
import type { NationalFacility } from '@portal/domain';
import { LinkButton } from '@portal/ui/core';

/** Tasks with this path prefix have their own buttons on this page. */
const HERE = '/edit-nf/';

/**
 * A link to the user's open task for this facility that is done on another page: an invitation, an evaluation or a
 * report.
 */
export function DueStep({ facility }: { facility: NationalFacility }) {
  const { data: tasks = [] } = useListTasksQuery();
  const task = tasks.find((one) => one.facility._id === facility._id && !one.path.startsWith(HERE));
  return task ? (
    <LinkButton type="primary" to={task.path}>
      {task.button}
    </LinkButton>
  ) : null;
}
