import {
  answersFor,
  EVALUATION_FIELDS,
  evaluatorRole,
  namesOf,
  NOT_EVALUATED,
  RULES,
  type Capability,
  type Day,
  type EditedEvaluation,
  type EvaluationValues,
  isFullyEvaluated,
} from '@portal/domain';
import { guard } from '../../people/authentication/guard';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction, type Db } from '../../platform/db/client';
import { AppError, orNotFound } from '../../platform/errors/app-error';
import type { Actor, Context } from '../../platform/process/app-types';
import { applyPatch, assertCurrentVersion, versionedWrite } from '../../platform/versions/versioned-write';
import { updateDerivedState } from '../facilities/facility.store';
import {
  derivedStateOf,
  lockEvaluatedFacility,
  type EvaluatedFacility,
  type LoadedFacility,
} from '../facilities/load-facility';
import { holdersOf } from '../facilities/owner-and-deputies';
import type { EvaluationKind } from './evaluation-kinds';
import { accessFactsOfTarget, evaluationTarget, type EvaluationTarget, type TargetIds } from './evaluation-target';
import type { SentEvaluation } from './evaluation.schema';
import { findEvaluation, writeEvaluation, type StoredEvaluation } from './evaluation.store';
import { toEvaluation } from './evaluation.view';
import { suggestionFor } from './suggestion';
import { toInitialAcceptance } from '../facilities/facility.view';
import { readyMail } from '../mail/evaluation-mails';
import { writeMailTo } from '../../platform/mail/mail.store';
import { addressesWith } from '../../people/users/user.store';

export interface EvaluationCaller {
  context: Context;
  actor: Actor;
  kind: EvaluationKind;
}

/** Whether the target belongs to a facility of this user. */
export const isOwn = ({ loaded }: EvaluationTarget, actor: Actor) => answersFor(actor, holdersOf(loaded));

/** Locks the facility and returns the target; rights are checked again, as the application can no longer change. */
export async function lockTarget(
  tx: Db,
  { context, actor, kind }: EvaluationCaller,
  capability: Capability,
  ids: TargetIds,
): Promise<EvaluationTarget> {
  const loaded = await lockEvaluatedFacility(tx, ids.facilityId);
  const target = orNotFound(evaluationTarget(loaded, kind, ids));
  await guard({ context, actor, capability, find: async () => accessFactsOfTarget(target) });
  if (isOwn(target, actor))
    context.log.warn({ capability, actor: actor.id }, 'an administrator evaluates a facility of their own');
  return target;
}

const valuesIn = (stored: EvaluationValues) =>
  Object.fromEntries(namesOf(EVALUATION_FIELDS).map((name) => [name, stored[name]])) as EvaluationValues;

/** Applies the values sent to the stored evaluation. */
function merged(stored: StoredEvaluation | undefined, { values }: SentEvaluation, { loaded }: EvaluationTarget) {
  const before = valuesIn(stored ?? NOT_EVALUATED);
  const after = applyPatch<EvaluationValues>(before, values);
  const isChanged = JSON.stringify(before) !== JSON.stringify(after);
  return { after, isChanged, present: toEvaluation(stored, 'full', loaded.lists) };
}

async function write(
  tx: Db,
  { key, loaded }: EvaluationTarget,
  reviewer: Actor,
  change: Omit<Parameters<typeof writeEvaluation>[2], 'reviewerId'>,
): Promise<EditedEvaluation> {
  const written = await writeEvaluation(tx, key, { ...change, reviewerId: reviewer.id });
  const { code, message } = RULES.whileOpenForEvaluation.refusal;
  if (!written) throw AppError.of(code, message, 409);
  return toEvaluation({ ...written, reviewer }, 'full', loaded.lists);
}

/** Saves a draft. If two users edit the same version, the second receives 409 with the current draft. */
export const saveDraft = (caller: EvaluationCaller, ids: TargetIds, sent: SentEvaluation): Promise<EditedEvaluation> =>
  transaction(caller.context.db, async (tx) => {
    const target = await lockTarget(tx, caller, caller.kind.capabilities.edit, ids);
    const stored = await findEvaluation(tx, target.key);
    const { after, isChanged, present } = merged(stored, sent, target);
    const draft = () => write(tx, target, caller.actor, after);
    return versionedWrite({ present, version: sent.version, isChanged, write: draft });
  });

const roleOf = ({ loaded: { reviewers }, key }: EvaluationTarget, { id }: Actor) =>
  evaluatorRole({ evaluator: id, aspect: `${key.targetKind}-${key.aspect}`, reviewers });

/**
 * Submits an evaluation irrevocably, with the current suggestion. Of two simultaneous requests, the second is refused.
 */
export const submitEvaluation = (
  caller: EvaluationCaller,
  ids: TargetIds,
  sent: SentEvaluation,
): Promise<EditedEvaluation> =>
  transaction(caller.context.db, async (tx) => {
    const { context, actor } = caller;
    const target = await lockTarget(tx, caller, caller.kind.capabilities.submit, ids);
    const { after, isChanged, present } = merged(await findEvaluation(tx, target.key), sent, target);
    if (isChanged) assertCurrentVersion(sent.version, present);
    const evaluatedAt = context.now();
    const today: Day = evaluatedAt.toISOString().slice(0, 10);
    const suggestion = await suggestionFor(tx, target, today);
    const evaluation = await write(tx, target, actor, {
      ...after,
      suggestion,
      evaluatedAt,
      submittedAs: roleOf(target, actor),
    });
    await recordAudit(tx, target, actor, after);
    const changed = withSubmitted(target, after);
    const application = await updateDerivedState(tx, changed, derivedStateOf(changed), evaluatedAt);
    const key = `${target.key.targetId} ${target.key.aspect} ${evaluation.version}`;
    await notifyWhenReady(tx, context, { before: target.loaded, after: { ...changed, application }, key });
    return evaluation;
  });

function withSubmitted({ loaded, key }: EvaluationTarget, { compliance }: EvaluationValues): EvaluatedFacility {
  const { targetId, aspect } = key;
  return {
    ...loaded,
    evaluations: [...loaded.evaluations, { targetId, aspect, compliance, isSubmitted: true, isAssessed: false }],
  };
}

function recordAudit(tx: Db, target: EvaluationTarget, actor: Actor, { compliance }: EvaluationValues) {
  const { key, name, loaded } = target;
  return writeAudit(tx, {
    actorId: actor.id,
    action: 'evaluation.submit',
    objectKind: key.targetKind,
    objectId: key.targetId,
    objectName: name,
    facilityId: loaded.facility.id,
    newValue: { aspect: key.aspect, compliance, ...(isOwn(target, actor) && { byOwner: true }) },
  });
}

const isReady = ({ application: { openEvaluations } }: LoadedFacility) => isFullyEvaluated(openEvaluations);

interface Completed {
  /** Without the evaluation that `after` includes. */
  before: LoadedFacility;
  after: LoadedFacility;
  /** Key of the message for this version of the evaluation: a reopened evaluation notifies users again. */
  key: string;
}

/** Notifies users who issue reports once the last required evaluation is submitted. */
async function notifyWhenReady(tx: Db, { settings }: Context, { before, after, key }: Completed): Promise<void> {
  const { facility, application } = before;
  if (isReady(before) || !isReady(after)) return;
  const { publicUrl } = settings;
  const acceptance = toInitialAcceptance(after, 'full');
  const mail = readyMail({ facility, key: `${application.id} ${key}`, acceptance, publicUrl });
  await writeMailTo(tx, addressesWith('issue-nf-report'), mail);
}
