import { RULES, type PlanAssessment, type PlanAssessmentCode, type View } from '@portal/domain';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction, type Db } from '../../platform/db/client';
import { AppError } from '../../platform/errors/app-error';
import type { Actor } from '../../platform/process/app-types';
import { applyPatch, assertCurrentVersion, versionedWrite } from '../../platform/versions/versioned-write';
import { updateDerivedState } from '../facilities/facility.store';
import { showFacility } from '../facilities/facility.view';
import { derivedStateOf, type EvaluatedFacility, type LoadedFacility } from '../facilities/load-facility';
import { addressesWith } from '../../people/users/user.store';
import { writeMailTo } from '../../platform/mail/mail.store';
import { assessedMail } from '../mail/upgrade-plan-mails';
import type { EvaluationTarget, TargetIds } from './evaluation-target';
import { listRound } from './evaluation.store';
import { findAssessment, listAssessments, writeAssessment, type StoredAssessment } from './plan-assessment.store';
import { toAssessment, toAssessments } from './plan-assessment.view';
import { isOwn, lockTarget, type EvaluationCaller } from './write-evaluation.service';

interface AssessmentValues {
  assessment: PlanAssessmentCode | null;
  comments: string | null;
}

/** Fields that were not sent are `undefined` and stay unchanged. */
export interface SentAssessment {
  assessment?: PlanAssessmentCode | null | undefined;
  comments?: string | null | undefined;
  version?: number | undefined;
}

const NOTHING: AssessmentValues = { assessment: null, comments: null };

/** The compliance that the plan has to answer; the guard has checked that it exists and is not a yes. */
function complianceOf({ loaded, key }: EvaluationTarget) {
  const evaluation = loaded.evaluations.find(
    ({ targetId, aspect }) => targetId === key.targetId && aspect === key.aspect,
  );
  if (!evaluation?.compliance) throw new Error('The plan is assessed on an evaluation that is not there.');
  return evaluation.compliance;
}

const shown = (target: EvaluationTarget, stored: StoredAssessment | undefined) =>
  toAssessment(target.key, complianceOf(target), stored, 'full');

/** Applies the values sent to the stored assessment. */
function merged(stored: StoredAssessment | undefined, { assessment, comments }: SentAssessment) {
  const before: AssessmentValues = stored ? { assessment: stored.assessment, comments: stored.comments } : NOTHING;
  const after = applyPatch<AssessmentValues>(before, { assessment, comments });
  return { after, isChanged: JSON.stringify(before) !== JSON.stringify(after) };
}

async function write(
  tx: Db,
  target: EvaluationTarget,
  reviewer: Actor,
  change: Omit<Parameters<typeof writeAssessment>[2], 'reviewerId'>,
): Promise<PlanAssessment> {
  const written = await writeAssessment(tx, target.key, { ...change, reviewerId: reviewer.id });
  const { code, message } = RULES.whilePlanIsAssessed.refusal;
  if (!written) throw AppError.of(code, message, 409);
  return shown(target, { ...written, reviewer });
}

/** Saves a draft. If two users edit the same version, the second receives 409 with the current draft. */
export const saveAssessment = (
  caller: EvaluationCaller,
  ids: TargetIds,
  sent: SentAssessment,
): Promise<PlanAssessment> =>
  transaction(caller.context.db, async (tx) => {
    const target = await lockTarget(tx, caller, caller.kind.assess, ids);
    const stored = await findAssessment(tx, target.key);
    const { after, isChanged } = merged(stored, sent);
    const draft = () => write(tx, target, caller.actor, after);
    return versionedWrite({ present: shown(target, stored), version: sent.version, isChanged, write: draft });
  });

/** Submits an assessment; this cannot be undone. The second of two simultaneous requests is refused. */
export const submitAssessment = (
  caller: EvaluationCaller,
  ids: TargetIds,
  sent: SentAssessment,
): Promise<PlanAssessment> =>
  transaction(caller.context.db, async (tx) => {
    const { context, actor } = caller;
    const target = await lockTarget(tx, caller, caller.kind.assess, ids);
    const stored = await findAssessment(tx, target.key);
    const { after, isChanged } = merged(stored, sent);
    if (isChanged) assertCurrentVersion(sent.version, shown(target, stored));
    const assessedAt = context.now();
    const assessment = await write(tx, target, actor, { ...after, assessedAt });
    await recordAudit(tx, target, actor, after);
    const changed = withAssessed(target);
    const application = await updateDerivedState(tx, changed, derivedStateOf(changed), assessedAt);
    await notifyWhenAssessed(tx, { before: target, after: { ...changed, application }, caller });
    return assessment;
  });

function withAssessed({ loaded, key }: EvaluationTarget): EvaluatedFacility {
  const evaluations = loaded.evaluations.map((one) =>
    one.targetId === key.targetId && one.aspect === key.aspect ? { ...one, isAssessed: true } : one,
  );
  return { ...loaded, evaluations };
}

interface Assessed {
  before: EvaluationTarget;
  after: LoadedFacility;
  caller: EvaluationCaller;
}

/** Notifies users who issue reports once all assessments are submitted. */
async function notifyWhenAssessed(tx: Db, { before: { loaded, key }, after, caller }: Assessed): Promise<void> {
  if (loaded.application.step === after.application.step) return;
  const mail = assessedMail({
    key: `${key.applicationId} ${key.targetId} ${key.aspect}`,
    facility: showFacility(after, caller.actor),
    publicUrl: caller.context.settings.publicUrl,
  });
  await writeMailTo(tx, addressesWith('issue-nf-report'), mail);
}

function recordAudit(tx: Db, target: EvaluationTarget, actor: Actor, { assessment }: AssessmentValues) {
  const { key, name, loaded } = target;
  return writeAudit(tx, {
    actorId: actor.id,
    action: 'evaluation.assess-plan',
    objectKind: key.targetKind,
    objectId: key.targetId,
    objectName: name,
    facilityId: loaded.facility.id,
    newValue: { aspect: key.aspect, assessment, ...(isOwn(target, actor) && { byOwner: true }) },
  });
}

/** The evaluations of the current round that the upgrade plan has to answer, with their assessments in this view. */
export async function readAssessments(db: Db, loaded: LoadedFacility, view: View): Promise<PlanAssessment[]> {
  const { id } = loaded.application;
  const evaluations = await listRound(db, id);
  const assessments = await listAssessments(db, id);
  return toAssessments({ loaded, evaluations, assessments }, view);
}
