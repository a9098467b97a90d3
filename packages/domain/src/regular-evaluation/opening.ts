import type { LabelDecision } from '../label/label-decision';
import { labelOn } from '../label/label-on-day';
import { isLabelHeld } from '../label/label-steps';
import { LABEL_SETTINGS } from '../label/settings';
import { addDays, addMonths, daysBetween, epochOf, type Day } from '../time/day';
import { isOpenEvaluation, type EvaluationKind, type RegularEvaluationStatus } from './evaluation-steps';
import { REGULAR_EVALUATION_SETTINGS } from './settings';

const { opensOn: OPENS_ON, fullWhenEndsWithin: FULL_WITHIN, statementDays: DAYS } = REGULAR_EVALUATION_SETTINGS;

type Decision = Pick<
  LabelDecision,
  'kind' | 'place' | 'recorded_at' | 'reason' | 'public_text' | 'valid_from' | 'valid_until' | 'scope'
>;

/** An evaluation that was opened before. */
export interface OpenedBefore {
  kind: EvaluationKind;
  status: RegularEvaluationStatus;
  opened_on: Day;
}

/** An evaluation that is to be opened. */
export interface Opening {
  kind: EvaluationKind;
  /** The year whose day opens it; `null` for one that the centre opens by hand. */
  year: number | null;
  period_from: Day;
  period_to: Day;
  statement_due: Day;
}

/** An evaluation that opens by itself, with its day. */
export interface NextOpening {
  on: Day;
  kind: EvaluationKind;
}

const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** The last day, until this one, on which evaluations open. */
export function lastOpeningDay(today: Day): Day {
  const ofYear = `${today.slice(0, 4)}-${OPENS_ON}`;
  return ofYear <= today ? ofYear : `${yearOf(today) - 1}-${OPENS_ON}`;
}

/** The first day of the present life of a label, which renewals extend; `null` if it was never granted. */
export const firstLabelledDay = (decisions: readonly Pick<Decision, 'kind' | 'valid_from'>[]): Day | null =>
  decisions.findLast(({ kind }) => kind === 'grant')?.valid_from ?? null;

const later = (one: Day, other: Day): Day => (one > other ? one : other);

/** The calendar year before a day, from the first day of the label on; `null` if the label is younger. */
function yearBefore(on: Day, first: Day): Pick<Opening, 'period_from' | 'period_to'> | null {
  const year = yearOf(on) - 1;
  const period = { period_from: later(`${year}-01-01`, first), period_to: `${year}-12-31` };
  return period.period_from <= period.period_to ? period : null;
}

/** Whether an evaluation is the full one of a validity, and recent enough for a renewal until its last day. */
const isFullFor =
  (from: Day, until: Day) =>
  ({ kind, status, opened_on: on }: OpenedBefore): boolean =>
    kind === 'full' && status !== 'ended' && on >= from && addMonths(on, LABEL_SETTINGS.fullEvaluationWithin) >= until;

/** A full evaluation comes once in each validity, when it ends soon. */
function kindOn(decisions: readonly Decision[], before: readonly OpenedBefore[], on: Day): EvaluationKind {
  const { period, valid_until: until } = labelOn(decisions, on);
  if (period === null || until === null || daysBetween(epochOf(on), epochOf(until)) > FULL_WITHIN) return 'yearly';
  return before.some(isFullFor(period.from, until)) ? 'yearly' : 'full';
}

interface LabelWithEvaluations {
  /** In the order of their places. */
  decisions: readonly Decision[];
  evaluations: readonly OpenedBefore[];
}

/**
 * The evaluation that the last opening day asks for; `null` if there is none. It follows from the records and the day
 * alone, so that nothing is missed while the server is down.
 */
export function openingOn({ decisions, evaluations }: LabelWithEvaluations, today: Day): Opening | null {
  const on = lastOpeningDay(today);
  const first = firstLabelledDay(decisions);
  if (first === null || first >= on || !isLabelHeld(labelOn(decisions, today).status)) return null;
  if (evaluations.some(({ status, opened_on }) => isOpenEvaluation(status) || opened_on >= on)) return null;
  const period = yearBefore(on, first);
  return (
    period && {
      kind: kindOn(decisions, evaluations, on),
      year: yearOf(on),
      ...period,
      statement_due: addDays(today, DAYS),
    }
  );
}

/**
 * An evaluation that the centre opens by hand: about the year before, or, for a younger label, about its days so far.
 * `null` before the first day of the label.
 */
export function openingByHand(decisions: readonly Decision[], kind: EvaluationKind, today: Day): Opening | null {
  const first = firstLabelledDay(decisions);
  if (first === null || first > today) return null;
  const period = yearBefore(today, first) ?? { period_from: first, period_to: today };
  return { kind, year: null, ...period, statement_due: addDays(today, DAYS) };
}

/**
 * The next evaluation that opens by itself, if nothing is decided until then, with its day; `null` while one is open,
 * and if the label ends before. One that was missed opens on the same day.
 */
export function nextOpening(label: LabelWithEvaluations, today: Day): NextOpening | null {
  const year = yearOf(lastOpeningDay(today));
  // A label begins soon after its grant: the day after the next one is the first that can open an evaluation.
  const days = [today, `${year + 1}-${OPENS_ON}`, `${year + 2}-${OPENS_ON}`];
  const on = days.find((day) => openingOn(label, day) !== null);
  const opening = on === undefined ? null : openingOn(label, on);
  return on === undefined || opening === null ? null : { on, kind: opening.kind };
}
