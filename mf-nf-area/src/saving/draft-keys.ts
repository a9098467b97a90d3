import { isUnsaved } from '@portal/ui/form';
import type { InstrumentKind } from '../url-state/use-url-state';

/** Under which keys unsaved text is kept: whose it is, of which kind of record, and of which record. */
export const DRAFT_KEYS = {
  facility: (userId: string, facilityId: string) => `${userId}:facility:${facilityId}`,
  instrument: (userId: string, kind: InstrumentKind, id: string) => `${userId}:${kind}:${id}`,
  newInstrument: (userId: string, kind: InstrumentKind, facilityId: string) => `${userId}:${kind}:${facilityId}-new`,
};

/** Whether one of the forms that can be open beside the page of a facility holds something unsaved. */
export const hasUnsaved = (userId: string, facilityId: string) =>
  [
    DRAFT_KEYS.facility(userId, facilityId),
    DRAFT_KEYS.newInstrument(userId, 'lidar', facilityId),
    DRAFT_KEYS.newInstrument(userId, 'photometer', facilityId),
  ].some(isUnsaved);
