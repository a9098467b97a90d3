import {
  answersFor,
  dayOf,
  EVALUATION_TURNS,
  epochSeconds,
  isOwnerOrDeputy,
  may,
  nextOpening,
  openActionsOf,
  openOfEvaluation,
  prettyName,
  relationsOf,
  type Capability,
  type Day,
  type EvaluationAction,
  type EvaluationWithoutFigures,
  type IndicatorFigure,
  type RegularEvaluation,
  type RegularEvaluationStep,
  type RegularEvaluationSummary,
  type WaitingAction,
} from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { labelOf } from '../../labelling/label/label-decisions.store';
import { loadIndicators } from '../indicators/load-indicators';
import type { EvaluationAccessFacts } from './evaluation-access-facts';
import type { SummaryRow } from './evaluation-list.store';
import { findBefore, listOpenedBefore, type EvaluationRow, type StoredAction } from './evaluations.store';

/** The year of an evaluation: of the day that opened it. */
export const yearOfEvaluation = ({ openedForYear, openedOn }: Pick<EvaluationRow, 'openedForYear' | 'openedOn'>) =>
  openedForYear ?? Number(openedOn.slice(0, 4));

type Summarised = Omit<SummaryRow, 'openActions'>;

/** Whose turn it is on a day: after the days for the statement, that of the centre. */
function turnOnDay({ status, statusSince, statementDue }: Summarised, today: Day) {
  const open = openOfEvaluation(
    { status, status_since: epochSeconds(statusSince), statement_due: statementDue },
    today,
  );
  const turn = EVALUATION_TURNS[open?.kind === 'review' ? 'in_review' : status];
  return { turn, turn_since: open?.since ?? null, turn_due: open?.due ?? null };
}

interface OnDay {
  /** Actions that are not confirmed. */
  actions: readonly WaitingAction[];
  today: Day;
}

/** What the actions of an evaluation wait for. */
function actionsPending({ closedAt }: Summarised, actions: readonly WaitingAction[]) {
  const pending = openActionsOf(actions, epochSeconds(closedAt));
  const next = pending.find(({ due }) => due !== null)?.due ?? null;
  return { open_actions: actions.length, next_action_due: next, actions_pending: pending };
}

const summaryOf = (row: Summarised, { actions, today }: OnDay): RegularEvaluationSummary => ({
  _id: row.id,
  facility: { _id: row.facility.id, acronym: row.facility.acronym, pretty_name: prettyName(row.facility) },
  kind: row.kind,
  year: yearOfEvaluation(row),
  period_from: row.periodFrom,
  period_to: row.periodTo,
  status: row.status,
  ...turnOnDay(row, today),
  opened_on: row.openedOn,
  statement_due: row.statementDue,
  status_since: epochSeconds(row.statusSince),
  // Before, it is a draft of the centre.
  outcome: row.status === 'closed' ? row.outcome : null,
  ...actionsPending(row, actions),
});

/** An evaluation in a list, on a day. */
export const toSummary = (row: SummaryRow, today: Day): RegularEvaluationSummary =>
  summaryOf(row, { actions: row.openActions, today });

const toAction = ({ id, text, due, reportedAt, report, confirmedAt }: StoredAction): EvaluationAction => ({
  _id: id,
  text,
  due,
  reported_at: reportedAt,
  report,
  confirmed_at: confirmedAt,
});

/** Drafted actions have no ids yet; their place stands for one. */
const draftedActions = ({ draftActions }: EvaluationRow): EvaluationAction[] =>
  (draftActions ?? []).map((action, place) => ({
    _id: `draft-${place}`,
    ...action,
    reported_at: null,
    report: null,
    confirmed_at: null,
  }));

const STEPS = {
  state: 'regular-evaluation.state',
  review: 'regular-evaluation.review',
  close: 'regular-evaluation.close',
  'report-action': 'regular-evaluation.report-action',
  'confirm-action': 'regular-evaluation.confirm-action',
} as const satisfies Partial<Record<RegularEvaluationStep, Capability>>;

/** The steps that a reader may take now. */
function stepsOf({ people, state }: EvaluationAccessFacts, actor: Actor): RegularEvaluationStep[] {
  const relation = relationsOf(actor, people);
  return Object.entries(STEPS)
    .filter(([, capability]) => may(capability, relation, state).allowed)
    .map(([step]) => step as RegularEvaluationStep);
}

/** Drafts of a review are read by those who may write them while it is in review, also after the evaluation has ended. */
const readsReview = ({ people, state, stored }: EvaluationAccessFacts, actor: Actor): boolean =>
  stored.evaluation.status === 'closed' ||
  may('regular-evaluation.review', relationsOf(actor, people), { ...state, evaluationStatus: 'in_review' }).allowed;

/** A draft of a statement is read by the facility alone. */
const readsStatement = ({ people, stored }: EvaluationAccessFacts, actor: Actor): boolean =>
  stored.evaluation.statedAt !== null || isOwnerOrDeputy(actor, people);

const earlier = (one: Day, other: Day): Day => (one < other ? one : other);

/** The figures as they were frozen, or as they are now. */
export async function indicatorsOf(
  context: Context,
  { loaded, stored: { evaluation } }: Pick<EvaluationAccessFacts, 'loaded' | 'stored'>,
): Promise<{ indicators: IndicatorFigure[]; on: Day }> {
  const { report, status, statusSince, periodFrom, periodTo } = evaluation;
  if (report) return { indicators: report.indicators, on: report.indicators_on };
  const until = dayOf(status === 'ended' ? statusSince : context.now());
  const on = earlier(periodTo, until);
  return { indicators: await loadIndicators(context.db, loaded, { from: periodFrom, to: on }), on };
}

const waitingOf = (actions: readonly StoredAction[]): WaitingAction[] =>
  actions.filter(({ isAskedFor }) => isAskedFor).map(({ due, reportedAt: reported_at }) => ({ due, reported_at }));

/** The label of the facility on a day, with what is proposed about it. */
function labelOnDay({ loaded }: EvaluationAccessFacts, today: Day): RegularEvaluation['label'] {
  const { status, is_valid, since, period, valid_until, request } = labelOf(loaded, today);
  return { status, is_valid, since, valid_from: period?.from ?? null, valid_until, request: request?.kind ?? null };
}

async function beforeOf(context: Context, evaluation: EvaluationRow): Promise<RegularEvaluation['before']> {
  const before = await findBefore(context.db, evaluation);
  if (!before) return null;
  const { id, outcome, report } = before;
  return { _id: id, year: yearOfEvaluation(before), outcome, indicators: report?.indicators ?? [] };
}

/** An evaluation as this reader may see it on a day, without its figures. */
export function withoutFigures(facts: EvaluationAccessFacts, actor: Actor, today: Day): EvaluationWithoutFigures {
  const { loaded, stored, people } = facts;
  const { evaluation, actions } = stored;
  const seesReview = readsReview(facts, actor);
  const isClosed = evaluation.status === 'closed';
  return {
    ...summaryOf({ ...evaluation, facility: loaded.facility }, { actions: waitingOf(actions), today }),
    on: today,
    label: labelOnDay(facts, today),
    version: evaluation.version,
    is_own_facility: answersFor(actor, people),
    statement: readsStatement(facts, actor) ? evaluation.statement : null,
    stated_at: epochSeconds(evaluation.statedAt),
    conclusions: seesReview ? evaluation.conclusions : null,
    recommendations: seesReview ? evaluation.recommendations : null,
    outcome: seesReview ? evaluation.outcome : null,
    actions: isClosed ? actions.map(toAction) : seesReview ? draftedActions(evaluation) : [],
    closed_at: epochSeconds(evaluation.closedAt),
    steps: stepsOf(facts, actor),
  };
}

/** The evaluation that opens after one that is closed. */
async function nextOf(
  { db }: Context,
  { loaded, stored: { evaluation } }: EvaluationAccessFacts,
  today: Day,
): Promise<RegularEvaluation['next_opening']> {
  if (evaluation.status !== 'closed') return null;
  const evaluations = await listOpenedBefore(db, loaded.facility.id);
  return nextOpening({ decisions: loaded.labelDecisions, evaluations }, today);
}

/** The same with its figures, which are computed unless they are frozen. */
export async function toEvaluation(
  context: Context,
  facts: EvaluationAccessFacts,
  actor: Actor,
): Promise<RegularEvaluation> {
  const { indicators, on } = await indicatorsOf(context, facts);
  const today = dayOf(context.now());
  return {
    ...withoutFigures(facts, actor, today),
    indicators,
    indicators_on: on,
    before: await beforeOf(context, facts.stored.evaluation),
    next_opening: await nextOf(context, facts, today),
  };
}
