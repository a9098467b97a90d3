import { useCallback, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Alert } from '../core/alert';
import { Button } from '../core/button';
import { Icon } from '../core/icon';
import { useIsOnline } from '../core/use-is-online';
import type { Column } from './column';
import { pageOf } from './pages';
import { PrintButton } from './print-button';
import { parseSorting, sortingText } from './sorting';
import { TableFrame } from './table-frame';
import type { TableSearchBox } from './table-frame';
import { usePrintAll } from './use-print-all';
import { useLeftOut } from '../router/use-left-out';
import { useClearTable, useTableAddress, useTypedSearch } from './use-table-address';

/** How a table is printed with the rows of all pages. */
export interface PrintedTable<Row> {
  /** Plural noun for the rows. */
  what: string;
  /** Loads the filtered rows of all pages, in the order of the table. */
  load: () => Promise<readonly Row[]>;
}

export interface PagedTableProps<Row> {
  /** Caption for screen readers. */
  caption: string;
  /** The server's response to the query of `usePagedQuery`. */
  rows: readonly Row[];
  /** Number of matching rows on all pages. */
  total: number;
  rowKey: (row: Row) => string;
  /** Must be a constant outside the component: a new array renders all rows again. */
  columns: readonly Column<Row>[];
  /** The same as for `usePagedQuery`. */
  pageSize: number;
  /** The default order, as in the URL, e.g. `name`. */
  listedBy?: string | undefined;
  /** Shown instead of the table while there are no rows at all. */
  empty: ReactNode;
  /** Shown instead of the rows that could not be loaded; search, filters and tools stay. */
  failed?: ReactNode;
  /** Set if newer rows could not be loaded: the present ones stay, and a line says so and offers to try again. */
  onRetry?: (() => void) | undefined;
  search?: TableSearchBox | undefined;
  /** Filter fields next to the search; see `useTableFilter`. */
  filters?: ReactNode;
  isFiltered?: boolean | undefined;
  /** The URL parameters of the filters, which a button removes when nothing matches. Must be a constant. */
  filterNames?: readonly string[] | undefined;
  /** The URL parameters with values that do not exist. They are removed, and a notice says so; an unknown order too. */
  unknown?: readonly string[] | undefined;
  /** Number of rows without search and filters, if known; shown when nothing matches. */
  all?: number | undefined;
  /** Adds a button that prints the rows of all pages. A table with a layout of its own for paper has its own button. */
  printed?: PrintedTable<Row> | undefined;
  /** The rows belong to an earlier query; newer ones are being loaded. */
  isStale?: boolean | undefined;
  /** Prefix of the URL parameters, where a page has several tables. */
  urlKey?: string | undefined;
  /** For many columns: rows become cards at a larger width. */
  isWide?: boolean | undefined;
}

/** A table that the server searches, sorts and pages, for lists that grow; its state is kept in the URL. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { caption, rows, total, rowKey, columns, pageSize, empty, search, filters, printed, failed, onRetry } = props;
  const { isFiltered = false, isStale = false, listedBy = '' } = props;
  // The rows answer an earlier query, and those of the present one could not be loaded.
  const isOutdated = isStale && onRetry !== undefined;
  const address = useTableAddress(props.urlKey);
  const { write } = address;
  const [text, setText] = useTypedSearch(
    address.search,
    useCallback((typed: string) => write({ search: typed, page: '' }), [write]),
  );
  const isLeftOut = useLeftOut(unknownIn(props, address));
  const { rows: onPaper, ...printing } = usePrintAll(printed?.load, total);
  const shown = onPaper ? once(onPaper, rowKey) : rows;
  const pages = onPaper ? 1 : Math.max(1, Math.ceil(total / pageSize));
  const page = pageOf(address.page, pages);
  const first = (page - 1) * pageSize;

  // The URL requests a page after the last one, e.g. because rows have been removed.
  const isBeyond = rows.length === 0 && total > 0 && !isStale;
  useEffect(() => {
    if (isBeyond) write({ page: page === 1 ? '' : `${page}` });
  }, [isBeyond, page, write]);

  const notice = (
    <>
      {isLeftOut && LEFT_OUT}
      {onRetry && <NotRefreshed key={`${isOutdated}`} isOutdated={isOutdated} hasRows={total > 0} onRetry={onRetry} />}
    </>
  );
  const isAskedForAll = text === '' && address.search === '' && !isFiltered;
  if (total === 0 && isAskedForAll && !isStale && !failed)
    return (
      <>
        {notice}
        {empty}
      </>
    );
  return (
    <TableFrame
      caption={caption}
      notice={notice}
      rows={shown}
      rowKey={rowKey}
      columns={columns}
      search={search}
      text={text}
      onText={setText}
      tools={
        printed && (total > 0 || failed) ? (
          <>
            {filters}
            <PrintButton size="small" what={printed.what} {...printing} />
          </>
        ) : (
          filters
        )
      }
      status={failed || isOutdated ? null : statusOf(props, first, shown.length)}
      noHit={failed ?? (isOutdated ? null : <NoHit {...props} search={address.search} />)}
      hits={failed ? 0 : total}
      sorting={parseSorting(address.sort || listedBy)}
      onSort={(by) => write({ sort: by ? sortingText(by) : '', page: '' })}
      isListedByColumn={listedBy !== ''}
      page={page}
      pages={failed ? 1 : pages}
      searchOf={(number) => `?${address.withChange({ page: number === 1 ? '' : `${number}` })}`}
      isStale={isStale && !isOutdated}
      isOutdated={isOutdated}
      isWide={props.isWide}
    />
  );
}

const NO_NAMES: readonly string[] = [];

const LEFT_OUT = (
  <output className="p-table-left-out">
    The address named a filter or an order that does not exist; it is left out.
  </output>
);

interface NotRefreshedProps {
  /** The rows answer another query than the search, the filters, the order and the page that are shown. */
  isOutdated: boolean;
  hasRows: boolean;
  onRetry: () => void;
}

/** Says that the rows are those of before. What was asked for is loaded again once there is a network. */
function NotRefreshed({ isOutdated, hasRows, onRetry }: NotRefreshedProps) {
  const box = useRef<HTMLDivElement>(null);
  // A page link leads to the rows, below this message.
  useEffect(() => {
    if (isOutdated) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isOutdated]);
  return (
    <div ref={box} className="p-table-not-refreshed">
      <Alert
        type="warning"
        showIcon
        title={titleOf(isOutdated, hasRows, useIsOnline())}
        action={
          <Button icon={<Icon name="retry" />} onClick={onRetry}>
            Try again
          </Button>
        }
      />
    </div>
  );
}

function titleOf(isOutdated: boolean, hasRows: boolean, isOnline: boolean): string {
  if (!isOutdated) return 'The list could not be refreshed. It is shown as it was.';
  const failed = `The rows you asked for could not be loaded${hasRows ? '; those below are from before' : ''}.`;
  return isOnline ? failed : `${failed} The ones you asked for load by themselves once the connection is back.`;
}

/** The unknown parameters of a table: those of its page, and an order by a column that cannot be sorted or is hidden. */
function unknownIn<Row>(
  { columns, unknown = NO_NAMES }: PagedTableProps<Row>,
  { sort, nameOf }: ReturnType<typeof useTableAddress>,
): readonly string[] {
  const key = parseSorting(sort)?.key;
  const isKnown = key === undefined || columns.some((column) => column.key === key && column.sortBy !== undefined);
  return isKnown ? unknown : [...unknown, nameOf('sort')];
}

const LABELS = { search: 'Clear the search', filters: 'Clear the filters', both: 'Clear the filters and the search' };

interface NoHitProps {
  /** The search in the URL. */
  search: string;
  isFiltered?: boolean | undefined;
  filterNames?: readonly string[] | undefined;
  urlKey?: string | undefined;
}

/** States that nothing matches, with a button that shows all rows again. */
function NoHit({ search, isFiltered = false, filterNames = NO_NAMES, urlKey }: NoHitProps) {
  const clear = useClearTable(filterNames, urlKey);
  const isCleared = !isFiltered || filterNames.length > 0;
  const label = LABELS[isFiltered ? (search === '' ? 'filters' : 'both') : 'search'];
  return (
    <>
      <p>{search === '' ? 'Nothing matches.' : `Nothing matches “${search}”.`}</p>
      {isCleared && <Button onClick={clear}>{label}</Button>}
    </>
  );
}

/** Which of how many rows are shown. */
function statusOf({ total, all }: { total: number; all?: number | undefined }, first: number, shown: number) {
  if (total === 0) return all === undefined ? null : `0 found (${all} in all)`;
  return `${first + 1}–${first + shown} of ${Math.max(total, shown)}`;
}

/** Each row once: a list that grew while its pages were loaded has some on two of them. */
const once = <Row,>(rows: readonly Row[], rowKey: (row: Row) => string) => [
  ...new Map(rows.map((row) => [rowKey(row), row])).values(),
];
