import { useListTasksQuery } from '@portal/api-slice';
import type { NationalFacility } from '@portal/domain';
import { LinkButton } from '@portal/ui/core';

/** Below it lies what the facility itself does, with a button in its own place. */
const HERE = '/edit-nf/';

/** The way to what waits for the reader in this facility and is done on another page: an invitation, an evaluation, a report. */
export function DueStep({ facility }: { facility: NationalFacility }) {
  const { data: tasks = [] } = useListTasksQuery();
  const task = tasks.find((one) => one.facility._id === facility._id && !one.path.startsWith(HERE));
  return task ? (
    <LinkButton type="primary" to={task.path}>
      {task.what}
    </LinkButton>
  ) : null;
}
