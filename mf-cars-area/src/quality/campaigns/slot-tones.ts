import type { SlotStatus } from '@portal/domain';
import type { Tone } from '@portal/ui/core';

export const SLOT_TONES: Record<SlotStatus, Tone> = {
  planned: 'neutral',
  open: 'success',
  full: 'info',
  done: 'neutral',
  cancelled: 'danger',
};
