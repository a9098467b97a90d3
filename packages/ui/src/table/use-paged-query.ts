import { useMemo } from 'react';
import { parseSorting } from './sorting';
import { useTableAddress } from './use-table-address';

/** The rows that a server-paged table needs. */
export interface PagedQuery {
  /** Number of rows before the first one. */
  start: number;
  count: number;
  search: string;
  /** Key of the column, with a leading hyphen for descending; empty for the default order. */
  sort: string;
}

const NONE: readonly string[] = [];

/**
 * Reads the query of a `PagedTable` from the URL. `sorts`: the keys that the server can sort by; must be a constant.
 */
export function usePagedQuery(pageSize: number, urlKey?: string, sorts: readonly string[] = NONE): PagedQuery {
  const address = useTableAddress(urlKey);
  const { page, search } = address;
  // The URL may contain any key.
  const sort = sorts.includes(parseSorting(address.sort)?.key ?? '') ? address.sort : '';
  return useMemo(
    () => ({ start: (numberOf(page) - 1) * pageSize, count: pageSize, search, sort }),
    [page, pageSize, search, sort],
  );
}

// Only the response contains the number of pages.
const MAX_PAGE = 1_000_000;

const numberOf = (text: string) => Math.min(Math.max(Math.trunc(Number(text)) || 1, 1), MAX_PAGE);
