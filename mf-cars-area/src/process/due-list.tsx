import { saveCsv } from '@portal/api-slice';
import type { Day, NetworkStages } from '@portal/domain';
import { PROCESS_SETTINGS } from '@portal/domain';
import { Button, EmptyState, Icon } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { DataTable, useTableFilter } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useMemo } from 'react';
import { CountLinks } from './count-links';
import { DueDay } from './due-day';
import { DueFilters, useDueChoice } from './due-filters';
import { FacilityLink } from './facility-link';
import { PROCESS_MESSAGES as texts } from './messages';
import { chosenDue, dueCounts, dueCsv, dueFilterOf, dueRows, filteredDue } from './stage-rows';
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
  {
    key: 'party',
    title: titles.party,
    cell: ({ pending_with: party }) => texts.partyName(party),
    sortBy: ({ pending_with: party }) => texts.partyName(party),
    isStacked: true,
  },
];

const SEARCH = {
  label: texts.searchDue,
  placeholder: texts.placeholder,
  textOf: ({ on, facility, what, pending_with: party }: Row) =>
    `${on} ${facility.acronym} ${facility.pretty_name} ${what} ${texts.partyName(party)}`,
};

const exportOf = (rows: readonly DueRow[], on: Day) => (
  <Button
    key="export"
    size="small"
    icon={<Icon name="download" />}
    onClick={() => saveCsv(dueCsv(rows, on), texts.dueFile(on))}
  >
    {texts.csv}
  </Button>
);

/** What is due in the network, by day. */
export function DueList({ network: { on, rows } }: { network: NetworkStages }) {
  const [filter] = useTableFilter('when', 'due');
  const present = dueFilterOf(filter);
  const due = useMemo(() => dueRows(rows), [rows]);
  const narrowed = useDueChoice();
  const { party, about, facility } = narrowed.choice;
  const chosen = useMemo(() => chosenDue(due, { party, about, facility }), [due, party, about, facility]);
  const shown = useMemo(
    () => filteredDue(chosen, present, on).map((row): Row => ({ ...row, today: on })),
    [chosen, present, on],
  );
  const bar = <DueFilters key="filters" rows={due} due={narrowed} />;
  return (
    <div className="cars-stack">
      <CountLinks
        label={texts.dueCounts}
        parameter="due.when"
        page="due.page"
        counts={dueCounts(chosen, on)}
        present={present}
      />
      <DataTable
        caption={texts.dueCaption(PROCESS_SETTINGS.dueWithin)}
        rows={shown}
        rowKey={({ key }) => key}
        columns={COLUMNS}
        search={SEARCH}
        listedBy="on"
        all={due.length}
        urlKey="due"
        tools={(matches) => [bar, exportOf(matches, on)]}
        empty={
          <>
            {bar}
            <EmptyState title={texts.nothingDue}>{texts.nothingDueText}</EmptyState>
          </>
        }
      />
    </div>
  );
}
