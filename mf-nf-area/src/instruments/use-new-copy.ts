import { useProfile } from '@portal/api-slice';
import { useEffect } from 'react';
import { useListUnfinishedQuery } from '../api/unfinished';
import { newInstrumentsHere } from '../saving/draft-keys';
import { useAddForm } from '../url-state/use-add-form';
import type { InstrumentKind } from '../url-state/use-url-state';

/**
 * Returns the id for a new instrument. An instrument that was typed but never reached the server is in no list and
 * would be lost, so its id is reused first.
 */
export function useNewCopy(kind: InstrumentKind, facilityId: string, isKept: boolean) {
  const userId = useProfile()?._id ?? '';
  const { currentData: listed = [] } = useListUnfinishedQuery(facilityId, { skip: !isKept });
  return () => {
    const left = newInstrumentsHere(userId, kind, facilityId).find((id) => !listed.some(({ _id }) => _id === id));
    return left ?? crypto.randomUUID();
  };
}

/** The id of the new instrument whose form is open; a URL without one gets it. `null` while no form is open. */
export function useCopyInAddress(kind: InstrumentKind, newCopy: () => string): string | null {
  const { isOpen, copy, name } = useAddForm(kind);
  useEffect(() => {
    if (isOpen && copy === null) name(newCopy());
  });
  return isOpen ? copy : null;
}
