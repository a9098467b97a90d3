import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A value in the address that narrows the rows of a table down, and how to change it; the first page comes with it. */
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
