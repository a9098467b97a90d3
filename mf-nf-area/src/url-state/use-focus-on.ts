import { useEffect } from 'react';
import { useUrlState } from './use-url-state';
import type { UrlState } from './use-url-state';

/**
 * The field that the address asks the focus for, where the form is the one it means. Once the form is there, the address
 * forgets it, so that the same link works again.
 */
export function useFocusOn(isMeant: (urlState: UrlState) => boolean): string | undefined {
  const { urlState, forgetField } = useUrlState();
  const field = isMeant(urlState) ? urlState.field : null;
  useEffect(() => {
    if (field !== null) forgetField();
  }, [field, forgetField]);
  return field ?? undefined;
}
