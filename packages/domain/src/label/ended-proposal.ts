import type { LabelRequestKind, LabelStep } from './label-steps';

/** What a proposal is called when another step ends it. */
const PROPOSED: Record<LabelRequestKind, string> = {
  label: 'of the label',
  renewal: 'of a renewal',
  suspension: 'of a suspension',
};

/** Steps that end what is proposed without deciding on it; a suspension decides on its own proposal. */
const ENDING: readonly LabelStep[] = ['suspend', 'withdraw', 'expire', 'request-suspension'];

/**
 * What became of the proposal that was open before a step, in a sentence; `null` if none was, or if the step decided on
 * it.
 */
export function endedProposal(step: LabelStep, open: LabelRequestKind | null): string | null {
  if (open === null || !ENDING.includes(step) || (step === 'suspend' && open === 'suspension')) return null;
  if (step === 'expire' && open !== 'suspension')
    return 'The proposal of its renewal was not decided on in time. It is now the proposal of a label again.';
  return `The proposal ${PROPOSED[open]} ended with this.`;
}
