import type { NationalFacility, SupportRequest, TestBook } from '@portal/domain';
import { byCode, SUPPORT_KINDS } from '@portal/domain';
import { RequestChip } from '@portal/quality';
import { dated, EmptyState, ErrorState, formatDay, LinkButton, Loading } from '@portal/ui/core';
import { Link, useSearchParams } from '@portal/ui/router';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { useListRequestsOfQuery } from '../../api/support';
import { isTheirs } from '../../facility/is-theirs';
import { addressOfRequest, addressToRequest, NEW_REQUEST } from '../addresses';
import { REQUEST_MESSAGES } from './messages';
import { NewRequest } from './new-request';
import { OneRequest } from './one-request';

const { list: texts } = REQUEST_MESSAGES;

const COLUMNS: readonly Column<SupportRequest>[] = [
  {
    key: 'number',
    title: texts.columns.number,
    cell: ({ _id, number, facility }) => <Link to={addressOfRequest(facility._id, _id)}>{number}</Link>,
    sortBy: ({ number }) => number,
    isHeader: true,
  },
  { key: 'subject', title: texts.columns.subject, cell: ({ subject }) => subject, isStacked: true },
  { key: 'kind', title: texts.columns.kind, cell: ({ kind }) => byCode(SUPPORT_KINDS, kind)?.name },
  { key: 'status', title: texts.columns.status, cell: (request) => <RequestChip request={request} /> },
  { key: 'turn', title: texts.columns.turn, cell: ({ turn }) => texts.turns[turn.pending_with] },
  {
    key: 'since',
    title: texts.columns.since,
    cell: ({ status_since }) => dated(formatDay(status_since)),
    sortBy: ({ status_since }) => status_since,
  },
];

/** Fewer requests are seen at a glance. */
const SEARCHED_FROM = 10;

const SEARCH = {
  label: texts.search,
  textOf: ({ number, subject, text }: SupportRequest) => `${number} ${subject} ${text}`,
};

interface RequestsTabProps {
  facility: NationalFacility;
  book: TestBook;
}

/** The requests of a facility for support; the address opens one of them, or the form of a new one. */
export function RequestsTab({ facility, book }: RequestsTabProps) {
  const [params] = useSearchParams();
  const { data, isError, refetch } = useListRequestsOfQuery(facility._id);
  const shown = params.get('request');
  const mayAsk = isTheirs(facility);
  if (shown === NEW_REQUEST && mayAsk) return <NewRequest facility={facility} book={book} />;
  if (shown !== null && shown !== NEW_REQUEST) return <OneRequest key={shown} id={shown} facility={facility} />;
  if (!data && isError)
    return (
      <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
        {texts.failed}
      </ErrorState>
    );
  if (!data) return <Loading label={texts.loading} />;
  return (
    <div className="nf-stack">
      {mayAsk && (
        <div>
          <LinkButton to={addressToRequest(facility._id)}>{texts.add}</LinkButton>
        </div>
      )}
      <DataTable
        caption={texts.title}
        rows={data}
        rowKey={({ _id }) => _id}
        columns={COLUMNS}
        urlKey="requests"
        search={data.length < SEARCHED_FROM ? undefined : SEARCH}
        empty={<EmptyState title={texts.emptyTitle}>{texts.empty}</EmptyState>}
      />
    </div>
  );
}
