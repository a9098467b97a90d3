import { useEffect } from 'react';
import { usePlace } from './use-place';
import type { Place } from './use-place';

/**
 * The field that the address asks the focus for, where the form is the one it means. Once the form is there, the address
 * forgets it, so that the same link works again.
 */
export function useFocusOn(isMeant: (place: Place) => boolean): string | undefined {
  const { place, forgetField } = usePlace();
  const field = isMeant(place) ? place.field : null;
  useEffect(() => {
    if (field !== null) forgetField();
  }, [field, forgetField]);
  return field ?? undefined;
}
