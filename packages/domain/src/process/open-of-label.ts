import type { Party } from '../acceptance/party';
import { isUnchecked } from '../label/conditions';
import type { LabelCondition, LabelConditionCode } from '../label/conditions';
import type { LabelOnDay } from '../label/label-on-day';
import type { LabelRequestKind, LabelStep } from '../label/label-steps';
import { LABEL_SETTINGS } from '../label/settings';
import type { RegularEvaluationStatus } from '../regular-evaluation/evaluation-steps';
import { REGULAR_EVALUATION_SETTINGS } from '../regular-evaluation/settings';
import { addDays, day, epochOf, type Day } from '../time/day';

interface Waiting {
  pending_with: Exclude<Party, 'nobody'>;
  /** Epoch seconds; `null` if that is not known. */
  since: number | null;
  due: Day | null;
}

/** What a proposal of the centre is about. */
type Proposed = Extract<LabelRequestKind, 'label' | 'renewal'>;

/** What is open about a label: a decision, a proposal, or the conditions that a party meets before it. */
export type OpenOfLabel = Waiting &
  (
    | { kind: 'decide'; request: LabelRequestKind }
    | { kind: 'propose'; of: Proposed; isMet: boolean }
    | { kind: 'missing'; of: Proposed; conditions: LabelCondition[] }
  );

/** A label on a day, with what decides on its next proposal. */
export interface LabelWithRecord {
  label: LabelOnDay;
  /** The last entry of its record. */
  last: LabelStep | null;
}

/** Whose part it is that a condition is met; a full evaluation opens by the calendar, which the renewal period is as well. */
const PARTIES: Record<LabelConditionCode, Party> = {
  acceptance: 'cars',
  configuration: 'cars',
  tests: 'facility',
  photometer: 'facility',
  'full-evaluation': 'nobody',
  'renewal-period': 'nobody',
};

/** A label ends soon from the first notice on. */
const FIRST_NOTICE = Math.max(...LABEL_SETTINGS.notices);

const endsWithin = ({ valid_until: until }: LabelOnDay, days: number, today: Day) =>
  until !== null && until <= addDays(today, days);

/** Whether a proposal is asked for on a day. After a withdrawal or a refusal, no one is asked to propose the label again. */
export function isProposalAskedFor({ label, last }: LabelWithRecord, today: Day): boolean {
  const { status, request } = label;
  if (request !== null) return false;
  if (status === 'granted') return endsWithin(label, LABEL_SETTINGS.renewWithin, today);
  return (status === 'none' || status === 'expired') && last !== 'refuse' && last !== 'withdraw';
}

/** Whether a facility is asked for tests and calibrations: not after its label was withdrawn, until one is proposed again. */
export const asksForTests = ({ status, request }: Pick<LabelOnDay, 'status' | 'request'>): boolean =>
  status !== 'withdrawn' || request !== null;

const isUnmet = ({ state }: LabelCondition) => state === 'unmet';

function openProposal(label: LabelOnDay, conditions: readonly LabelCondition[], today: Day): OpenOfLabel[] {
  const of = label.status === 'granted' ? 'renewal' : 'label';
  const due = of === 'renewal' ? label.valid_until : null;
  const unmet = conditions.filter((condition) => isUnmet(condition) && !isUnchecked(condition));
  const parties = [...new Set(unmet.map(({ code }) => PARTIES[code]))].filter((party) => party !== 'nobody');
  const missing = parties.map((pending_with): OpenOfLabel => {
    const theirs = unmet.filter(({ code }) => PARTIES[code] === pending_with);
    return { kind: 'missing', of, conditions: theirs, pending_with, since: null, due };
  });
  const isMet = unmet.length === 0;
  // A label that ends soon is the task of the centre even while conditions are not met.
  const isAsked = isMet || (of === 'renewal' && endsWithin(label, FIRST_NOTICE, today));
  return isAsked ? [...missing, { kind: 'propose', of, isMet, pending_with: 'cars', since: null, due }] : missing;
}

/**
 * What is open about a label on a day. `conditions` are those of the proposal that would be next: of a renewal while the
 * label is granted, otherwise of a label; they matter only while a proposal is asked for.
 */
export function openOfLabel(found: LabelWithRecord, conditions: readonly LabelCondition[], today: Day): OpenOfLabel[] {
  const { request, valid_until, status } = found.label;
  if (request !== null) {
    // A renewal that is decided on later comes too late.
    const due = request.kind === 'renewal' ? valid_until : null;
    return [{ kind: 'decide', request: request.kind, pending_with: 'administrators', since: request.since, due }];
  }
  if (!isProposalAskedFor(found, today)) return [];
  // Until the acceptance, what is open about it is shown with it.
  const isUnaccepted = conditions.some((condition) => condition.code === 'acceptance' && isUnmet(condition));
  return status !== 'granted' && isUnaccepted ? [] : openProposal(found.label, conditions, today);
}

/** An evaluation, as far as it waits for someone. Times are epoch seconds. */
export interface WaitingEvaluation {
  status: RegularEvaluationStatus;
  status_since: number;
  statement_due: Day;
}

/** What an open evaluation waits for. */
export type OpenOfEvaluation = Waiting & { kind: 'statement' | 'review'; pending_with: 'facility' | 'cars' };

const { reviewDays } = REGULAR_EVALUATION_SETTINGS;

const review = (since: number): OpenOfEvaluation => {
  const begun = day(since);
  return { kind: 'review', pending_with: 'cars', since, due: begun === null ? null : addDays(begun, reviewDays) };
};

/**
 * What an evaluation waits for on a day; `null` once it is closed or ended. After the days for the statement it is the
 * turn of the centre, although the facility may still send it.
 */
export function openOfEvaluation(evaluation: WaitingEvaluation, today: Day): OpenOfEvaluation | null {
  const { status, status_since: since, statement_due: due } = evaluation;
  if (status === 'in_review') return review(since);
  if (status !== 'facility_input') return null;
  if (due < today) return review(epochOf(addDays(due, 1)));
  return { kind: 'statement', pending_with: 'facility', since, due };
}

/** An action of a closed evaluation that the centre has not confirmed. */
export interface WaitingAction {
  due: Day;
  /** When the facility reported it as done, epoch seconds. */
  reported_at: number | null;
}

/** What an action waits for, `closed_at` being when its evaluation was closed. Once it is reported, its day has no meaning for the centre. */
export const openOfAction = ({ due, reported_at }: WaitingAction, closed_at: number | null) =>
  reported_at === null
    ? ({ kind: 'action', pending_with: 'facility', since: closed_at, due } as const)
    : ({ kind: 'reported-action', pending_with: 'cars', since: reported_at, due: null } as const);

/** Open actions of one party: how many, and what is due first, or has been open for longest. */
export interface OpenActions extends Waiting {
  pending_with: 'facility' | 'cars';
  count: number;
}

/** The open actions of an evaluation that was closed at `closed_at`, by party; the facility's first. */
export function openActionsOf(actions: readonly WaitingAction[], closed_at: number | null): OpenActions[] {
  const open = actions.map((action) => openOfAction(action, closed_at));
  return (['facility', 'cars'] as const).flatMap((pending_with) => {
    const theirs = open.filter((action) => action.pending_with === pending_with);
    const since = theirs.flatMap((action) => action.since ?? []).toSorted((one, other) => one - other);
    const due = theirs.flatMap((action) => action.due ?? []).toSorted();
    const found = { pending_with, count: theirs.length, since: since[0] ?? null, due: due[0] ?? null };
    return theirs.length === 0 ? [] : [found];
  });
}
