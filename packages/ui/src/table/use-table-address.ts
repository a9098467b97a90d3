import { useCallback, useMemo } from 'react';
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
    return { search: read('search'), sort: read('sort'), page: read('page'), withChange, write };
  }, [params, nameOf, withChange, write]);
}
