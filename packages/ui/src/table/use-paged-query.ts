import { useMemo } from 'react';
import { parseSorting } from './sorting';
import { useTableAddress } from './use-table-address';

/** Which rows a table needs of a list that the server pages. */
export interface PagedQuery {
  /** Rows before the first one. */
  start: number;
  count: number;
  search: string;
  /** Key of the column that they are sorted by, after a hyphen when the largest comes first; empty for the list's own order. */
  sort: string;
}

const NONE: readonly string[] = [];

/**
 * What the address of a `PagedTable` asks the server for.
 * @param sorts a constant: keys of the columns that the server can sort by
 */
export function usePagedQuery(pageSize: number, urlKey?: string, sorts: readonly string[] = NONE): PagedQuery {
  const address = useTableAddress(urlKey);
  const { page, search } = address;
  // What the address says may be anything.
  const sort = sorts.includes(parseSorting(address.sort)?.key ?? '') ? address.sort : '';
  return useMemo(
    () => ({ start: (numberOf(page) - 1) * pageSize, count: pageSize, search, sort }),
    [page, pageSize, search, sort],
  );
}

// How many pages there are, only the answer says.
const MOST_PAGES = 1_000_000;

const numberOf = (text: string) => Math.min(Math.max(Math.trunc(Number(text)) || 1, 1), MOST_PAGES);
