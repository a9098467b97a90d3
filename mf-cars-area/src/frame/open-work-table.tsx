import { formatDay } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useState } from 'react';
import { MESSAGES } from '../messages';
import { daysBetween } from './open-work';
import type { Waiting } from './open-work';

const { work } = MESSAGES;

const COLUMNS: readonly Column<Waiting>[] = [
  {
    key: 'facility',
    title: work.facility,
    cell: ({ _id, pretty_name }) => <Link to={`/cars/evaluate-nf/${_id}`}>{pretty_name}</Link>,
    sortBy: ({ pretty_name }) => pretty_name.toLowerCase(),
    isHeader: true,
  },
  { key: 'what', title: work.what, cell: ({ open_work }) => open_work.what, sortBy: ({ open_work }) => open_work.what },
  {
    key: 'waiting',
    title: work.waiting,
    cell: ({ open_work }) => <WaitingSince since={open_work.since} />,
    sortBy: ({ open_work }) => (open_work.since === null ? null : -open_work.since),
  },
];

/** What waits for whoever is logged in, each a link to where it is done. */
export const OpenWorkTable = ({ waiting }: { waiting: readonly Waiting[] }) => (
  <DataTable
    caption={work.title}
    rows={waiting}
    rowKey={({ _id }) => _id}
    columns={COLUMNS}
    pageSize={10}
    urlKey="work"
    empty={<p>{work.empty}</p>}
  />
);

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
