import type { LimitsOfCheck, QaTestTypeCode } from '@portal/domain';
import { areKnown, limitsOf, QA_SETTINGS } from '@portal/domain';

/** Which version of the thresholds the limits beside the figures of a self-check are of. */
export function limitsNote(check: LimitsOfCheck | null, type: QaTestTypeCode): string {
  const version = check?.version ?? QA_SETTINGS.version;
  return areKnown(limitsOf(check, type), type)
    ? `The limits are those of version ${version} of the thresholds.`
    : `The self-check was made with version ${version} of the thresholds. Its limits were not stored.`;
}
