import { useProfile } from '@portal/api-slice';
import { useEffect } from 'react';
import { useListUnfinishedQuery } from '../api/unfinished';
import { newInstrumentsHere } from '../saving/draft-keys';
import { useAddForm } from '../url-state/use-add-form';
import type { InstrumentKind } from '../url-state/use-url-state';

/**
 * Gives the id of a new instrument. What was typed into one that never reached the server, and is in no list, is the first
 * to be gone on with: it would be lost otherwise.
 */
export function useNewCopy(kind: InstrumentKind, facilityId: string, isKept: boolean) {
  const userId = useProfile()?._id ?? '';
  const { currentData: listed = [] } = useListUnfinishedQuery(facilityId, { skip: !isKept });
  return () => {
    const left = newInstrumentsHere(userId, kind, facilityId).find((id) => !listed.some(({ _id }) => _id === id));
    return left ?? crypto.randomUUID();
  };
}

/** The id of the new instrument whose form is open; an address without one gets it. `null` while no form is open. */
export function useCopyInAddress(kind: InstrumentKind, newCopy: () => string): string | null {
  const { isOpen, copy, name } = useAddForm(kind);
  useEffect(() => {
    if (isOpen && copy === null) name(newCopy());
  });
  return isOpen ? copy : null;
}
