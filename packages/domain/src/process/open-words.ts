import type { LabelRequestKind } from '../label/label-steps';
import { shortened } from '../text/shortened';
import { withoutStop } from '../text/without-stop';
import type { OpenActions, OpenOfEvaluation, OpenOfLabel } from './open-of-label';

/** What a decision on an open request about a label is, as an open step. */
export const LABEL_REQUEST_STEPS: Record<LabelRequestKind, string> = {
  label: 'Decide on the proposed label',
  renewal: 'Decide on the proposed renewal of the label',
  suspension: 'Decide on the proposed suspension of the label',
};

/** Characters of a text within a step. */
const LONGEST_TEXT = 120;

/** A condition or an action within a step. */
export const textInStep = (text: string): string => withoutStop(shortened(text, LONGEST_TEXT));

/** The step of an open evaluation, which is named as in "yearly evaluation 2027". */
export const evaluationStep = (kind: OpenOfEvaluation['kind'], name: string): string =>
  kind === 'statement' ? `Write the statement on the ${name}` : `Review and close the ${name}`;

/** An action of a closed evaluation, as an open step. */
export const actionStep = (kind: 'action' | 'reported-action', name: string, text: string): string =>
  `${kind === 'action' ? 'Carry out' : 'Confirm'} an action of the ${name}: ${textInStep(text)}`;

const counted = (count: number) => (count === 1 ? 'an action' : `${count} actions`);

function ofFacility({ count, due }: OpenActions): string {
  const by = count === 1 ? 'by' : 'the first by';
  return `The facility carries out ${counted(count)}${due === null ? '' : `, ${by} ${due}`}.`;
}

const ofCentre = ({ count }: OpenActions) => `The centre confirms ${counted(count)}.`;

/** What the open actions of a closed evaluation wait for, in sentences. */
export const openActionsInWords = (open: readonly OpenActions[]): string =>
  open.map((each) => (each.pending_with === 'facility' ? ofFacility(each) : ofCentre(each))).join(' ');

/** A proposal of the centre, as an open step. */
export function proposalStep({ of, due, isMet }: Extract<OpenOfLabel, { kind: 'propose' }>): string {
  if (of === 'label') return 'Propose the label: every condition is met';
  const when = isMet ? '' : ', once its conditions are met';
  return `Propose the renewal of the label, which ends on ${due}${when}`;
}
