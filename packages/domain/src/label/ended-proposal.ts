import type { LabelRequest } from './label-on-day';
import type { LabelRequestKind, LabelStep } from './label-steps';

const PROPOSED: Record<LabelRequestKind, string> = {
  label: 'of the label',
  renewal: 'of a renewal',
  suspension: 'of a suspension',
};

/** Steps that end what is proposed without deciding on it. */
const ENDING: readonly LabelStep[] = ['suspend', 'withdraw', 'expire', 'request-suspension'];

/** What became of a proposal that a step did not decide on, in a sentence; `null` if the step ended none. */
export function endedProposal(kind: LabelStep, request: Pick<LabelRequest, 'kind'> | null): string | null {
  if (request === null || !ENDING.includes(kind)) return null;
  if (kind === 'suspend' && request.kind === 'suspension') return null;
  if (kind === 'expire' && request.kind !== 'suspension')
    return 'The proposal of its renewal was not decided on in time. It is now the proposal of a label again.';
  return `The proposal ${PROPOSED[request.kind]} ended with this.`;
}
