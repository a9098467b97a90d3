import { draftKeysBelow, isUnsaved, isUnsavedBelow } from '@portal/ui/form';
import type { InstrumentKind } from '../url-state/use-url-state';

/** Keys of local drafts: user, kind of record, record. */
export const DRAFT_KEYS = {
  facility: (userId: string, facilityId: string) => `${userId}:facility:${facilityId}`,
  instrument: (userId: string, kind: InstrumentKind, id: string) => `${userId}:${kind}:${id}`,
  newDeputy: (userId: string, facilityId: string) => `${userId}:deputy:${facilityId}-new`,
  /** Of all instruments of a kind that are not saved yet; an earlier release had one of them, under this key. */
  newInstruments: (userId: string, kind: InstrumentKind, facilityId: string) => `${userId}:${kind}:${facilityId}-new`,
  newInstrument: (userId: string, kind: InstrumentKind, facilityId: string, copy: string) =>
    `${DRAFT_KEYS.newInstruments(userId, kind, facilityId)}:${copy}`,
  condition: (userId: string, conditionId: string) => `${userId}:condition-report:${conditionId}`,
  answer: (userId: string, questionId: string) => `${userId}:answer:${questionId}`,
};

/** The ids of new instruments of which this browser holds something that was typed. */
export const newInstrumentsHere = (userId: string, kind: InstrumentKind, facilityId: string): string[] => {
  const prefix = DRAFT_KEYS.newInstrument(userId, kind, facilityId, '');
  return draftKeysBelow(prefix).map((key) => key.slice(prefix.length));
};

/** Whether a form that can be open on the page of a facility holds unsaved changes. */
export const hasUnsaved = (userId: string, facilityId: string) =>
  isUnsaved(DRAFT_KEYS.facility(userId, facilityId)) ||
  (['lidar', 'photometer'] as const).some((kind) =>
    isUnsavedBelow(DRAFT_KEYS.newInstruments(userId, kind, facilityId)),
  );
