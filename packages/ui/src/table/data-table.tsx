/* Where it is narrow, the styles turn the table into cards, and some browsers take that for the end of a table: hence the
   roles that tables have anyway. */
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { useCallback, useDeferredValue, useId, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { SearchField } from '../core/search-field';
import type { Column } from './column';
import { PageLinks } from './page-links';
import { pageOf } from './pages';
import { SortSelect } from './sort-select';
import { parseSorting, sorted, sortingText } from './sorting';
import type { Sorting } from './sorting';
import { TableBody } from './table-body';
import { TableHead } from './table-head';
import { useTableAddress } from './use-table-address';
import { useTypedSearch } from './use-typed-search';
import './table.css';

export type { Column };

/** How the rows of a table are searched. */
export interface TableSearch<Row> {
  label: string;
  placeholder?: string | undefined;
  /** The words of a row; letters count whatever their case. */
  textOf: (row: Row) => string;
}

/** Props of `DataTable`. */
export interface DataTableProps<Row> {
  /** What the table shows; read by screen readers only. */
  caption: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** A constant outside the component: the rows are rendered anew when it changes. */
  columns: readonly Column<Row>[];
  /** In the place of the table while there are no rows. */
  empty: ReactNode;
  search?: TableSearch<Row> | undefined;
  /** Rows per page; `null` for all of them on one. */
  pageSize?: number | null | undefined;
  /** Tells several tables on a page apart in the address. */
  urlKey?: string | undefined;
  /** Beside the search, e.g. a button that exports the rows that were found, in their order. */
  tools?: ((found: readonly Row[]) => ReactNode) | undefined;
}

/** Rows that can be searched, sorted and paged, all of it kept in the address. On a narrow screen each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, rowKey, columns, empty, search, pageSize = 25, urlKey, tools } = props;
  const address = useTableAddress(urlKey);
  const { write } = address;
  const table = useRef<HTMLTableElement>(null);
  const statusId = useId();
  const [text, setText] = useTypedSearch(
    address.search,
    useCallback((typed: string) => write({ search: typed, page: '' }), [write]),
  );
  const sorting = parseSorting(address.sort);
  const hits = useHits(rows, columns, search, useDeferredValue(text), address.sort);
  const isTyping = text !== address.search;
  const pages = pageSize === null ? 1 : Math.max(1, Math.ceil(hits.length / pageSize));
  const page = isTyping ? 1 : pageOf(address.page, pages);
  const first = pageSize === null ? 0 : (page - 1) * pageSize;
  const shown = pageSize === null ? hits : hits.slice(first, first + pageSize);
  const sort = (by: Sorting | null) => write({ sort: by ? sortingText(by) : '', page: '' });

  if (rows.length === 0) return empty;
  return (
    <div className="p-table">
      {(search ?? tools) && (
        <div className="p-table-top">
          {search && (
            <div className="p-table-search">
              <SearchField label={search.label} placeholder={search.placeholder} value={text} onChange={setText} />
            </div>
          )}
          {tools?.(hits)}
        </div>
      )}
      <div className="p-table-tools">
        <output id={statusId} className="p-table-status">
          {(search !== undefined || pages > 1) && statusOf(first, shown.length, hits.length, rows.length)}
        </output>
        {hits.length > 1 && <SortSelect columns={columns} sorting={sorting} onSort={sort} />}
      </div>
      {hits.length === 0 ? (
        <p className="p-table-no-hit">Nothing matches “{text}”.</p>
      ) : (
        <table ref={table} role="table" tabIndex={-1} aria-label={caption}>
          <TableHead columns={columns} sorting={sorting} onSort={sort} />
          <TableBody rows={shown} rowKey={rowKey} columns={columns} />
        </table>
      )}
      {pages > 1 && (
        <PageLinks
          label={`Pages of ${caption}`}
          page={page}
          pages={pages}
          searchOf={(number) => `?${address.withChange({ page: number === 1 ? '' : `${number}` })}`}
          onFollow={() => {
            table.current?.scrollIntoView();
            table.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
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
  const found = useMemo(() => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    if (!textOf || words.length === 0) return rows;
    return rows.filter((row) => {
      const content = textOf(row).toLowerCase();
      return words.every((word) => content.includes(word));
    });
  }, [rows, textOf, text]);
  return useMemo(() => sorted(found, columns, parseSorting(sort)), [found, columns, sort]);
}

function statusOf(first: number, shown: number, hits: number, all: number) {
  const found = hits < all ? ` found (${all} in all)` : '';
  if (shown === hits) return `${hits} of ${all}`;
  return `${first + 1}–${first + shown} of ${hits}${found}`;
}
