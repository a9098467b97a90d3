import { retryOf, useTasks } from '@portal/api-slice';
import { day, daysBetween } from '@portal/domain';
import type { ServedTask, SubmittedApplication } from '@portal/domain';
import { Button, Chip, EmptyState, ErrorState, formatDay, LinkButton, Loading } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { PagedTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLoadApplications, usePageApplicationsQuery } from '../api/evaluation';
import { MESSAGES } from '../messages';
import { isWaiting } from './open-work';
import type { Waiting } from './open-work';
import { WORK_KEY, WORK_PAGE_SIZE } from './use-open-work';
import type { OpenWork } from './use-open-work';

const { picker, work } = MESSAGES;
/** For the number of all applications. */
const ONE = { start: 0, count: 1 };
const PAGE = '/cars/evaluate-nf';

/** An application with open work, and the task as on the home page, with its progress and its button. */
type WorkRow = Waiting & { task: ServedTask | 'loading' | undefined };

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
        {open_work.what} <Progress task={task} />
      </>
    ),
  },
  {
    key: 'waiting',
    title: work.waiting,
    cell: ({ open_work }) => <WaitingSince since={open_work.since} />,
    sortBy: 'server',
  },
  { key: 'due', title: work.due, cell: ({ task }) => <DueDay at={known(task)?.due_date ?? null} /> },
  {
    key: 'actions',
    title: work.action,
    align: 'end',
    cell: ({ task }) => <Action task={task} />,
  },
];

const known = (task: WorkRow['task']) => (task === 'loading' ? undefined : task);

/** The room that progress and button take once the task is known, so that they move no row. */
const inReserve = (content: ReactNode) => <span className="cars-reserved">{content}</span>;

function Progress({ task }: Pick<WorkRow, 'task'>) {
  if (task === 'loading') return inReserve(work.reservedProgress);
  return task?.progress && <span className="cars-soft">{task.progress}</span>;
}

function Action({ task }: Pick<WorkRow, 'task'>) {
  if (task === 'loading') return inReserve(<Button size="small">{work.reservedButton}</Button>);
  return (
    task && (
      <LinkButton size="small" to={task.path}>
        {task.button}
      </LinkButton>
    )
  );
}

/** Open tasks of the user, each a link to its page; longest waiting first. */
export function OpenWorkTable({ openWork }: { openWork: OpenWork }) {
  const { data, currentData, order } = openWork;
  const { data: all } = usePageApplicationsQuery(ONE, { skip: data?.total !== 0 });
  const load = useLoadApplications();
  const taskOf = useTaskAt();
  const rowsOf = (applications: readonly SubmittedApplication[]) =>
    applications.filter(isWaiting).map((one): WorkRow => ({ ...one, task: taskOf(one) }));
  const loadAll = async () => rowsOf(await load({ open: 'true', ...order }));
  const onRetry = retryOf(openWork);
  if (!data && onRetry)
    return (
      <ErrorState title={work.failedTitle} onRetry={onRetry}>
        {work.failed}
      </ErrorState>
    );
  if (!data) return <Loading label={work.loading} />;
  if (all?.total === 0) return <EmptyState title={picker.emptyTitle}>{picker.empty}</EmptyState>;
  return (
    <PagedTable
      caption={work.title}
      rows={rowsOf(data.rows)}
      total={data.total}
      rowKey={({ _id }) => _id}
      columns={COLUMNS}
      pageSize={WORK_PAGE_SIZE}
      urlKey={WORK_KEY}
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
  const { data: tasks, isLoading } = useTasks();
  return ({ _id, open_work }: Waiting) => {
    if (!tasks) return isLoading ? 'loading' : undefined;
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
