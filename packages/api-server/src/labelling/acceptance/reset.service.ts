import { STEPS, type NationalFacility } from '@portal/domain';
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
import { resetMails, type RoundEnd } from '../mail/reset-mails';
import { listVersions } from '../accepted/accepted-versions.store';
import { listReviewers } from './acceptance.store';
import { listStaffAddresses } from './recipients';
import { archiveRound, copyAsDrafts, startRound } from './rounds.store';
import { closeAll } from '../questions/questions.store';
import { endPreliminaryConditions } from './conditions.store';
import { findSnapshot, insertSnapshot } from './snapshots.store';

/** The ways to end a round: an administrator resets it, or the owner withdraws the application. */
const ENDS = {
  evaluation: { capability: 'round.end', step: 'reopen', action: 'application.reopen' },
  facility: { capability: 'round.end', step: 'returnToFacility', action: 'application.return-to-facility' },
  withdrawal: { capability: 'application.withdraw', step: 'withdraw', action: 'application.withdraw' },
} as const satisfies Record<RoundEnd, object>;

interface End {
  target: RoundEnd;
  reason: string;
}

interface Reset extends End {
  actor: Actor;
  at: Date;
}

/** Ends the round of a facility, keeping its documents and evaluations, and starts the next one. */
export async function endRound(
  context: Context,
  actor: Actor,
  id: string,
  { target, reason }: End,
): Promise<NationalFacility> {
  const { application: meant } = await getFacility(context.db, id);
  return transaction(context.db, async (tx) => {
    const before = await lockFacility(tx, id);
    // A second reset would end the round that the first one has just started.
    if (before.application.id !== meant.id) throw versionConflict(undefined);
    const { capability } = ENDS[target];
    // Checked again under the lock, which excludes evaluations, reports and other resets.
    await guard({ context, actor, capability, find: async () => accessFactsOf(before) });
    const reset: Reset = { actor, target, reason, at: context.now() };
    const status = nextStatus(before, target);
    await archive(tx, before, reset);
    await start(tx, before, reset, status);
    const after = await refreshDerivedState(tx, id, reset.at);
    await recordAuditAndNotify(tx, context, { before, after, reset });
    return showFacility(after, actor);
  });
}

const refused = (target: RoundEnd) => {
  const { code, message } = STEPS[ENDS[target].step].refusal;
  return AppError.of(code, message, 409);
};

function nextStatus({ application }: LoadedFacility, target: RoundEnd) {
  const to = STEPS[ENDS[target].step].moves[application.status];
  if (!to) throw refused(target);
  return to;
}

async function archive(tx: Db, { application }: LoadedFacility, { actor, target, reason, at }: Reset) {
  const { id: applicationId, status: from } = application;
  const isArchived = await archiveRound(tx, { applicationId, from, at, by: actor.id, reason });
  if (!isArchived) throw refused(target);
  await closeAll(tx, { applicationId, at, by: actor.id });
  await endPreliminaryConditions(tx, application.facilityId, at);
}

/**
 * A reopened round keeps its submission and evaluations. A round returned to the facility receives the texts of the
 * evaluations when it is submitted.
 */
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
  await copyAsDrafts(tx, { from: application.id, to: started });
}

/** The accepted version, the configuration in force and the number of open conditions, which all outlast the round. */
async function lastingOf(tx: Db, { facility, configurationInForce, openConditions }: LoadedFacility) {
  const [accepted] = await listVersions(tx, facility.id).limit(1);
  return {
    accepted: accepted?.validTo === null ? accepted.number : null,
    configuration: configurationInForce,
    openConditions: openConditions.length,
  };
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
    action: ENDS[target].action,
    objectKind: 'facility',
    objectId: facility.id,
    objectName: facility.acronym,
    facilityId: facility.id,
    oldValue: { status: application.status },
    newValue: { status: after.application.status, reason },
  });
  const reviewers = await listReviewers(tx, facility.id);
  const staff = target === 'withdrawal' ? await listStaffAddresses(tx) : [];
  const told = {
    facility,
    holders,
    reviewers,
    staff,
    round: after.application,
    lasting: await lastingOf(tx, after),
    target,
    reason,
    publicUrl: settings.publicUrl,
  };
  for (const mail of resetMails(told)) await writeMail(tx, mail);
}
