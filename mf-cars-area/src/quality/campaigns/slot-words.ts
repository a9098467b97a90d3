import type { Profile, SlotStatus } from '@portal/domain';
import { can, SUPPORT_KINDS } from '@portal/domain';
import type { Tone } from '@portal/ui/core';

export const SLOT_TONES: Record<SlotStatus, Tone> = {
  planned: 'neutral',
  open: 'success',
  full: 'info',
  done: 'neutral',
  cancelled: 'danger',
};

const PERMISSIONS = { 'qa-qc': 'schedule-qa-qc-test', additional: 'schedule-additional-support' } as const;

/** The kinds of support that the user arranges. */
export const arrangedKinds = (profile: Profile | null): string[] =>
  SUPPORT_KINDS.filter(({ group }) => can(profile, PERMISSIONS[group])).map(({ code }) => code);
