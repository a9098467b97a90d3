import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

interface UrlParameterOptions {
  /** Whether a change takes the place of the present entry of the history, so that Back leaves the page. */
  replace?: boolean;
}

/** A parameter of the URL and its setter, which keeps all others and the scroll position; `null` removes it. */
export function useUrlParameter(name: string, { replace = false }: UrlParameterOptions = {}) {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (value: string | null) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          if (value === null) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setParams, name, replace],
  );
  return [params.get(name), set] as const;
}
