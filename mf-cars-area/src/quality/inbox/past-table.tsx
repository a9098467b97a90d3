import { retryOf } from '@portal/api-slice';
import { ErrorState, Loading } from '@portal/ui/core';
import { PagedTable } from '@portal/ui/table';
import type { Column } from '@portal/ui/table';
import { CENTRE_MESSAGES } from '../messages';
import { INBOX_MESSAGES as texts } from './messages';

const { failed } = CENTRE_MESSAGES;

/** Rows on one page of a table of the past. */
export const PAST_ROWS = 25;

/** A page as its query answers it. */
interface Page<Data> {
  data?: Data;
  currentData?: Data;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface PastTableProps<Row, Data extends { total_count: number }> {
  page: Page<Data>;
  rowsOf: (data: Data) => readonly Row[];
  columns: readonly Column<Row>[];
  urlKey: string;
  words: { caption: string; search: string; empty: string };
}

/** What no longer waits, page by page. */
export function PastTable<Row extends { _id: string }, Data extends { total_count: number }>({
  page,
  rowsOf,
  columns,
  urlKey,
  words,
}: PastTableProps<Row, Data>) {
  const { data, currentData } = page;
  const onRetry = retryOf(page);
  if (!data && onRetry)
    return (
      <ErrorState title={texts.failedTitle} onRetry={onRetry}>
        {failed}
      </ErrorState>
    );
  if (!data) return <Loading label={texts.loading} />;
  return (
    <PagedTable
      caption={words.caption}
      rows={rowsOf(data)}
      total={data.total_count}
      rowKey={({ _id }) => _id}
      columns={columns}
      pageSize={PAST_ROWS}
      urlKey={urlKey}
      search={{ label: words.search, placeholder: texts.placeholder }}
      empty={<p>{words.empty}</p>}
      isStale={!currentData}
      onRetry={onRetry}
    />
  );
}
