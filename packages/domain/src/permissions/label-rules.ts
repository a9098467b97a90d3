import { allowsLabelStep, labelRefusal, unmetRefusal } from '../label/label-steps';
import type { LabelProposal, LabelStep } from '../label/label-steps';
import { allowsEvaluationStep, evaluationRefusal } from '../regular-evaluation/evaluation-steps';
import type { RegularEvaluationStep } from '../regular-evaluation/evaluation-steps';
import type { Permission } from './permissions';
import { conflict, HIDDEN, type Rule } from './rule';

const labelStep = (step: LabelStep, doc: string): Rule => ({
  doc,
  allows: (state) => allowsLabelStep(step, state),
  refusal: labelRefusal(step),
});

const proposal = (step: LabelProposal, doc: string): Rule => ({
  ...labelStep(step, doc),
  refusalIn: (state) => unmetRefusal(step, state),
});

const evaluationStep = (step: RegularEvaluationStep, doc: string, permission?: Permission): Rule => ({
  doc,
  allows: (state) => allowsEvaluationStep(step, state),
  refusal: evaluationRefusal(step),
  ...(permission && { permission }),
});

/** The rules of the label and of the regular evaluation. */
export const LABEL_RULES = {
  onceLabelled: {
    doc: 'Once a label was granted, else 404.',
    allows: ({ wasLabelled }) => wasLabelled === true,
    refusal: HIDDEN,
  },
  whileLabelIsProposable: proposal(
    'propose',
    'While the facility has no label and none is proposed, and every condition is met, else 409 with the conditions.',
  ),
  whileRenewalIsProposable: proposal(
    'propose-renewal',
    'While the label is granted and nothing is proposed, and every condition is met, else 409 with the conditions.',
  ),
  whileSuspensionIsProposable: labelStep(
    'request-suspension',
    'While the label is granted and no suspension is proposed, else 409.',
  ),
  whileSomethingIsProposed: labelStep('return', 'While something is proposed, with a reason, else 409.'),
  whileLabelIsProposed: labelStep('grant', 'While a label is proposed, else 409.'),
  whileLabelOrRenewalIsProposed: labelStep('refuse', 'While a label or a renewal is proposed, else 409.'),
  whileRenewalIsProposed: labelStep('renew', 'While a renewal is proposed, else 409.'),
  whileLabelIsGranted: labelStep('suspend', 'While the label is granted, else 409.'),
  whileLabelIsSuspended: labelStep('reinstate', 'While the label is suspended, else 409.'),
  whileLabelIsHeld: labelStep('withdraw', 'While the label is granted or suspended, else 409.'),
  onceEvaluationIsClosed: {
    doc: 'Once the evaluation is closed, else 404.',
    allows: ({ evaluationStatus }) => evaluationStatus === 'closed',
    refusal: HIDDEN,
  },
  whileNoEvaluationIsOpen: {
    doc: 'While the label is granted or suspended and no evaluation of the facility is open, else 409.',
    allows: ({ isLabelled, isEvaluationOpen }) => isLabelled === true && isEvaluationOpen === false,
    refusal: conflict('An evaluation is open, or the facility has no label.'),
  },
  whileStatementIsOpen: evaluationStep('state', 'Until the statement is sent or the centre reviews, else 409.'),
  whileEvaluationIsReviewed: evaluationStep(
    'review',
    'Once the statement is sent or its days are over, until the evaluation is closed, else 409.',
  ),
  whileEvaluationIsClosable: evaluationStep(
    'close',
    'With the permission to issue reports, else 403; while the evaluation is in review, else 409.',
    'issue-nf-report',
  ),
  whileActionsAreOpen: evaluationStep('report-action', 'While an action of the closed evaluation is open, else 409.'),
  whileActionsAreConfirmable: evaluationStep(
    'confirm-action',
    'While an action of the closed evaluation is open, else 409.',
  ),
} as const satisfies Record<string, Rule>;
