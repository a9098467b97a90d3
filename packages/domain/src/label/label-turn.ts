import type { Party } from '../acceptance/party';
import { addDays, epochOf, type Day } from '../time/day';
import { unmetConditions, type LabelCondition, type LabelConditionCode } from './conditions';
import { withoutStop } from '../text/without-stop';
import type { LabelTurn } from './label';
import type { LabelOnDay } from './label-on-day';
import type { LabelRequestKind } from './label-steps';
import { LABEL_SETTINGS } from './settings';

/** What administrators decide on, by what is proposed. */
const REQUESTED: Record<LabelRequestKind, string> = {
  label: 'A label is proposed: the decision on it is to be recorded.',
  renewal: 'A renewal of the label is proposed: the decision on it is to be recorded.',
  suspension: 'A suspension of the label is proposed: the decision on it is to be recorded.',
};

/** Whose part it is that a condition is met; that of the renewal period is the calendar's. */
const PARTIES: Record<LabelConditionCode, Party> = {
  acceptance: 'cars',
  configuration: 'cars',
  tests: 'facility',
  photometer: 'facility',
  'full-evaluation': 'cars',
  'renewal-period': 'nobody',
};

const sinceOf = ({ since }: LabelOnDay) => (since === null ? null : epochOf(since));
const nobody = (sentence: string): LabelTurn => ({ pending_with: 'nobody', sentence, since: null, due: null });

/** Until the acceptance, what is open about it is shown with it. */
const isUnaccepted = (conditions: readonly LabelCondition[]) =>
  conditions.some(({ code, state }) => code === 'acceptance' && state === 'unmet');

function turnsOfConditions(conditions: readonly LabelCondition[], what: string, due: Day | null): LabelTurn[] {
  const unmet = conditions.filter(({ state }) => state === 'unmet');
  if (unmet.length === 0)
    return [{ pending_with: 'cars', sentence: `Every condition is met: ${what} can be proposed.`, since: null, due }];
  const parties = [...new Set(unmet.map(({ code }) => PARTIES[code]))].filter((party) => party !== 'nobody');
  return parties.map((pending_with) => {
    const theirs = unmet.filter(({ code }) => PARTIES[code] === pending_with);
    const missing = unmetConditions(theirs).map(withoutStop).join('; ');
    return { pending_with, sentence: `Missing before ${what} can be proposed: ${missing}.`, since: null, due };
  });
}

/** A label that ends soon is renewed, or ends. */
function turnsOfGranted({ valid_until }: LabelOnDay, conditions: readonly LabelCondition[], today: Day): LabelTurn[] {
  if (valid_until === null) return [];
  const isEarly = addDays(valid_until, -LABEL_SETTINGS.renewWithin) > today;
  if (isEarly) return [nobody(`The label is granted until ${valid_until}.`)];
  return turnsOfConditions(conditions, 'its renewal', valid_until);
}

/**
 * Whose turn it is with a label on a day. `conditions` are those of the proposal that would be next: of a renewal while
 * the label is granted, otherwise of a label.
 */
export function labelTurns(label: LabelOnDay, conditions: readonly LabelCondition[], today: Day): LabelTurn[] {
  const { status, request, valid_until } = label;
  if (request !== null)
    return [
      {
        pending_with: 'administrators',
        sentence: REQUESTED[request.kind],
        since: request.since,
        // A renewal that is decided on later comes too late.
        due: request.kind === 'renewal' ? valid_until : null,
      },
    ];
  if (status === 'granted') return turnsOfGranted(label, conditions, today);
  if (status === 'suspended')
    return [{ ...nobody('The label is suspended until a decision is recorded.'), since: sinceOf(label) }];
  if (isUnaccepted(conditions)) return [nobody('A label follows the initial acceptance.')];
  return turnsOfConditions(conditions, 'a label', null);
}
