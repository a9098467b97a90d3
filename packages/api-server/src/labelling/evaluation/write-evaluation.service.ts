import { RULES, type Day, type EditedEvaluation } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction, type Db } from '../../platform/db/client';
import { lockFacility } from '../facilities/load-facility';
import { assertCurrentVersion } from '../../platform/versions/refusals';
import { applyPatch } from '../../platform/versions/apply-patch';
import { AppError } from '../../platform/errors/app-error';
import { guard } from '../../people/authentication/guard';
import { orNotFound } from '../instruments/instrument-writes';
import { findEvaluation, writeEvaluation } from './evaluation.store';
import { findEvaluationTarget, accessFactsOfTarget, type EvaluationTarget, type Place } from './evaluation-target';
import { suggestionFor } from './suggestion';
import { notifyWhenReady } from './notify-when-ready';
import type { Act, EvaluationKind } from './evaluation-kinds';
import type { SentEvaluation, EvaluationValues } from './evaluation.schema';
import { toEvaluation } from './evaluation.view';

/** Who evaluates what. */
export interface EvaluationCaller {
  context: Context;
  actor: Actor;
  kind: EvaluationKind;
}

const isOwn = ({ loaded }: EvaluationTarget, { id }: Actor) => loaded.facility.ownerId === id;

/** What is validated, held as it is; the guard is asked again, as nobody can submit or end the evaluation from here on. */
async function lockTarget(
  tx: Db,
  { context, actor, kind }: EvaluationCaller,
  act: Act,
  place: Place,
): Promise<EvaluationTarget> {
  const loaded = await lockFacility(tx, place.facilityId);
  const target = await orNotFound(findEvaluationTarget(tx, loaded, kind, place));
  await guard({ context, actor, call: kind.calls[act], find: async () => accessFactsOfTarget(target) });
  if (isOwn(target, actor))
    context.log.warn({ call: kind.calls[act], actor: actor.id }, 'an administrator evaluates a facility of their own');
  return target;
}

const NOTHING: EvaluationValues = { compliance: null, comments: null, recommendations: null };

/** The evaluation as it would be; refused when it was made from another one than there is. */
function merged({ present }: EvaluationTarget, { values, version }: SentEvaluation) {
  const { compliance, comments, recommendations } = present ?? NOTHING;
  const before = { compliance, comments, recommendations };
  const after = applyPatch<EvaluationValues>(before, values);
  const isChanged = JSON.stringify(before) !== JSON.stringify(after);
  if (isChanged) assertCurrentVersion(version, toEvaluation(present, 'full'));
  return { after, isChanged };
}

async function write(
  tx: Db,
  { key }: EvaluationTarget,
  change: Parameters<typeof writeEvaluation>[2],
): Promise<EditedEvaluation> {
  const { code, message } = RULES.whileEvaluated.refusal;
  if (!(await writeEvaluation(tx, key, change))) throw AppError.of(code, message, 409);
  return toEvaluation(await findEvaluation(tx, key), 'full');
}

/** Saves a draft. Of two who edit one version, the second gets 409 with the draft as it is now. */
export const saveDraft = (caller: EvaluationCaller, place: Place, sent: SentEvaluation): Promise<EditedEvaluation> =>
  transaction(caller.context.db, async (tx) => {
    const target = await lockTarget(tx, caller, 'edit', place);
    const { after, isChanged } = merged(target, sent);
    if (!isChanged) return toEvaluation(target.present, 'full');
    return write(tx, target, { ...after, reviewerId: caller.actor.id });
  });

/** Submits an evaluation, for good, with what was suggested at this moment; of two who submit at once, one wins. */
export const submitEvaluation = (
  caller: EvaluationCaller,
  place: Place,
  sent: SentEvaluation,
): Promise<EditedEvaluation> =>
  transaction(caller.context.db, async (tx) => {
    const { context, actor } = caller;
    const target = await lockTarget(tx, caller, 'submit', place);
    const { after } = merged(target, sent);
    const evaluatedAt = context.now();
    const today: Day = evaluatedAt.toISOString().slice(0, 10);
    const suggestion = await suggestionFor(tx, target.key, today);
    const evaluation = await write(tx, target, { ...after, suggestion, evaluatedAt, reviewerId: actor.id });
    await recordAudit(tx, target, actor, after);
    await notifyWhenReady(tx, context, target.loaded);
    return evaluation;
  });

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
