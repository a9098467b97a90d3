import type { LabelRequestKind } from '../label/label-steps';
import type { OpenEvaluationStatus } from '../regular-evaluation/evaluation-steps';

/** What a decision on an open request about a label is, as an open step. */
export const LABEL_REQUEST_STEPS: Record<LabelRequestKind, string> = {
  label: 'Decide on the proposed label',
  renewal: 'Decide on the proposed renewal of the label',
  suspension: 'Decide on the proposed suspension of the label',
};

/** What an open evaluation asks for, as an open step. */
export const EVALUATION_STEPS: Record<OpenEvaluationStatus, string> = {
  facility_input: 'Send the statement on the evaluation',
  in_review: 'Review and close the evaluation',
};
