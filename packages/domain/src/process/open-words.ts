import type { LabelRequestKind } from '../label/label-steps';
import type { OpenOfEvaluation, OpenOfLabel } from './open-of-label';

/** What a decision on an open request about a label is, as an open step. */
export const LABEL_REQUEST_STEPS: Record<LabelRequestKind, string> = {
  label: 'Decide on the proposed label',
  renewal: 'Decide on the proposed renewal of the label',
  suspension: 'Decide on the proposed suspension of the label',
};

/** The steps of an open evaluation, as open steps. */
export const EVALUATION_STEPS: Record<OpenOfEvaluation['kind'], string> = {
  statement: 'Send the statement on the evaluation',
  review: 'Review and close the evaluation',
};

/** A proposal of the centre, as an open step. */
export function proposalStep({ of, due }: Extract<OpenOfLabel, { kind: 'propose' }>): string {
  if (of === 'label') return 'Propose the label: every condition is met';
  return `Propose the renewal of the label, which ends on ${due}`;
}
