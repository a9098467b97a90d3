import { componentOf, countOpenOf, type Component, type EditedEvaluation, type ReopenInput } from '@portal/domain';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction, type Db } from '../../platform/db/client';
import { writeMail, writeMailTo } from '../../platform/mail/mail.store';
import type { Context } from '../../platform/process/app-types';
import { assertCurrentVersion } from '../../platform/versions/versioned-write';
import { addressesWith } from '../../people/users/user.store';
import { listReviewers } from './acceptance.store';
import { toInitialAcceptance } from '../facilities/facility.view';
import { refreshDerivedState, type LoadedFacility } from '../facilities/load-facility';
import { openedAgainMail, openedForReviewerMail, type OpenedAgain } from '../mail/opened-again-mails';
import type { EvaluationKind } from '../evaluation/evaluation-kinds';
import type { EvaluationTarget, TargetIds } from '../evaluation/evaluation-target';
import { giveWorkAnew } from '../evaluation/reviewer-slots.store';
import { findEvaluation, takeBackEvaluation } from '../evaluation/evaluation.store';
import { toEvaluation } from '../evaluation/evaluation.view';
import { lockTarget, type EvaluationCaller } from '../evaluation/write-evaluation.service';

/** Reopens a single submitted evaluation as a draft with its text; the others stay submitted. */
export const reopenEvaluation = (
  caller: EvaluationCaller,
  ids: TargetIds,
  { reason, version }: ReopenInput,
): Promise<EditedEvaluation> =>
  transaction(caller.context.db, async (tx) => {
    const { context, actor } = caller;
    const target = await lockTarget(tx, caller, 'evaluation.reopen', ids);
    const read = async () => toEvaluation(await findEvaluation(tx, target.key), 'full', target.loaded.lists);
    assertCurrentVersion(version, await read());
    await takeBackEvaluation(tx, target.key);
    await writeAudit(tx, {
      actorId: actor.id,
      action: 'evaluation.reopen',
      objectKind: target.key.targetKind,
      objectId: target.key.targetId,
      objectName: target.name,
      facilityId: ids.facilityId,
      newValue: { aspect: target.key.aspect, reason },
    });
    const component = componentFor(caller.kind);
    if (component && countOpenOf([component], target.loaded.application.openEvaluations) === 0)
      await giveWorkAnew(tx, ids.facilityId, component, context.now());
    const after = await refreshDerivedState(tx, ids.facilityId, context.now());
    await notify(tx, context, { kind: caller.kind, target, after, reason });
    return read();
  });

/** The component whose reviewer gives the evaluation; null if administrators give it. */
function componentFor({ targetKind, aspect }: EvaluationKind): Component | null {
  if (targetKind !== 'facility') return componentOf(`${targetKind}-${aspect}`);
  return aspect === 'synergy' ? null : aspect;
}

interface Reopened {
  kind: EvaluationKind;
  target: EvaluationTarget;
  after: LoadedFacility;
  reason: string;
}

/**
 * Notifies the reviewers of the evaluation, and those who issue reports if the application was pending with them;
 * administrators if there are no other recipients.
 */
async function notify(tx: Db, { settings }: Context, { kind, target, after, reason }: Reopened) {
  const { facility, application: before } = target.loaded;
  const { application: round } = after;
  const acceptance = toInitialAcceptance(after, 'full');
  const about = kind.targetKind === 'facility' ? kind.about : `the ${kind.targetKind} ${target.name} (${kind.aspect})`;
  const opened: OpenedAgain = { facility, about, reason, round, acceptance, publicUrl: settings.publicUrl };
  const component = componentFor(kind);
  const reviewers = (await listReviewers(tx, facility.id)).filter(
    ({ components }) => component !== null && components.includes(component),
  );
  for (const reviewer of reviewers) await writeMail(tx, openedForReviewerMail(opened, reviewer));
  const isTakenFromCars = before.pendingWith === 'cars' && round.pendingWith !== 'cars';
  if (isTakenFromCars) await writeMailTo(tx, addressesWith('issue-nf-report'), openedAgainMail(opened));
  else if (reviewers.length === 0) await writeMailTo(tx, addressesWith('administrator'), openedAgainMail(opened));
}
