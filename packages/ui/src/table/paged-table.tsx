import { useCallback, useEffect } from 'react';
import type { ReactNode } from 'react';
import type { Column } from './column';
import { pageOf } from './pages';
import { parseSorting, sortingText } from './sorting';
import { TableFrame } from './table-frame';
import type { TableSearchBox } from './table-frame';
import { useTableAddress } from './use-table-address';
import { useTypedSearch } from './use-typed-search';

/** Props of `PagedTable`. */
export interface PagedTableProps<Row> {
  /** What the table shows; read by screen readers only. */
  caption: string;
  /** The rows that the server sent for what `usePagedQuery` asked. */
  rows: readonly Row[];
  /** How many rows match, on all pages. */
  total: number;
  rowKey: (row: Row) => string;
  /** A constant outside the component: the rows are rendered anew when it changes. */
  columns: readonly Column<Row>[];
  /** As `usePagedQuery` was told. */
  pageSize: number;
  /** The order in which they come unless another one is asked for, as it would stand in the address, e.g. `name`. */
  listedBy?: string | undefined;
  /** In the place of the table while there are no rows, whatever is asked for. */
  empty: ReactNode;
  search?: TableSearchBox | undefined;
  /** Fields that narrow the rows down, beside the search; see `useTableFilter`. */
  filters?: ReactNode;
  /** Whether one of them does. */
  isFiltered?: boolean | undefined;
  /** The rows answer what was asked before; newer ones are on their way. */
  isStale?: boolean | undefined;
  /** Tells several tables on a page apart in the address. */
  urlKey?: string | undefined;
  /** There are many columns: the rows become cards while there is still room for others. */
  isWide?: boolean | undefined;
}

/** Rows that the server searches, sorts and pages, for lists that grow; all of it is kept in the address. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { caption, rows, total, rowKey, columns, pageSize, empty, search, filters } = props;
  const { isFiltered = false, isStale = false, listedBy = '' } = props;
  const address = useTableAddress(props.urlKey);
  const { write } = address;
  const [text, setText] = useTypedSearch(
    address.search,
    useCallback((typed: string) => write({ search: typed, page: '' }), [write]),
  );
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = pageOf(address.page, pages);
  const first = (page - 1) * pageSize;

  // The address asks for a page behind the last one, e.g. because rows are gone since.
  const isBeyond = rows.length === 0 && total > 0 && !isStale;
  useEffect(() => {
    if (isBeyond) write({ page: page === 1 ? '' : `${page}` });
  }, [isBeyond, page, write]);

  const isAskedForAll = text === '' && address.search === '' && !isFiltered;
  if (total === 0 && isAskedForAll && !isStale) return empty;
  return (
    <TableFrame
      caption={caption}
      rows={rows}
      rowKey={rowKey}
      columns={columns}
      search={search}
      text={text}
      onText={setText}
      tools={filters}
      status={total === 0 ? '0 of 0' : `${first + 1}–${first + rows.length} of ${total}`}
      noHit={address.search === '' ? 'Nothing matches.' : `Nothing matches “${address.search}”.`}
      hits={total}
      sorting={parseSorting(address.sort || listedBy)}
      onSort={(by) => write({ sort: by ? sortingText(by) : '', page: '' })}
      isListedByColumn={listedBy !== ''}
      page={page}
      pages={pages}
      searchOf={(number) => `?${address.withChange({ page: number === 1 ? '' : `${number}` })}`}
      isStale={isStale}
      isWide={props.isWide}
    />
  );
}
