import type { CertificateStatus } from './certificate';
import type { LabelStatus } from './label-steps';

/** The states of a label once it was granted, in the order of filters. One that is granted is valid, or begins later. */
export const LABEL_STATES = ['valid', 'begins-later', 'suspended', 'withdrawn', 'expired'] as const;
export type LabelState = (typeof LABEL_STATES)[number];

/** The state of a label on a day; one that is not granted is never valid. */
export function labelStateOf<Status extends LabelStatus>({
  status,
  is_valid,
}: {
  status: Status;
  is_valid: boolean;
}): Exclude<Status, 'granted'> | 'valid' | 'begins-later' {
  if (status !== 'granted') return status as Exclude<Status, 'granted'>;
  return is_valid ? 'valid' : 'begins-later';
}

type Tone = 'success' | 'info' | 'warning' | 'danger' | 'neutral';

/** The colour of a state, for the public and for all others; its word always says the same. Only a valid label is green. */
export const LABEL_TONES: Readonly<Record<LabelState, Tone>> = {
  valid: 'success',
  'begins-later': 'info',
  suspended: 'warning',
  withdrawn: 'danger',
  expired: 'warning',
};

/** The colour of a certificate. Only a valid one is green. */
export const CERTIFICATE_TONES: Readonly<Record<CertificateStatus, Tone>> = {
  valid: 'success',
  'not-yet-valid': 'info',
  superseded: 'neutral',
  suspended: 'warning',
  withdrawn: 'danger',
  expired: 'warning',
};

/** What a certificate is worth, in a word. */
export const CERTIFICATE_STATUS_WORDS: Readonly<Record<CertificateStatus, string>> = {
  valid: 'Valid',
  'not-yet-valid': 'Not yet valid',
  superseded: 'Superseded',
  suspended: 'Suspended',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
};
