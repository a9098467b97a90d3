import type { SupportRequest } from '@portal/domain';
import { day, QA_PAGES } from '@portal/domain';
import { RequestChip } from '@portal/quality';
import { Dated } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { usePagedQuery } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { usePageEndedRequestsQuery } from '../../api/support';
import { CENTRE_MESSAGES } from '../messages';
import { INBOX_MESSAGES as texts } from './messages';
import { PAST_ROWS, PastTable } from './past-table';

const { none } = CENTRE_MESSAGES;
const { endedColumns: titles } = texts;
const URL_KEY = 'ended';

const COLUMNS: readonly Column<SupportRequest>[] = [
  {
    key: 'what',
    title: titles.what,
    cell: ({ _id, number, subject }) => <Link to={QA_PAGES.request(_id)}>{texts.request(number, subject)}</Link>,
    isHeader: true,
  },
  { key: 'facility', title: titles.facility, cell: ({ facility }) => facility.acronym },
  { key: 'state', title: titles.state, cell: (request) => <RequestChip request={request} /> },
  { key: 'on', title: titles.on, cell: ({ status_since: at }) => <Dated text={day(at) ?? none} /> },
];

/** Requests that were completed, declined or cancelled, the latest first. */
export function EndedRequests() {
  const { start, count, search } = usePagedQuery(PAST_ROWS, URL_KEY);
  const page = usePageEndedRequestsQuery({ start, count, search }, { refetchOnMountOrArgChange: true });
  return (
    <PastTable
      page={page}
      rowsOf={({ requests }) => requests}
      columns={COLUMNS}
      urlKey={URL_KEY}
      words={{ caption: texts.endedCaption, search: texts.search, empty: texts.endedEmpty }}
    />
  );
}
