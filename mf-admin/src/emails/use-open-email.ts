import { useSearchParams } from '@portal/ui/router';
import { useCallback } from 'react';

const PARAMETER = 'email';

/** Id of the e-mail whose details are open, and how to open and close them. It stands in the address. */
export function useOpenEmail() {
  const [params, setParams] = useSearchParams();
  const open = useCallback(
    (id: string | null) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          if (id === null) next.delete(PARAMETER);
          else next.set(PARAMETER, id);
          return next;
        },
        { preventScrollReset: true },
      ),
    [setParams],
  );
  return { id: params.get(PARAMETER), open };
}
