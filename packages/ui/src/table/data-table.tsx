import { useCallback, useDeferredValue, useMemo } from 'react';
import type { ReactNode } from 'react';
import { containsAll, searchWords } from '../core/searchable';
import type { Column } from './column';
import { pageOf } from './pages';
import { parseSorting, sorted, sortingText } from './sorting';
import type { Sorting } from './sorting';
import { TableFrame } from './table-frame';
import type { TableSearchBox } from './table-frame';
import { useIsPrinting } from '../core/use-is-printing';
import { useTableAddress, useTypedSearch } from './use-table-address';

export type { Column };

/** How the rows of a table are searched. */
export interface TableSearch<Row> extends TableSearchBox {
  /** The searchable text of a row. */
  textOf: (row: Row) => string;
}

export interface DataTableProps<Row> {
  /** Caption for screen readers. */
  caption: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Must be a constant outside the component: a new array renders all rows again. */
  columns: readonly Column<Row>[];
  /** Shown instead of the table while there are no rows. */
  empty: ReactNode;
  search?: TableSearch<Row> | undefined;
  /** The default order, as in the URL, e.g. `-from`; without it, the rows stay as they are. */
  listedBy?: string | undefined;
  /** Number of rows without the filters of the page, if it has any. */
  all?: number | undefined;
  /** Rows per page on the screen; `null` for a single page, as on paper. */
  pageSize?: number | null | undefined;
  /** Prefix of the URL parameters, where a page has several tables. */
  urlKey?: string | undefined;
  /** Next to the search, e.g. a button that exports the matching rows in their order. */
  tools?: ((matches: readonly Row[]) => ReactNode) | undefined;
  /** For many columns: rows become cards at a larger width. */
  isWide?: boolean | undefined;
}

/**
 * A table that is searched, sorted and paged in the browser, with its state in the URL. On narrow screens each row is a
 * card.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, rowKey, columns, empty, search, pageSize: onScreen = 25, urlKey, tools, isWide } = props;
  const { listedBy = '', all = rows.length } = props;
  const pageSize = useIsPrinting() ? null : onScreen;
  const address = useTableAddress(urlKey);
  const { write } = address;
  const [text, setText] = useTypedSearch(
    address.search,
    useCallback((typed: string) => write({ search: typed, page: '' }), [write]),
  );
  const order = address.sort || listedBy;
  const hits = useHits(rows, columns, search, useDeferredValue(text), order);
  const isTyping = text !== address.search;
  const pages = pageSize === null ? 1 : Math.max(1, Math.ceil(hits.length / pageSize));
  const page = isTyping ? 1 : pageOf(address.page, pages);
  const first = pageSize === null ? 0 : (page - 1) * pageSize;
  const shown = pageSize === null ? hits : hits.slice(first, first + pageSize);
  const sort = (by: Sorting | null) => write({ sort: by ? sortingText(by) : '', page: '' });

  if (rows.length === 0) return empty;
  return (
    <TableFrame
      caption={caption}
      rows={shown}
      rowKey={rowKey}
      columns={columns}
      search={search}
      text={text}
      onText={setText}
      tools={tools?.(hits)}
      status={search !== undefined || pages > 1 ? statusOf(first, shown.length, hits.length, all) : null}
      noHit={`Nothing matches “${text}”.`}
      hits={hits.length}
      sorting={parseSorting(order)}
      onSort={sort}
      isListedByColumn={listedBy !== ''}
      page={page}
      pages={pages}
      searchOf={(number) => `?${address.withChange({ page: number === 1 ? '' : `${number}` })}`}
      isWide={isWide}
    />
  );
}

/** The rows that contain every word of the search, sorted. */
function useHits<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  search: TableSearch<Row> | undefined,
  text: string,
  sort: string,
) {
  const textOf = search?.textOf;
  const matches = useMemo(() => {
    const words = searchWords(text);
    if (!textOf || words.length === 0) return rows;
    return rows.filter((row) => containsAll(textOf(row), words));
  }, [rows, textOf, text]);
  return useMemo(() => sorted(matches, columns, parseSorting(sort)), [matches, columns, sort]);
}

/** Which rows are shown of how many found ones, and if these are not all, how many there are. */
function statusOf(first: number, shown: number, hits: number, all: number) {
  const range = shown === hits ? `${hits}` : `${first + 1}–${first + shown} of ${hits}`;
  if (hits < all) return `${range} found (${all} in all)`;
  return shown === hits ? `${hits} of ${all}` : range;
}
