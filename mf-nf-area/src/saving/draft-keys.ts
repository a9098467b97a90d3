import { isUnsaved } from '@portal/ui/form';
import type { InstrumentKind } from '../url-state/use-url-state';

/** Keys of local drafts: user, kind of record, record. */
export const DRAFT_KEYS = {
  facility: (userId: string, facilityId: string) => `${userId}:facility:${facilityId}`,
  instrument: (userId: string, kind: InstrumentKind, id: string) => `${userId}:${kind}:${id}`,
  newDeputy: (userId: string, facilityId: string) => `${userId}:deputy:${facilityId}-new`,
  newInstrument: (userId: string, kind: InstrumentKind, facilityId: string) => `${userId}:${kind}:${facilityId}-new`,
  answer: (userId: string, questionId: string) => `${userId}:answer:${questionId}`,
};

/** Whether a form that can be open on the page of a facility holds unsaved changes. */
export const hasUnsaved = (userId: string, facilityId: string) =>
  [
    DRAFT_KEYS.facility(userId, facilityId),
    DRAFT_KEYS.newInstrument(userId, 'lidar', facilityId),
    DRAFT_KEYS.newInstrument(userId, 'photometer', facilityId),
  ].some(isUnsaved);
