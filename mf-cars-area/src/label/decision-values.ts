import type { Day, LabelDecisionStep, LabelRecord, ShownInTime } from '@portal/domain';
import {
  addDays,
  day,
  epochOf,
  isDay,
  LABEL_DECISION_SCHEMAS,
  LABEL_SETTINGS,
  LABEL_STEPS,
  lastDayAfter,
  OFFERED_STATUSES,
  problems,
  problemsOfDecisionDays,
  recordsDecision,
  shownInTime,
  statesValidity,
} from '@portal/domain';
import { LABEL_MESSAGES } from './messages';

/** A decision as it is typed. */
export interface DecisionValues {
  body: string;
  reference: string;
  on: string;
  valid_from: string;
  valid_until: string;
  reason: string;
  public_text: string;
  set_displayed_status: boolean;
}

/** Whether a step has a fitting public status, which may be set already. */
export const hasFittingStatus = (step: LabelDecisionStep): boolean => OFFERED_STATUSES[step] !== undefined;

/** The public status that a step can set besides; `null` if there is none or it is set already. */
export function offeredStatus(step: LabelDecisionStep, { displayed_status: present }: LabelRecord) {
  const offered = OFFERED_STATUSES[step] ?? null;
  return offered === present.code ? null : offered;
}

/** The latest first day that leads to the longest label: a renewal begins where the present one ends. */
const firstDay = (step: LabelDecisionStep, { today: { valid_until } }: LabelRecord, today: Day): Day =>
  step === 'renew' && valid_until !== null && valid_until >= today ? addDays(valid_until, 1) : today;

/** The last possible day of a label that begins on a day; `null` while the day is not one. */
export const lastPossibleDay = (from: string): Day | null =>
  isDay(from) ? lastDayAfter(from, LABEL_SETTINGS.years) : null;

/** A decision of today, for as long as it can hold. */
export function decisionValues(step: LabelDecisionStep, record: LabelRecord, today: Day): DecisionValues {
  const from = firstDay(step, record, today);
  return {
    body: '',
    reference: '',
    on: today,
    valid_from: from,
    valid_until: lastDayAfter(from, LABEL_SETTINGS.years),
    reason: '',
    public_text: '',
    set_displayed_status: offeredStatus(step, record) !== null,
  };
}

/** The public status once a decision is recorded, and the one from the first day of a label that begins later. */
export function statusAfter(
  step: LabelDecisionStep,
  { set_displayed_status: isSet, valid_from: from }: DecisionValues,
  { today: label, displayed_status: present }: LabelRecord,
  today: Day,
): ShownInTime {
  const chosen = (isSet && OFFERED_STATUSES[step]) || present.code;
  const status = LABEL_STEPS[step].to ?? label.status;
  const first = step === 'grant' ? from : (label.period?.from ?? today);
  return shownInTime(chosen, { status, is_valid: status === 'granted' && first <= today, valid_from: first });
}

interface Sent {
  version: number;
  /** The id of the uploaded document. */
  document: string | null;
}

const asBody = (step: LabelDecisionStep, values: DecisionValues, { version, document }: Sent): object => {
  const { body, reference, on, valid_from, valid_until, reason, public_text, set_displayed_status } = values;
  const { needsReason, publicText } = LABEL_STEPS[step];
  return {
    version,
    body,
    reference,
    on,
    document,
    ...(statesValidity(step) && { valid_from, valid_until }),
    ...(needsReason && { reason }),
    ...(publicText && { public_text }),
    ...(hasFittingStatus(step) && { set_displayed_status }),
  };
};

/** What is sent for a decision. */
export const decisionBody = (step: LabelDecisionStep, values: DecisionValues, sent: Sent): object =>
  LABEL_DECISION_SCHEMAS[step].cast(asBody(step, values, sent));

/** The day of the newest decision that was taken outside, and for a renewal the present end, in epoch seconds. */
function limitsOf(step: LabelDecisionStep, { decisions, today: label }: LabelRecord, today: Day) {
  const last = decisions.find(({ kind }) => recordsDecision(kind));
  return {
    today: epochOf(today),
    last: last ? epochOf(last.on) : null,
    proposed: label.request ? epochOf(day(label.request.since) ?? today) : null,
    end: step === 'renew' && label.valid_until !== null ? epochOf(label.valid_until) : null,
  };
}

/** What is wrong with a typed decision, by field; the server checks the same. */
export function decisionProblems(
  step: LabelDecisionStep,
  values: DecisionValues,
  record: LabelRecord,
  today: Day,
): Record<string, string> {
  const found = problems(
    LABEL_DECISION_SCHEMAS[step],
    asBody(step, values, { version: record.version, document: null }),
  );
  const messages = Object.fromEntries(found.map(({ path, message }) => [path, message]));
  // The label of this field is no noun, of which a missing one could be asked for in words.
  const noBody = values.body.trim() === '' && { body: LABEL_MESSAGES.decision.bodyMissing };
  return { ...Object.fromEntries(dayProblems(step, values, record, today)), ...messages, ...noBody };
}

function dayProblems(step: LabelDecisionStep, values: DecisionValues, record: LabelRecord, today: Day) {
  const { on, valid_from: from, valid_until: until } = values;
  if (!isDay(on)) return [];
  const period =
    statesValidity(step) && isDay(from) && isDay(until)
      ? { valid_from: epochOf(from), valid_until: epochOf(until) }
      : {};
  return problemsOfDecisionDays({ on: epochOf(on), ...period }, limitsOf(step, record, today)).map(
    ({ path, message }) => [path, message] as const,
  );
}
