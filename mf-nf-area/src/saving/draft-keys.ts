import { draftKeysBelow, isUnsaved, isUnsavedBelow } from '@portal/ui/form';
import type { InstrumentKind } from '../url-state/use-url-state';

/** Keys of local drafts: user, kind of record, record. */
export const DRAFT_KEYS = {
  facility: (userId: string, facilityId: string) => `${userId}:facility:${facilityId}`,
  instrument: (userId: string, kind: InstrumentKind, id: string) => `${userId}:${kind}:${id}`,
  newDeputy: (userId: string, facilityId: string) => `${userId}:deputy:${facilityId}-new`,
  /** Prefix of all unsaved instruments of a kind; an earlier release stored a single one under this key. */
  newInstruments: (userId: string, kind: InstrumentKind, facilityId: string) => `${userId}:${kind}:${facilityId}-new`,
  newInstrument: (userId: string, kind: InstrumentKind, facilityId: string, copy: string) =>
    `${DRAFT_KEYS.newInstruments(userId, kind, facilityId)}:${copy}`,
  condition: (userId: string, conditionId: string) => `${userId}:condition-report:${conditionId}`,
  answer: (userId: string, questionId: string) => `${userId}:answer:${questionId}`,
  event: (userId: string, lidarId: string) => `${userId}:event:${lidarId}`,
  strike: (userId: string, eventId: string) => `${userId}:strike:${eventId}`,
  qaTest: (userId: string, testId: string) => `${userId}:qa-test:${testId}`,
  newRequest: (userId: string, facilityId: string) => `${userId}:support-request:${facilityId}-new`,
  statement: (userId: string, evaluationId: string) => `${userId}:evaluation-statement:${evaluationId}`,
  evaluationAction: (userId: string, actionId: string) => `${userId}:evaluation-action:${actionId}`,
  requestAnswer: (userId: string, requestId: string) => `${userId}:support-answer:${requestId}`,
  requestMessage: (userId: string, requestId: string) => `${userId}:support-message:${requestId}`,
  requestSlots: (userId: string, requestId: string) => `${userId}:support-slots:${requestId}`,
  bookingCancel: (userId: string, bookingId: string) => `${userId}:support-booking:${bookingId}`,
  requestCancel: (userId: string, requestId: string) => `${userId}:support-cancel:${requestId}`,
  calibration: (userId: string, photometerId: string, id: string | null) =>
    `${userId}:calibration:${photometerId}-${id ?? 'new'}`,
  configuration: (userId: string, lidarId: string, number: number | null) =>
    `${userId}:configuration:${lidarId}-${number ?? 'new'}`,
};

/** Ids of new instruments with unsaved input in this browser. */
export const newInstrumentsHere = (userId: string, kind: InstrumentKind, facilityId: string): string[] => {
  const prefix = DRAFT_KEYS.newInstrument(userId, kind, facilityId, '');
  return draftKeysBelow(prefix).map((key) => key.slice(prefix.length));
};

/** Whether a form on the page of a facility has unsaved changes. */
export const hasUnsaved = (userId: string, facilityId: string) =>
  isUnsaved(DRAFT_KEYS.facility(userId, facilityId)) ||
  (['lidar', 'photometer'] as const).some((kind) =>
    isUnsavedBelow(DRAFT_KEYS.newInstruments(userId, kind, facilityId)),
  );
