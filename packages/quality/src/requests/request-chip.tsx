import type { SupportRequest, SupportStatus } from '@portal/domain';
import { REQUEST_WORDS } from '@portal/domain';
import { Chip, type Tone } from '@portal/ui/core';
import '../quality.css';

const TONES: Record<SupportStatus, Tone> = {
  new: 'info',
  accepted: 'info',
  offered: 'warning',
  scheduled: 'success',
  waiting_for_facility: 'warning',
  completed: 'success',
  declined: 'neutral',
  cancelled: 'neutral',
};

/** The state of a request for support. */
export function RequestChip({ request: { status } }: { request: Pick<SupportRequest, 'status'> }) {
  return (
    <span className="qa-whole">
      <Chip tone={TONES[status]}>{REQUEST_WORDS[status]}</Chip>
    </span>
  );
}
