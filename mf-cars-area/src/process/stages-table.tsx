import { saveCsv } from '@portal/api-slice';
import type { Day, NetworkStageRow, NetworkStages } from '@portal/domain';
import { PROCESS_STAGES, STAGE_NAMES } from '@portal/domain';
import { labelInShort } from '@portal/quality';
import { Button, Chip, Dated, EmptyState, Icon } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { DataTable, useTableFilter } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useMemo } from 'react';
import { CountLinks } from './count-links';
import { DueDay } from './due-day';
import { FacilityLink } from './facility-link';
import { PROCESS_MESSAGES as texts } from './messages';
import { PartyFilter, partyOf } from './party-filter';
import { filteredRows, mostUrgentFirst, nextDue, stageCounts, stageFilterOf, stagesCsv, wordsOf } from './stage-rows';

const { columns: titles } = texts;

/** Steps of a row that are shown; the others are counted. */
const SHOWN_STEPS = 2;

/** The steps that are open, and whose they are. */
function Turn({ open }: Pick<NetworkStageRow, 'open'>) {
  if (open.length === 0) return <span className="cars-soft">{texts.nothing}</span>;
  return (
    <ul className="cars-steps">
      {open.slice(0, SHOWN_STEPS).map(({ pending_with: party, text, path }, at) => (
        <li key={`${at} ${text}`}>
          <span className="cars-soft">{texts.step(texts.partyName(party), '')}</span>
          {path === null ? <Dated text={text} /> : <Link to={path}>{text}</Link>}
        </li>
      ))}
      {open.length > SHOWN_STEPS && <li className="cars-soft">{texts.more(open.length - SHOWN_STEPS)}</li>}
    </ul>
  );
}

/** The label, with its last day unless it was withdrawn. */
function LabelToday({ label }: Pick<NetworkStageRow, 'label'>) {
  const { words, tone } = labelInShort(label);
  return (
    <>
      <Chip tone={tone}>{texts.label(words)}</Chip>
      {label.valid_until !== null && (
        <span className="cars-soft">
          <Dated text={texts.until(label.valid_until)} />
        </span>
      )}
    </>
  );
}

function Due({ row, today }: { row: NetworkStageRow; today: Day }) {
  const due = nextDue(row);
  if (due === null) return texts.none;
  return (
    <span className="cars-due">
      <DueDay on={due.on} today={today} />
      {due.path === null ? due.what : <Link to={due.path}>{due.what}</Link>}
    </span>
  );
}

/** A row with the day of the answer, by which it is overdue or not. */
interface Row extends NetworkStageRow {
  today: Day;
}

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'facility',
    title: titles.facility,
    cell: ({ facility }) => <FacilityLink facility={facility} />,
    sortBy: ({ facility }) => facility.acronym,
    isHeader: true,
  },
  {
    key: 'stage',
    title: titles.stage,
    cell: ({ stage, stage_since: since, label }) => (
      <span className="cars-due">
        <span>{texts.stages[stage]}</span>
        {since !== null && (
          <span className="cars-soft">
            <Dated text={texts.since(since)} />
          </span>
        )}
        {label.status !== 'none' && <LabelToday label={label} />}
      </span>
    ),
    sortBy: ({ stage, stage_since: since }) => `${PROCESS_STAGES.indexOf(stage)} ${since ?? ''}`,
  },
  { key: 'turn', title: titles.turn, cell: (row) => <Turn open={row.open} />, isStacked: true },
  {
    key: 'due',
    title: titles.due,
    cell: (row) => <Due row={row} today={row.today} />,
    sortBy: (row) => nextDue(row)?.on ?? null,
    isStacked: true,
  },
  {
    key: 'still',
    title: titles.still,
    cell: ({ stands_still_for: days }) =>
      days === null ? texts.none : <Chip tone="warning">{texts.still(days)}</Chip>,
    sortBy: ({ stands_still_for: days }) => days,
  },
];

const SEARCH = {
  label: texts.search,
  placeholder: texts.placeholder,
  textOf: ({ facility, stage, open, due }: Row) =>
    [
      facility.acronym,
      facility.pretty_name,
      STAGE_NAMES[stage],
      ...open.map(({ text }) => text),
      ...due.map(({ what }) => what),
    ].join(' '),
};

/** The facilities with their stage, what is open and what is due. */
export function StagesTable({ network: { on, rows } }: { network: NetworkStages }) {
  const [stage] = useTableFilter('stage');
  const [party, setParty] = useTableFilter('turn');
  const filter = stageFilterOf(stage);
  const chosen = partyOf(party);
  const ordered = useMemo(() => mostUrgentFirst(rows).map((row): Row => ({ ...row, today: on })), [rows, on]);
  const shown = useMemo(
    () => filteredRows(ordered, filter, chosen).map((row): Row => ({ ...row, today: on })),
    [ordered, filter, chosen, on],
  );
  const bar = <PartyFilter key="filters" party={chosen} onChange={setParty} />;
  return (
    <div className="cars-stack">
      <div>
        <CountLinks
          label={texts.counts.label}
          parameter="stage"
          page="page"
          counts={stageCounts(rows)}
          present={filter}
        />
        <p className="cars-soft">{texts.stillRule}</p>
      </div>
      <DataTable
        caption={texts.caption}
        rows={shown}
        rowKey={({ facility }) => facility._id}
        columns={COLUMNS}
        search={SEARCH}
        all={rows.length}
        tools={(matches) => [
          bar,
          <Button
            key="export"
            size="small"
            icon={<Icon name="download" />}
            onClick={() => saveCsv(stagesCsv(matches, on), texts.file(on))}
          >
            {texts.csv}
          </Button>,
        ]}
        empty={
          <>
            {bar}
            <EmptyState title={wordsOf(filter)}>{texts.noHit}</EmptyState>
          </>
        }
      />
    </div>
  );
}
