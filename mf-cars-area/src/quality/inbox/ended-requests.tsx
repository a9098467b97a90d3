import type { SupportRequest } from '@portal/domain';
import { day, QA_PAGES } from '@portal/domain';
import { RequestChip } from '@portal/quality';
import { Dated } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { DataTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { CENTRE_MESSAGES } from '../messages';

const { inbox: texts, none } = CENTRE_MESSAGES;
const { endedColumns: titles } = texts;

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

const SEARCH = {
  label: texts.search,
  placeholder: texts.placeholder,
  textOf: ({ number, subject, facility }: SupportRequest) => `${number} ${subject} ${facility.acronym}`,
};

/** Requests that were completed, declined or cancelled, the latest first. */
export const EndedRequests = ({ requests }: { requests: readonly SupportRequest[] }) => (
  <DataTable
    caption={texts.endedCaption}
    rows={requests}
    rowKey={({ _id }) => _id}
    columns={COLUMNS}
    search={SEARCH}
    urlKey="ended"
    empty={<p>{texts.endedEmpty}</p>}
  />
);
