/* On narrow screens the styles turn the table into cards, which some browsers no longer treat as a table: hence the
   explicit roles. */
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SearchField } from '../core/search-field';
import type { Column } from './column';
import { pagesAround } from './pages';
import { SortSelect, TableHead } from './table-head';
import type { Sorting } from './sorting';
import { TableBody } from './table-body';
import { useFocusKept } from './use-focus-kept';
import './table.css';

/** Label and placeholder of the search box. */
export interface TableSearchBox {
  label: string;
  placeholder?: string | undefined;
}

export interface TableFrameProps<Row> {
  caption: string;
  /** Shown above everything else. */
  notice?: ReactNode;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly Column<Row>[];
  search: TableSearchBox | undefined;
  text: string;
  onText: (text: string) => void;
  tools: ReactNode;
  /** Which of how many rows are shown. */
  status: string | null;
  /** Shown instead of the rows when nothing matches. */
  noHit: ReactNode;
  /** Number of rows on all pages. */
  hits: number;
  sorting?: Sorting | null | undefined;
  onSort?: ((by: Sorting | null) => void) | undefined;
  /** The default order is by one of the columns. */
  isListedByColumn?: boolean | undefined;
  page: number;
  pages: number;
  searchOf: (page: number) => string;
  /** The rows belong to an earlier query; newer ones are being loaded. */
  isStale?: boolean | undefined;
  /** The rows belong to an earlier query, and newer ones could not be loaded. */
  isOutdated?: boolean | undefined;
  /** For many columns: rows become cards at a larger width. */
  isWide?: boolean | undefined;
}

/** Search, rows and page links of a table, whatever the source of its rows. */
export function TableFrame<Row>(props: TableFrameProps<Row>) {
  const { caption, rows, columns, search, tools, status, hits, sorting = null, onSort, page, pages } = props;
  const table = useRef<HTMLTableElement>(null);
  const frame = useFocusKept();
  const follow = () => {
    table.current?.scrollIntoView();
    table.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={frame} className={props.isWide ? 'p-table p-table-wide' : 'p-table'}>
      {props.notice}
      <div className="p-table-bar">
        {(search ?? tools) && (
          <div className="p-table-top">
            {search && (
              <div className="p-table-search">
                <SearchField
                  label={search.label}
                  placeholder={search.placeholder}
                  value={props.text}
                  onChange={props.onText}
                />
              </div>
            )}
            {tools}
          </div>
        )}
        <div className="p-table-tools">
          <output className="p-table-status">{status}</output>
          {hits > 1 && onSort && (
            <SortSelect {...{ columns, sorting, onSort }} isListedByColumn={props.isListedByColumn} />
          )}
        </div>
      </div>
      {hits === 0 ? (
        <div className="p-table-no-hit">{props.noHit}</div>
      ) : (
        <table
          ref={table}
          role="table"
          tabIndex={-1}
          aria-label={caption}
          aria-busy={props.isStale}
          className={props.isOutdated ? 'p-table-outdated' : undefined}
        >
          <TableHead columns={columns} sorting={sorting} onSort={onSort} />
          <TableBody rows={rows} rowKey={props.rowKey} columns={columns} />
        </table>
      )}
      {pages > 1 && (
        <PageLinks
          label={`Pages of ${caption}`}
          page={page}
          pages={pages}
          searchOf={props.searchOf}
          onFollow={follow}
        />
      )}
    </div>
  );
}

interface PageLinksProps {
  label: string;
  page: number;
  pages: number;
  /** The query string of the URL of a page. */
  searchOf: (page: number) => string;
  onFollow: () => void;
}

/** Links to the pages around the current one, the previous and the next. */
function PageLinks({ label, page, pages, searchOf, onFollow }: PageLinksProps) {
  const to = (number: number) => ({ to: { search: searchOf(number) }, onClick: onFollow, preventScrollReset: true });
  return (
    <nav className="p-pages" aria-label={label}>
      {page > 1 && <Link {...to(page - 1)}>Previous</Link>}
      <ol>
        {pagesAround(page, pages).map((number) => (
          <li key={number}>
            <Link {...to(number)} aria-label={`Page ${number}`} aria-current={number === page ? 'page' : undefined}>
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && <Link {...to(page + 1)}>Next</Link>}
    </nav>
  );
}
