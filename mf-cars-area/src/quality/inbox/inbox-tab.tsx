import { useProfile } from '@portal/api-slice';
import { ASSESSMENT_WORDS, canAny } from '@portal/domain';
import type { QaAssessment } from '@portal/domain';
import { RequestChip } from '@portal/quality';
import { Button, Chip, Disclosure, EmptyState, ErrorState, Loading } from '@portal/ui/core';
import { FilterBar, Select } from '@portal/ui/filter';
import { Link, useNavigate } from '@portal/ui/router';
import { DataTable, useTableFilter } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useMemo } from 'react';
import { useListWaitingTestsQuery, useTakeTestMutation } from '../../api/qa-tests';
import { useListOpenRequestsQuery } from '../../api/support';
import { useListTasksOfKindQuery } from '../../api/tasks';
import { mayAsk } from '../../frame/may-ask';
import { CENTRE_MESSAGES } from '../messages';
import { INBOX_MESSAGES as texts } from './messages';
import { RequestSheet } from '../requests/request-sheet';
import { ConcludedTests } from './concluded-tests';
import { EndedRequests } from './ended-requests';
import { inboxRows, matching } from './inbox-rows';
import type { InboxRow } from './inbox-rows';
import { Since } from './since';

const { failed } = CENTRE_MESSAGES;
const { columns: titles } = texts;
const INBOX = 'inbox';

const COLUMNS: readonly Column<InboxRow>[] = [
  {
    key: 'what',
    title: titles.what,
    cell: ({ what, path }) => <Link to={path}>{what}</Link>,
    sortBy: ({ what }) => what,
    isHeader: true,
  },
  {
    key: 'facility',
    title: titles.facility,
    cell: ({ acronym, groupSize }) => (
      <>
        {acronym} {groupSize !== undefined && <span className="cars-soft">{texts.together(groupSize)}</span>}
      </>
    ),
    sortBy: ({ acronym }) => acronym,
  },
  {
    key: 'turn',
    title: titles.turn,
    cell: ({ turn }) => (turn === 'mine' ? <Chip tone="warning">{texts.turns[turn]}</Chip> : texts.turns[turn]),
    sortBy: ({ turn }) => texts.turns[turn],
  },
  { key: 'since', title: titles.since, cell: ({ since }) => <Since at={since} />, sortBy: ({ since }) => since },
  { key: 'state', title: titles.state, cell: (row) => <State {...row} /> },
  { key: 'actions', title: titles.actions, cell: (row) => <Take {...row} />, align: 'end' },
];

/** A suggestion other than a pass stands out. */
const TONES: Record<QaAssessment, string> = {
  pass: 'cars-soft',
  pass_with_remark: 'cars-soft',
  fail: 'cars-doubt',
  not_assessable: 'cars-doubt',
};

const State = ({ status, taker, suggested, isLate, isOwnFacility, isUrgent }: InboxRow) => (
  <span className="cars-chips">
    {status && <RequestChip request={{ status }} />}
    {taker !== undefined && <span className="cars-soft">{taker}</span>}
    {suggested && (
      <span className={TONES[suggested]}>{texts.suggested(ASSESSMENT_WORDS[suggested].toLowerCase())}</span>
    )}
    {isLate && <Chip tone="danger">{texts.late}</Chip>}
    {isUrgent && <Chip tone="warning">{texts.urgent}</Chip>}
    {isOwnFacility && <Chip tone="neutral">{texts.own}</Chip>}
  </span>
);

/** Takes a test and opens its evaluation. */
function Take({ what, acronym, path, takes }: InboxRow) {
  const isEvaluator = canAny(useProfile(), ['evaluate-qa-qc-test']);
  const [take, { isLoading }] = useTakeTestMutation();
  const navigate = useNavigate();
  if (takes === undefined || !isEvaluator) return null;
  const begin = async () => {
    const { error } = await take(takes);
    if (error === undefined) void navigate(path);
  };
  return (
    <Button
      size="small"
      aria-label={texts.takeOf(`${what} (${acronym})`)}
      loading={isLoading}
      onClick={() => void begin()}
    >
      {texts.take}
    </Button>
  );
}

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
  // They are rows among the others, in the order of age: without them, rows would move.
  const approvals = useListTasksOfKindQuery('configuration-approval', fresh);
  const rows = useMemo(
    () => inboxRows(tests.data ?? [], requests.data ?? [], approvals.data),
    [tests.data, requests.data, approvals.data],
  );
  if (asked.some(({ isError, data }) => isError && !data))
    return (
      <ErrorState title={texts.failedTitle} onRetry={() => asked.forEach(({ refetch }) => void refetch())}>
        {failed}
      </ErrorState>
    );
  if (approvals.isLoading || asked.some(({ data }) => !data)) return <Loading label={texts.loading} />;
  return (
    <div className="cars-stack">
      {rows.length === 0 ? <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState> : <Rows rows={rows} />}
      {isForTests && (
        <Disclosure summary={texts.concluded} isLater>
          <ConcludedTests />
        </Disclosure>
      )}
      {isForRequests && (
        <Disclosure summary={texts.ended} isLater>
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
    <div className="cars-inbox">
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
    </div>
  );
}
