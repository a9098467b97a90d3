import { useMemo } from 'react';
import { useTableAddress } from './use-table-address';

/** Which rows a table needs of a list that the server pages. */
export interface PagedQuery {
  /** Rows before the first one. */
  start: number;
  count: number;
  search: string;
}

/** What the address of a `PagedTable` asks the server for. */
export function usePagedQuery(pageSize: number, urlKey?: string): PagedQuery {
  const { page, search } = useTableAddress(urlKey);
  return useMemo(() => ({ start: (numberOf(page) - 1) * pageSize, count: pageSize, search }), [page, pageSize, search]);
}

// How many pages there are, only the answer says.
const MOST_PAGES = 1_000_000;

const numberOf = (text: string) => Math.min(Math.max(Math.trunc(Number(text)) || 1, 1), MOST_PAGES);
