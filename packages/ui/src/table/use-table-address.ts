import { useCallback, useMemo, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The state of a table in the URL, so that a link, a reload and Back show the same rows. */
export type TableParameter = 'search' | 'sort' | 'page';

/** Reads and writes a table's state in the URL; `prefix` distinguishes several tables on a page. */
export function useTableAddress(prefix: string | undefined) {
  const [params, setParams] = useSearchParams();
  const nameOf = useCallback(
    (parameter: TableParameter) => (prefix === undefined ? parameter : `${prefix}.${parameter}`),
    [prefix],
  );
  /** The query with these parameters changed; an empty string removes one. */
  const withChange = useCallback(
    (change: Partial<Record<TableParameter, string>>, from: URLSearchParams = params) => {
      const next = new URLSearchParams(from);
      for (const [parameter, text] of Object.entries(change) as [TableParameter, string][])
        if (text === '') next.delete(nameOf(parameter));
        else next.set(nameOf(parameter), text);
      return next;
    },
    [params, nameOf],
  );
  const write = useCallback(
    (change: Partial<Record<TableParameter, string>>) =>
      setParams((now) => withChange(change, now), { replace: true, preventScrollReset: true }),
    [setParams, withChange],
  );
  return useMemo(() => {
    const read = (parameter: TableParameter) => params.get(nameOf(parameter)) ?? '';
    return { search: read('search'), sort: read('sort'), page: read('page'), nameOf, withChange, write };
  }, [params, nameOf, withChange, write]);
}

/** A filter of a table in the URL and its setter, which also goes back to the first page. */
export function useTableFilter(name: string, urlKey?: string): [value: string, set: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const prefix = urlKey === undefined ? '' : `${urlKey}.`;
  const set = useCallback(
    (value: string) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          if (value === '') next.delete(prefix + name);
          else next.set(prefix + name, value);
          next.delete(`${prefix}page`);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams, prefix, name],
  );
  return [params.get(prefix + name) ?? '', set];
}

/** Removes the search and these filters of a table from the URL, and goes back to the first page. */
export function useClearTable(filters: readonly string[], urlKey?: string): () => void {
  const [, setParams] = useSearchParams();
  const prefix = urlKey === undefined ? '' : `${urlKey}.`;
  return () =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        for (const name of [...filters, 'search', 'page']) next.delete(prefix + name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
}

const DELAY_MS = 500;

/** The text of a search box: typed text first, which is written to the URL after a pause. */
export function useTypedSearch(inAddress: string, write: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  // The URL has caught up and is authoritative from now on, e.g. after Back.
  if (typed === inAddress) setTyped(null);
  useEffect(() => {
    if (typed === null) return undefined;
    // Clearing the search is applied immediately: the next click must not restore it.
    const timer = setTimeout(() => write(typed), typed === '' ? 0 : DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, write]);
  return [typed ?? inAddress, setTyped] as const;
}
