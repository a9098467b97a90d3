import { daysBetween, SUBMITTED_SORTS } from '@portal/domain';
import { ErrorState, formatDay, Loading } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { PagedTable, usePagedQuery } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useState } from 'react';
import { useLoadApplications, usePageApplicationsQuery } from '../api/evaluation';
import { MESSAGES } from '../messages';
import { isWaiting } from './open-work';
import type { Waiting } from './open-work';

const { work } = MESSAGES;

const COLUMNS: readonly Column<Waiting>[] = [
  {
    key: 'facility',
    title: work.facility,
    cell: ({ _id, pretty_name }) => <Link to={`/cars/evaluate-nf/${_id}`}>{pretty_name}</Link>,
    sortBy: 'server',
    isHeader: true,
  },
  { key: 'what', title: work.what, cell: ({ open_work }) => open_work.what },
  {
    key: 'waiting',
    title: work.waiting,
    cell: ({ open_work }) => <WaitingSince since={open_work.since} />,
    sortBy: 'server',
  },
];

const PAGE_SIZE = 10;
const URL_KEY = 'work';

/** Open tasks of the user, each a link to its page; longest waiting first. */
export function OpenWorkTable() {
  const { start, count, sort } = usePagedQuery(PAGE_SIZE, URL_KEY, SUBMITTED_SORTS);
  const asked = { open: 'true', start, count, ...(sort !== '' && { sort }) };
  const { data, currentData, isError, isFetching, refetch } = usePageApplicationsQuery(asked, {
    refetchOnMountOrArgChange: true,
  });
  const load = useLoadApplications();
  const loadAll = async () => (await load({ open: 'true', ...(sort !== '' && { sort }) })).filter(isWaiting);
  if (isError && !isFetching && !currentData)
    return (
      <ErrorState title={work.failedTitle} onRetry={() => void refetch()}>
        {work.failed}
      </ErrorState>
    );
  if (!data) return <Loading label={work.loading} />;
  return (
    <PagedTable
      caption={work.title}
      rows={data.rows.filter(isWaiting)}
      total={data.total}
      rowKey={({ _id }) => _id}
      columns={COLUMNS}
      pageSize={PAGE_SIZE}
      urlKey={URL_KEY}
      empty={<p>{work.empty}</p>}
      isStale={!currentData}
      printed={{ what: work.tasks, load: loadAll }}
    />
  );
}

function WaitingSince({ since }: { since: number | null }) {
  const [now] = useState(() => Date.now() / 1000);
  const day = formatDay(since);
  if (since === null || day === null) return work.unknown;
  return (
    <time className="cars-waiting" dateTime={day} title={work.since(day)}>
      {work.days(daysBetween(since, now))} <span className="cars-soft">{work.since(day)}</span>
    </time>
  );
}
