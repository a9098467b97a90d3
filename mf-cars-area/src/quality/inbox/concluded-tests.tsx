import type { WaitingTest } from '@portal/domain';
import { day, QA_PAGES, QA_STATUS_WORDS, qaTestType } from '@portal/domain';
import { Chip, Dated } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { usePagedQuery } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { usePageConcludedTestsQuery } from '../../api/qa-tests';
import { CENTRE_MESSAGES } from '../messages';
import { INBOX_MESSAGES as texts } from './messages';
import { STATUS_TONES } from '../status-tones';
import { PAST_ROWS, PastTable } from './past-table';

const { none } = CENTRE_MESSAGES;
const { concludedColumns: titles } = texts;
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
  const { start, count, search } = usePagedQuery(PAST_ROWS, URL_KEY);
  const page = usePageConcludedTestsQuery({ start, count, search }, { refetchOnMountOrArgChange: true });
  return (
    <PastTable
      page={page}
      rowsOf={({ tests }) => tests}
      columns={COLUMNS}
      urlKey={URL_KEY}
      words={{ caption: texts.concludedCaption, search: texts.concludedSearch, empty: texts.concludedEmpty }}
    />
  );
}
