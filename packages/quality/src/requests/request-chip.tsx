import type { SupportRequest } from '@portal/domain';
import { Chip } from '@portal/ui/core';
import '../quality.css';
import { REQUEST_STATUS } from './words';

/** The state of a request for support. */
export function RequestChip({ request: { status } }: { request: Pick<SupportRequest, 'status'> }) {
  const { words, tone } = REQUEST_STATUS[status];
  return (
    <span className="qa-whole">
      <Chip tone={tone}>{words}</Chip>
    </span>
  );
}
