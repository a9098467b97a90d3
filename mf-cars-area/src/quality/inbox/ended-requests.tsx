import type { SupportRequest } from '@portal/domain';
import { day, QA_PAGES } from '@portal/domain';
import { RequestChip } from '@portal/quality';
import { Dated, ErrorState, Loading } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { PagedTable, usePagedQuery } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { usePageEndedRequestsQuery } from '../../api/support';
import { CENTRE_MESSAGES } from '../messages';

const { inbox: texts, failed, none } = CENTRE_MESSAGES;
const { endedColumns: titles } = texts;
const PAGE_SIZE = 25;
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
  const { start, count, search } = usePagedQuery(PAGE_SIZE, URL_KEY);
  const { data, currentData, isError, isFetching, refetch } = usePageEndedRequestsQuery(
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
      caption={texts.endedCaption}
      rows={data.requests}
      total={data.total_count}
      rowKey={({ _id }) => _id}
      columns={COLUMNS}
      pageSize={PAGE_SIZE}
      urlKey={URL_KEY}
      search={{ label: texts.search, placeholder: texts.placeholder }}
      empty={<p>{texts.endedEmpty}</p>}
      isStale={!currentData}
    />
  );
}
