import { day, REQUIRED, type ActionReportInput, type EvaluationReviewInput, type StatementInput } from '@portal/domain';
import { conflict, orNotFound, refusedField } from '../../platform/errors/app-error';
import type { Actor, Context } from '../../platform/process/app-types';
import { updateAction, type StoredAction } from './evaluations.store';
import { byOwner, recordEvaluation } from './record-evaluation';
import { writeEvaluation, type LockedEvaluation } from './write-evaluation';

interface Step<Input> {
  context: Context;
  actor: Actor;
  id: string;
  input: Input;
}

/** Saves the statement of a facility as a draft, or sends it, after which it is final. */
export const saveStatement = ({ context, actor, id, input }: Step<StatementInput>) =>
  writeEvaluation(
    { context, actor, capability: 'regular-evaluation.state', id, version: input.version },
    async ({ tx, stored: { evaluation }, at }) => {
      const statement = input.statement === undefined ? evaluation.statement : input.statement;
      if (input.send && statement === null) throw refusedField('statement', REQUIRED);
      const action = input.send ? 'regular-evaluation.state' : 'regular-evaluation.save-statement';
      await recordEvaluation(tx, { evaluation, action, actorId: actor.id, ...(input.send && { enters: 'in_review' }) });
      return { statement, ...(input.send && { statedAt: at, status: 'in_review' as const, statusSince: at }) };
    },
  );

/** The actions of a review as they are stored. */
export const toActions = (actions: EvaluationReviewInput['actions'] = []) =>
  actions.map(({ text, due }) => ({ text, due: day(due) ?? '' }));

/** Saves the review as a draft. The first one, once the days of the facility are over, begins the review. */
export const saveReview = ({ context, actor, id, input }: Step<EvaluationReviewInput>) =>
  writeEvaluation(
    { context, actor, capability: 'regular-evaluation.review', id, version: input.version },
    async ({ tx, loaded, stored: { evaluation }, at }) => {
      const begins = evaluation.status !== 'in_review';
      const action = begins ? 'regular-evaluation.review' : 'regular-evaluation.save-review';
      await recordEvaluation(tx, {
        evaluation,
        action,
        actorId: actor.id,
        ...(begins && { enters: 'in_review' }),
        values: byOwner(actor, loaded),
      });
      const { conclusions, recommendations, outcome, actions } = input;
      return {
        ...(conclusions !== undefined && { conclusions }),
        ...(recommendations !== undefined && { recommendations }),
        ...(outcome !== undefined && { outcome }),
        ...(actions !== undefined && { draftActions: toActions(actions) }),
        ...(begins && { status: 'in_review' as const, statusSince: at }),
      };
    },
  );

const actionOf = ({ stored }: LockedEvaluation, id: string): StoredAction =>
  orNotFound(stored.actions.find((action) => action.id === id));

const IS_CONFIRMED = 'This action is confirmed already.';
const NOT_REPORTED = 'The facility has not reported this action as done.';

interface OfAction<Input> extends Step<Input> {
  action: string;
}

/**
 * The facility reports an action as done; until it is confirmed, it can correct what it said. It was reported when it was
 * first, and the log keeps what was said before.
 */
export const reportAction = ({ context, actor, id, action: actionId, input }: OfAction<ActionReportInput>) =>
  writeEvaluation(
    { context, actor, capability: 'regular-evaluation.report-action', id, version: input.version },
    async (locked) => {
      const { tx, stored, at } = locked;
      const action = actionOf(locked, actionId);
      if (action.confirmedAt !== null) throw conflict(IS_CONFIRMED);
      const { report: before } = action;
      await updateAction(tx, actionId, {
        report: input.report,
        ...(before === null && { reportedAt: at, reportedById: actor.id }),
      });
      await recordEvaluation(tx, {
        evaluation: stored.evaluation,
        action: 'regular-evaluation.report-action',
        actorId: actor.id,
        values: { due_date: action.due, ...(before !== null && { report_before: before }) },
      });
      return {};
    },
  );

/** The centre confirms that an action was carried out. */
export const confirmAction = ({ context, actor, id, action: actionId, input }: OfAction<{ version: number }>) =>
  writeEvaluation(
    { context, actor, capability: 'regular-evaluation.confirm-action', id, version: input.version },
    async (locked) => {
      const { tx, stored, at } = locked;
      const action = actionOf(locked, actionId);
      if (action.confirmedAt !== null) throw conflict(IS_CONFIRMED);
      if (action.reportedAt === null) throw conflict(NOT_REPORTED);
      await updateAction(tx, actionId, { confirmedAt: at, confirmedById: actor.id });
      await recordEvaluation(tx, {
        evaluation: stored.evaluation,
        action: 'regular-evaluation.confirm-action',
        actorId: actor.id,
        values: { due_date: action.due, ...byOwner(actor, locked.loaded) },
      });
      return {};
    },
  );
