import { useSearchParams } from '@portal/ui/router';
import { useCallback } from 'react';

/** What is searched for, kept in the address, so that a link shows the same list. */
export function useSearch() {
  const [params, setParams] = useSearchParams();
  const setSearch = useCallback(
    (search: string) => setParams(search === '' ? {} : { search }, { replace: true, preventScrollReset: true }),
    [setParams],
  );
  return [params.get('search') ?? '', setSearch] as const;
}
