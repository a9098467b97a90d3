import { isProposalAskedFor, openOfLabel, type LabelWithRecord, type OpenOfLabel } from '../process/open-of-label';
import { withoutStop } from '../text/without-stop';
import { epochOf, type Day } from '../time/day';
import { unmetConditions, type LabelCondition } from './conditions';
import type { LabelTurn } from './label';
import type { LabelRequestKind } from './label-steps';

/** What administrators decide on, by what is proposed. */
const REQUESTED: Record<LabelRequestKind, string> = {
  label: 'A label is proposed: the decision on it is to be recorded.',
  renewal: 'A renewal of the label is proposed: the decision on it is to be recorded.',
  suspension: 'A suspension of the label is proposed: the decision on it is to be recorded.',
};

/** What is proposed of a label, and that it waits for a decision, in a sentence. */
export const labelRequestInWords = (kind: LabelRequestKind): string => REQUESTED[kind];

const PROPOSED = { label: 'a label', renewal: 'its renewal' } as const;

const missingBefore = (what: string, conditions: readonly LabelCondition[]) =>
  `Missing before ${what} can be proposed: ${unmetConditions(conditions).map(withoutStop).join('; ')}.`;

function sentenceOf(open: OpenOfLabel): string {
  if (open.kind === 'decide') return labelRequestInWords(open.request);
  const what = PROPOSED[open.of];
  if (open.kind === 'missing') return missingBefore(what, open.conditions);
  return open.isMet
    ? `Every condition is met: ${what} can be proposed.`
    : `The label ends on ${open.due}: ${what} is to be proposed before.`;
}

/** What there is to say while no one is asked for anything, beside the state of the label and its days. */
function restingTurn(found: LabelWithRecord, conditions: readonly LabelCondition[], today: Day): LabelTurn[] {
  const { status, since } = found.label;
  const nobody = { pending_with: 'nobody', since: null, due: null } as const;
  if (status === 'granted') {
    const isAsked = isProposalAskedFor(found, today) && conditions.length > 0;
    return isAsked ? [{ ...nobody, sentence: missingBefore(PROPOSED.renewal, conditions) }] : [];
  }
  if (status === 'suspended')
    return [
      {
        ...nobody,
        sentence: 'The label is suspended until a decision is recorded.',
        since: since === null ? null : epochOf(since),
      },
    ];
  const isUnaccepted = conditions.some(({ code, state }) => code === 'acceptance' && state === 'unmet');
  return isUnaccepted ? [{ ...nobody, sentence: 'A label follows the initial acceptance.' }] : [];
}

/** Whose turn it is with a label on a day, in words; `conditions` as in `openOfLabel`. */
export function labelTurns(found: LabelWithRecord, conditions: readonly LabelCondition[], today: Day): LabelTurn[] {
  const open = openOfLabel(found, conditions, today);
  if (open.length === 0) return restingTurn(found, conditions, today);
  return open.map((each) => ({
    pending_with: each.pending_with,
    sentence: sentenceOf(each),
    since: each.since,
    due: each.due,
  }));
}
