import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

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
