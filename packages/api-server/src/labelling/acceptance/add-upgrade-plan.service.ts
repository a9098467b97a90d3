import { STEPS, type NationalFacility } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { type Db } from '../../platform/db/client';
import { showFacility } from '../facilities/facility.view';
import { refreshDerivedState, type LoadedFacility } from '../facilities/load-facility';
import { ownerAndDeputies } from '../facilities/owner-and-deputies';
import { writeFacility } from '../facilities/write-facility';
import { linkFile } from '../../platform/files/files.store';
import { AppError, refusedField } from '../../platform/errors/app-error';
import { upgradePlanMails } from '../mail/upgrade-plan-mails';
import { writeMail } from '../../platform/mail/mail.store';
import { addPlan, listReviewers } from './acceptance.store';
import { listStaffAddresses } from './recipients';

const CAPABILITY = 'application.advance';
const NO_PLAN = 'This is no PDF that you have uploaded, or it is no longer there. Please upload it again.';

/** Makes an upload the upgrade plan of a facility; this cannot be undone. */
export function addUpgradePlan(context: Context, actor: Actor, id: string, fileId: string): Promise<NationalFacility> {
  const write = { context, actor, capability: CAPABILITY, id, parts: () => ['user_file'] } as const;
  return writeFacility(write, async (tx, before) => {
    await link(tx, context, before, { actor, fileId });
    const after = await refreshDerivedState(tx, id, context.now());
    await recordAuditAndNotify(tx, context, { before, after, actor });
    return showFacility(after, actor);
  });
}

/** The next status of the application after a plan is added; a refusal if none can be added. */
function nextStatus({ application }: LoadedFacility) {
  const to = STEPS.addUpgradePlan.moves[application.status];
  if (!to) throw new AppError('notSaved', 409, STEPS.addUpgradePlan.refusal);
  return to;
}

interface Upload {
  actor: Actor;
  fileId: string;
}

async function link(tx: Db, { now }: Context, before: LoadedFacility, { actor, fileId }: Upload) {
  const { id: applicationId, status: from } = before.application;
  const to = nextStatus(before);
  const as = { as: 'upgrade-plan', linkedId: applicationId, facilityId: before.facility.id } as const;
  const isLinked = await linkFile(tx, { fileId, uploaderId: actor.id, kind: 'document', ...as });
  if (!isLinked) throw refusedField('user_file', NO_PLAN);
  const isAdded = await addPlan(tx, { applicationId, from, to, at: now(), planId: fileId });
  if (!isAdded) throw new AppError('notSaved', 409, STEPS.addUpgradePlan.refusal);
}

interface Added {
  before: LoadedFacility;
  after: LoadedFacility;
  actor: Actor;
}

async function recordAuditAndNotify(tx: Db, { settings }: Context, { before, after, actor }: Added) {
  const { facility, application } = before;
  await writeAudit(tx, {
    actorId: actor.id,
    action: 'application.add-upgrade-plan',
    objectKind: 'facility',
    objectId: facility.id,
    objectName: facility.acronym,
    facilityId: facility.id,
    oldValue: { status: application.status },
    newValue: { status: nextStatus(before) },
  });
  const staff = await listStaffAddresses(tx);
  const reviewers = await listReviewers(tx, facility.id);
  const told = new Set(reviewers.map(({ email }) => email));
  const groups = {
    facility: showFacility(after, actor),
    openAssessments: after.application.openAssessments,
    holders: ownerAndDeputies(before),
    staff: staff.filter((address) => !told.has(address)),
    reviewers,
    publicUrl: settings.publicUrl,
  };
  for (const mail of upgradePlanMails(groups)) await writeMail(tx, mail);
}
