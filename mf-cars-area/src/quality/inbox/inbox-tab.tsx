import { useListTasksQuery, useProfile } from '@portal/api-slice';
import { canAny } from '@portal/domain';
import { RequestChip } from '@portal/quality';
import { Chip, Disclosure, EmptyState, ErrorState, Loading } from '@portal/ui/core';
import { FilterBar, Select } from '@portal/ui/filter';
import { Link } from '@portal/ui/router';
import { DataTable, useTableFilter } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useMemo } from 'react';
import { useListWaitingTestsQuery } from '../../api/qa-tests';
import { useListOpenRequestsQuery } from '../../api/support';
import { mayAsk } from '../../frame/may-ask';
import { CENTRE_MESSAGES } from '../messages';
import { RequestSheet } from '../requests/request-sheet';
import { ConcludedTests } from './concluded-tests';
import { EndedRequests } from './ended-requests';
import { inboxRows, matching } from './inbox-rows';
import type { InboxRow, RowTurn } from './inbox-rows';
import { Since } from './since';

const { inbox: texts, failed } = CENTRE_MESSAGES;
const { columns: titles } = texts;
const INBOX = 'inbox';

const TURN_TONES: Partial<Record<RowTurn, 'info' | 'warning'>> = { mine: 'warning', cars: 'info' };

const COLUMNS: readonly Column<InboxRow>[] = [
  {
    key: 'what',
    title: titles.what,
    cell: ({ what, path }) => <Link to={path}>{what}</Link>,
    sortBy: ({ what }) => what,
    isHeader: true,
  },
  { key: 'facility', title: titles.facility, cell: ({ acronym }) => acronym, sortBy: ({ acronym }) => acronym },
  {
    key: 'turn',
    title: titles.turn,
    cell: ({ turn }) => {
      const tone = TURN_TONES[turn];
      return tone ? <Chip tone={tone}>{texts.turns[turn]}</Chip> : texts.turns[turn];
    },
    sortBy: ({ turn }) => texts.turns[turn],
  },
  { key: 'since', title: titles.since, cell: ({ since }) => <Since at={since} />, sortBy: ({ since }) => since },
  { key: 'state', title: titles.state, cell: (row) => <State {...row} /> },
];

const State = ({ status, isLate, isOwnFacility, isUrgent }: InboxRow) => (
  <span className="cars-chips">
    {status && <RequestChip request={{ status }} />}
    {isLate && <Chip tone="danger">{texts.late}</Chip>}
    {isUrgent && <Chip tone="warning">{texts.urgent}</Chip>}
    {isOwnFacility && <Chip tone="neutral">{texts.own}</Chip>}
  </span>
);

const SEARCH = {
  label: texts.search,
  placeholder: texts.placeholder,
  textOf: ({ what, acronym }: InboxRow) => `${what} ${acronym}`,
};

/** What waits: tests for those who evaluate, requests for those who schedule, configurations for those who approve. */
export function InboxTab() {
  const profile = useProfile();
  const isForTests = mayAsk(profile, 'qa-test.list');
  const isForRequests = canAny(profile, ['schedule-qa-qc-test', 'schedule-additional-support']);
  const fresh = { refetchOnMountOrArgChange: true };
  const tests = useListWaitingTestsQuery(undefined, { ...fresh, skip: !isForTests });
  const requests = useListOpenRequestsQuery(undefined, { ...fresh, skip: !isForRequests });
  const asked = [...(isForTests ? [tests] : []), ...(isForRequests ? [requests] : [])];
  const { data: tasks } = useListTasksQuery();
  const rows = useMemo(
    () => inboxRows(tests.data ?? [], requests.data ?? [], tasks),
    [tests.data, requests.data, tasks],
  );
  if (asked.some(({ isError, data }) => isError && !data))
    return (
      <ErrorState title={texts.failedTitle} onRetry={() => asked.forEach(({ refetch }) => void refetch())}>
        {failed}
      </ErrorState>
    );
  if (asked.some(({ data }) => !data)) return <Loading label={texts.loading} />;
  return (
    <div className="cars-stack">
      {rows.length === 0 ? <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState> : <Rows rows={rows} />}
      {isForTests && (
        <Disclosure summary={texts.concluded}>
          <ConcludedTests />
        </Disclosure>
      )}
      {isForRequests && (
        <Disclosure summary={texts.ended}>
          <EndedRequests />
        </Disclosure>
      )}
      <RequestSheet />
    </div>
  );
}

const KINDS = (['test', 'request', 'configuration'] as const).map((value) => ({ value, label: texts.kind[value] }));
const TURNS = (['mine', 'cars', 'facility'] as const).map((value) => ({ value, label: texts.turn[value] }));

function Rows({ rows }: { rows: readonly InboxRow[] }) {
  const [kind, setKind] = useTableFilter('kind', INBOX);
  const [turn, setTurn] = useTableFilter('turn', INBOX);
  const shown = useMemo(() => matching(rows, { kind, turn }), [rows, kind, turn]);
  const fields = [
    { ...texts.kind, options: KINDS, value: kind, set: setKind },
    { ...texts.turn, options: TURNS, value: turn, set: setTurn },
  ];
  const chips = fields.flatMap(({ label, options, value, set }) => {
    const chosen = options.find((option) => option.value === value);
    return chosen ? [{ label, value: chosen.label, onRemove: () => set('') }] : [];
  });
  const bar = (
    <FilterBar label={texts.filters} chips={chips}>
      {fields.map(({ label, any, options, value, set }) => (
        <Select key={label} label={label} emptyLabel={any} labelHidden options={options} value={value} onChange={set} />
      ))}
    </FilterBar>
  );
  return (
    <DataTable
      caption={texts.caption}
      rows={shown}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      search={SEARCH}
      urlKey={INBOX}
      tools={() => bar}
      empty={
        <>
          {bar}
          <p>{texts.noHit}</p>
        </>
      }
    />
  );
}
