import { saveCsv } from '@portal/api-slice';
import type { Day, NetworkStages } from '@portal/domain';
import { PROCESS_SETTINGS } from '@portal/domain';
import { Button, EmptyState, Icon } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useMemo } from 'react';
import { DueDay } from './due-day';
import { FacilityLink } from './facility-link';
import { PROCESS_MESSAGES as texts } from './messages';
import { dueCsv, dueRows } from './stage-rows';
import type { DueRow } from './stage-rows';

const { columns: titles } = texts;

interface Row extends DueRow {
  today: Day;
}

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'on',
    title: titles.on,
    cell: ({ on, today }) => <DueDay on={on} today={today} />,
    sortBy: ({ on }) => on,
    isStacked: true,
  },
  {
    key: 'facility',
    title: titles.facility,
    cell: ({ facility }) => <FacilityLink facility={facility} />,
    sortBy: ({ facility }) => facility.acronym,
    isHeader: true,
  },
  {
    key: 'what',
    title: titles.what,
    cell: ({ what, path }) => (path === null ? what : <Link to={path}>{what}</Link>),
    sortBy: ({ what }) => what,
    isStacked: true,
  },
];

const SEARCH = {
  label: texts.searchDue,
  placeholder: texts.placeholder,
  textOf: ({ on, facility, what }: Row) => `${on} ${facility.acronym} ${facility.pretty_name} ${what}`,
};

const exportOf = (rows: readonly DueRow[], on: Day) => (
  <Button size="small" icon={<Icon name="download" />} onClick={() => saveCsv(dueCsv(rows, on), texts.dueFile(on))}>
    {texts.csv}
  </Button>
);

/** What is due in the network, by day. */
export function DueList({ network: { on, rows } }: { network: NetworkStages }) {
  const due = useMemo(() => dueRows(rows).map((row): Row => ({ ...row, today: on })), [rows, on]);
  return (
    <DataTable
      caption={texts.dueCaption(PROCESS_SETTINGS.dueWithin)}
      rows={due}
      rowKey={({ key }) => key}
      columns={COLUMNS}
      search={SEARCH}
      urlKey="due"
      tools={(matches) => exportOf(matches, on)}
      empty={<EmptyState title={texts.nothingDue}>{texts.nothingDueText}</EmptyState>}
    />
  );
}
