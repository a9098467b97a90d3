import { useTasks } from '@portal/api-slice';
import { day, daysBetween, SUBMITTED_SORTS } from '@portal/domain';
import type { ServedTask, SubmittedApplication } from '@portal/domain';
import { Chip, ErrorState, formatDay, LinkButton, Loading } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { PagedTable, usePagedQuery } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useState } from 'react';
import { useLoadApplications, usePageApplicationsQuery } from '../api/evaluation';
import { MESSAGES } from '../messages';
import { isWaiting } from './open-work';
import type { Waiting } from './open-work';

const { work } = MESSAGES;
const PAGE_SIZE = 10;
const URL_KEY = 'work';
const PAGE = '/cars/evaluate-nf';

/** An application with open work, and the task as on the home page, with its progress and its button. */
type WorkRow = Waiting & { task: ServedTask | undefined };

const COLUMNS: readonly Column<WorkRow>[] = [
  {
    key: 'facility',
    title: work.facility,
    cell: ({ _id, pretty_name }) => <Link to={`${PAGE}/${_id}`}>{pretty_name}</Link>,
    sortBy: 'server',
    isHeader: true,
  },
  {
    key: 'what',
    title: work.what,
    cell: ({ open_work, task }) => (
      <>
        {open_work.what} {task?.progress && <span className="cars-soft">{task.progress}</span>}
      </>
    ),
  },
  {
    key: 'waiting',
    title: work.waiting,
    cell: ({ open_work }) => <WaitingSince since={open_work.since} />,
    sortBy: 'server',
  },
  { key: 'due', title: work.due, cell: ({ task }) => <DueDay at={task?.due_date ?? null} /> },
  {
    key: 'actions',
    title: work.action,
    align: 'end',
    cell: ({ task }) =>
      task && (
        <LinkButton size="small" to={task.path}>
          {task.button}
        </LinkButton>
      ),
  },
];

/** Open tasks of the user, each a link to its page; longest waiting first. */
export function OpenWorkTable() {
  const { start, count, sort } = usePagedQuery(PAGE_SIZE, URL_KEY, SUBMITTED_SORTS);
  const asked = { open: 'true', start, count, ...(sort !== '' && { sort }) };
  const { data, currentData, isError, isFetching, refetch } = usePageApplicationsQuery(asked, {
    refetchOnMountOrArgChange: true,
  });
  const load = useLoadApplications();
  const taskOf = useTaskAt();
  const rowsOf = (applications: readonly SubmittedApplication[]) =>
    applications.filter(isWaiting).map((one): WorkRow => ({ ...one, task: taskOf(one) }));
  const loadAll = async () => rowsOf(await load({ open: 'true', ...(sort !== '' && { sort }) }));
  const onRetry = isError && !isFetching ? () => void refetch() : undefined;
  if (!data && onRetry)
    return (
      <ErrorState title={work.failedTitle} onRetry={onRetry}>
        {work.failed}
      </ErrorState>
    );
  if (!data) return <Loading label={work.loading} />;
  return (
    <PagedTable
      caption={work.title}
      rows={rowsOf(data.rows)}
      total={data.total}
      rowKey={({ _id }) => _id}
      columns={COLUMNS}
      pageSize={PAGE_SIZE}
      urlKey={URL_KEY}
      listedBy="-waiting"
      empty={<p>{work.empty}</p>}
      isStale={!currentData}
      onRetry={onRetry}
      printed={{ what: work.tasks, load: loadAll }}
    />
  );
}

/** Finds the task of the user at an application, preferably the one that the row names. */
function useTaskAt() {
  const { data: tasks = [] } = useTasks();
  return ({ _id, open_work }: Waiting) => {
    const here = tasks.filter(({ facility, path }) => facility._id === _id && path.startsWith(`${PAGE}/`));
    return here.find(({ what }) => what === open_work.what) ?? here[0];
  };
}

function DueDay({ at }: { at: number | null }) {
  const [today] = useState(() => day(Date.now() / 1000) ?? '');
  const due = day(at);
  if (due === null) return work.unknown;
  return due < today ? <Chip tone="danger">{work.overdue(due)}</Chip> : due;
}

function WaitingSince({ since }: { since: number | null }) {
  const [now] = useState(() => Date.now() / 1000);
  const start = formatDay(since);
  if (since === null || start === null) return work.unknown;
  return (
    <time className="cars-waiting" dateTime={start} title={work.since(start)}>
      {work.days(daysBetween(since, now))} <span className="cars-soft">{work.since(start)}</span>
    </time>
  );
}
