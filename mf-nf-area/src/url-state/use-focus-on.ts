import { useEffect } from 'react';
import { useUrlState } from './use-url-state';
import type { UrlState } from './use-url-state';

/**
 * The field that the URL asks to focus, if it refers to this form. The form removes it from the URL, so that the same
 * link works again.
 */
export function useFocusOn(isMeant: (urlState: UrlState) => boolean): string | undefined {
  const { urlState, forgetField } = useUrlState();
  const field = isMeant(urlState) ? urlState.field : null;
  useEffect(() => {
    if (field !== null) forgetField();
  }, [field, forgetField]);
  return field ?? undefined;
}
