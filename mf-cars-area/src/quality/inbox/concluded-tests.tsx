import type { WaitingTest } from '@portal/domain';
import { day, QA_PAGES, QA_STATUS_WORDS, qaTestType } from '@portal/domain';
import { Chip, Dated, ErrorState, Loading } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { PagedTable, usePagedQuery } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { usePageConcludedTestsQuery } from '../../api/qa-tests';
import { CENTRE_MESSAGES } from '../messages';
import { STATUS_TONES } from '../status-tones';

const { inbox: texts, failed, none } = CENTRE_MESSAGES;
const { concludedColumns: titles } = texts;
const PAGE_SIZE = 25;
const URL_KEY = 'concluded';

const COLUMNS: readonly Column<WaitingTest>[] = [
  {
    key: 'what',
    title: titles.what,
    cell: ({ _id, type, lidar }) => (
      <Link to={QA_PAGES.evaluation(_id)}>{texts.test(qaTestType(type).name, lidar.name)}</Link>
    ),
    isHeader: true,
  },
  { key: 'facility', title: titles.facility, cell: ({ acronym }) => acronym },
  { key: 'measured', title: titles.measured, cell: ({ measured_from: at }) => <Dated text={day(at) ?? none} /> },
  {
    key: 'result',
    title: titles.result,
    cell: ({ status }) => <Chip tone={STATUS_TONES[status]}>{QA_STATUS_WORDS[status]}</Chip>,
  },
  { key: 'on', title: titles.on, cell: ({ evaluated_at: at }) => <Dated text={day(at) ?? none} /> },
];

/** The tests with a result, the latest first. */
export function ConcludedTests() {
  const { start, count, search } = usePagedQuery(PAGE_SIZE, URL_KEY);
  const { data, currentData, isError, isFetching, refetch } = usePageConcludedTestsQuery(
    { start, count, search },
    { refetchOnMountOrArgChange: true },
  );
  if (isError && !isFetching && !currentData)
    return (
      <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
        {failed}
      </ErrorState>
    );
  if (!data) return <Loading label={texts.loading} />;
  return (
    <PagedTable
      caption={texts.concludedCaption}
      rows={data.tests}
      total={data.total_count}
      rowKey={({ _id }) => _id}
      columns={COLUMNS}
      pageSize={PAGE_SIZE}
      urlKey={URL_KEY}
      search={{ label: texts.concludedSearch, placeholder: texts.placeholder }}
      empty={<p>{texts.concludedEmpty}</p>}
      isStale={!currentData}
    />
  );
}
