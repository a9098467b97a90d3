import { useSearchParams } from '@portal/ui/router';
import { useCallback, useState } from 'react';

/** What is searched for, kept in the address, so that a link shows the same list. */
export function useSearch() {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get('search') ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  // The address comes after what is typed, and where there is much to draw, after the next letter too.
  if (typed === inAddress) setTyped(null);
  const setSearch = useCallback(
    (search: string) => {
      setTyped(search);
      setParams(search === '' ? {} : { search }, { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  return [typed ?? inAddress, setSearch] as const;
}
