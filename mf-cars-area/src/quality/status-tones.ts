import type { QaTestStatus } from '@portal/domain';
import type { Tone } from '@portal/ui/core';

/** The colour of the state of a test; the words beside it say the same. */
export const STATUS_TONES: Record<QaTestStatus, Tone> = {
  draft: 'neutral',
  submitted: 'info',
  in_evaluation: 'info',
  returned: 'warning',
  passed: 'success',
  passed_with_remarks: 'warning',
  failed: 'danger',
  not_assessable: 'neutral',
  superseded: 'neutral',
  revoked: 'neutral',
};
