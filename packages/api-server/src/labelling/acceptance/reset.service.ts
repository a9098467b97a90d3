import { STEPS, type NationalFacility, type ResetInput, type ResetTarget } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction, type Db } from '../../platform/db/client';
import { accessFactsOf } from '../facilities/facility-access-facts';
import { showFacility } from '../facilities/facility.view';
import { getFacility, lockFacility, refreshDerivedState, type LoadedFacility } from '../facilities/load-facility';
import { ownerAndDeputies } from '../facilities/owner-and-deputies';
import { versionConflict } from '../../platform/versions/versioned-write';
import { AppError } from '../../platform/errors/app-error';
import { guard } from '../../people/authentication/guard';
import { writeMail } from '../../platform/mail/mail.store';
import { resetMails } from '../mail/reset-mails';
import { listReviewers } from './acceptance.store';
import { archiveRound, copyAsDrafts, startRound } from './rounds.store';
import { closeAll } from '../questions/questions.store';
import { findSnapshot, insertSnapshot } from './snapshots.store';

const CAPABILITY = 'round.end';

const TARGETS = {
  evaluation: { step: 'reopen', action: 'application.reopen' },
  facility: { step: 'returnToFacility', action: 'application.return-to-facility' },
} as const satisfies Record<ResetTarget, object>;

interface Reset {
  actor: Actor;
  target: ResetTarget;
  reason: string;
  at: Date;
}

/** Ends the round of a facility, whose documents and evaluations are kept, and starts the next one. */
export async function resetRound(
  context: Context,
  actor: Actor,
  id: string,
  { target, reason }: ResetInput,
): Promise<NationalFacility> {
  const { application: meant } = await getFacility(context.db, id);
  return transaction(context.db, async (tx) => {
    const before = await lockFacility(tx, id);
    // A second reset would end the round that the first one has just started.
    if (before.application.id !== meant.id) throw versionConflict(undefined);
    // Checked again under the lock, which keeps out evaluations, reports and other resets.
    await guard({ context, actor, capability: CAPABILITY, find: async () => accessFactsOf(before) });
    const reset: Reset = { actor, target, reason, at: context.now() };
    const status = nextStatus(before, target);
    await archive(tx, before, reset);
    await start(tx, before, reset, status);
    const after = await refreshDerivedState(tx, id, reset.at);
    await recordAuditAndNotify(tx, context, { before, after, reset });
    return showFacility(after, actor);
  });
}

const refused = (target: ResetTarget) => {
  const { code, message } = STEPS[TARGETS[target].step].refusal;
  return AppError.of(code, message, 409);
};

function nextStatus({ application }: LoadedFacility, target: ResetTarget) {
  const to = STEPS[TARGETS[target].step].moves[application.status];
  if (!to) throw refused(target);
  return to;
}

async function archive(tx: Db, { application }: LoadedFacility, { actor, target, reason, at }: Reset) {
  const { id: applicationId, status: from } = application;
  const isArchived = await archiveRound(tx, { applicationId, from, at, by: actor.id, reason });
  if (!isArchived) throw refused(target);
  await closeAll(tx, { applicationId, at, by: actor.id });
}

/** A re-opened round keeps its submission and evaluations; a returned one begins without either. */
async function start(
  tx: Db,
  { application, facility }: LoadedFacility,
  { target, at }: Reset,
  status: LoadedFacility['application']['status'],
) {
  const isSubmitted = target === 'evaluation';
  const started = await startRound(tx, {
    facilityId: facility.id,
    round: application.round + 1,
    status,
    statusSince: at,
    submittedAt: isSubmitted ? application.submittedAt : null,
    submissionReportId: isSubmitted ? application.submissionReportId : null,
  });
  if (!isSubmitted) return;
  const submission = await findSnapshot(tx, application.id, 'submission');
  if (submission) await insertSnapshot(tx, started, 'submission', submission);
  await copyAsDrafts(tx, application.id, started);
}

interface Outcome {
  before: LoadedFacility;
  after: LoadedFacility;
  reset: Reset;
}

async function recordAuditAndNotify(tx: Db, { settings }: Context, { before, after, reset }: Outcome) {
  const { facility, application } = before;
  const holders = ownerAndDeputies(before);
  const { actor, target, reason } = reset;
  await writeAudit(tx, {
    actorId: actor.id,
    action: TARGETS[target].action,
    objectKind: 'facility',
    objectId: facility.id,
    objectName: facility.acronym,
    facilityId: facility.id,
    oldValue: { status: application.status },
    newValue: { status: after.application.status, reason },
  });
  const reviewers = await listReviewers(tx, facility.id);
  const told = {
    facility,
    holders,
    reviewers,
    round: after.application,
    target,
    reason,
    publicUrl: settings.publicUrl,
  };
  for (const mail of resetMails(told)) await writeMail(tx, mail);
}
