import type { PublicLabel } from '@portal/domain';
import type { Tone } from '@portal/ui/core';

/** The states of a label as the public sees them, in the order of the filter. */
export const PUBLIC_STATES = ['valid', 'begins-later', 'suspended', 'withdrawn', 'expired'] as const;
export type PublicState = (typeof PUBLIC_STATES)[number];

/** The state of a label; one that is not granted is never valid. */
export function publicState({ status, is_valid }: Pick<PublicLabel, 'status' | 'is_valid'>): PublicState {
  if (status !== 'granted') return status;
  return is_valid ? 'valid' : 'begins-later';
}

/** The colour of a state; its word always says the same. */
export const STATE_TONES: Readonly<Record<PublicState, Tone>> = {
  valid: 'success',
  'begins-later': 'info',
  suspended: 'warning',
  withdrawn: 'danger',
  expired: 'neutral',
};
