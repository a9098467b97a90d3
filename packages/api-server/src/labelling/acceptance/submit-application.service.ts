import {
  STEPS,
  type NationalFacility,
  type SubmissionSnapshot,
  changedLabels,
  completeness,
  type FieldError,
  type Gap,
} from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import { showFacility } from '../facilities/facility.view';
import { getFacility, refreshDerivedState, type LoadedFacility } from '../facilities/load-facility';
import { ownerAndDeputies } from '../facilities/owner-and-deputies';
import { writeFacility } from '../facilities/write-facility';
import { linkFile } from '../../platform/files/files.store';
import { AppError } from '../../platform/errors/app-error';
import { submissionMails } from '../mail/submission-mails';
import { writeMail } from '../../platform/mail/mail.store';
import { listReviewers, submitRound } from './acceptance.store';
import { discardFile } from './discard-file';
import { keepApplicationPdf } from './keep-document';
import { isSame, loadSnapshot } from './load-snapshot';
import { listStaffAddresses } from './recipients';
import { keepTexts } from './keep-texts';
import { listRoundChanges } from './rounds.service';
import type { Evaluation } from './rounds.store';
import { insertSnapshot } from './snapshots.store';

const CAPABILITY = 'application.submit';
const CHANGED = 'Someone else has just changed this application. Please check it and submit again.';

const changedMeanwhile = () => new AppError('notSaved', 409, { message: CHANGED });

interface Prepared {
  actor: Actor;
  snapshot: SubmissionSnapshot;
  /** File id of the application, rendered from the snapshot. */
  reportId: string;
  at: Date;
}

/**
 * Submits an application; this cannot be undone. Its content is frozen and stored as a PDF. The document is rendered
 * before the transaction, which then checks that it is still up to date; the second of two simultaneous requests is
 * refused.
 */
export async function submitApplication(context: Context, actor: Actor, id: string): Promise<NationalFacility> {
  const at = context.now();
  const snapshot = await loadSnapshot(context.db, await getFacility(context.db, id), at);
  mustBeComplete(snapshot);
  const reportId = await keepApplicationPdf(context, snapshot);
  try {
    return await writeFacility({ context, actor, capability: CAPABILITY, id }, (tx, before) =>
      freeze(tx, context, before, { actor, snapshot, reportId, at }),
    );
  } catch (error) {
    await discardFile(context, reportId);
    throw error;
  }
}

async function freeze(tx: Db, context: Context, before: LoadedFacility, prepared: Prepared): Promise<NationalFacility> {
  const { actor, snapshot, at } = prepared;
  const id = snapshot.facility._id;
  if (!isSame(snapshot, await loadSnapshot(tx, before, at))) throw changedMeanwhile();
  await move(tx, before, prepared);
  const kept = await keepTexts(tx, before, snapshot);
  const after = await refreshDerivedState(tx, id, at);
  const facility = showFacility(after, actor);
  await recordAudit(tx, before, actor);
  await notifyOfSubmission(tx, context, { facility, after, snapshot, kept });
  return facility;
}

async function move(tx: Db, { application, facility }: LoadedFacility, { snapshot, reportId, at }: Prepared) {
  const { id: applicationId, status: from } = application;
  const link = { as: 'submission-report', linkedId: applicationId, facilityId: facility.id } as const;
  const isLinked = await linkFile(tx, { fileId: reportId, uploaderId: null, kind: 'document', ...link });
  const isMoved = await submitRound(tx, { applicationId, from, at, reportId });
  if (!isLinked || !isMoved) throw changedMeanwhile();
  await insertSnapshot(tx, applicationId, 'submission', snapshot);
}

function recordAudit(tx: Db, { application, facility }: LoadedFacility, actor: Actor) {
  const { id, acronym } = facility;
  const { status } = application;
  return writeAudit(tx, {
    actorId: actor.id,
    action: 'application.submit',
    objectKind: 'facility',
    objectId: id,
    objectName: acronym,
    facilityId: id,
    oldValue: { status },
    newValue: { status: STEPS.submit.moves[status] },
  });
}

interface Submitted {
  /** The facility in the owner's view. */
  facility: NationalFacility;
  after: LoadedFacility;
  snapshot: SubmissionSnapshot;
  /** Evaluations of the previous round that became drafts of this one. */
  kept: readonly Evaluation[];
}

/** Labels of the changes since the previous round; null in the first round. */
const changedIn = async (tx: Db, context: Context, after: LoadedFacility) =>
  after.application.round > 1 ? changedLabels(await listRoundChanges({ ...context, db: tx }, { loaded: after })) : null;

async function notifyOfSubmission(tx: Db, context: Context, { facility, after, snapshot, kept }: Submitted) {
  const { application: round } = after;
  const holders = ownerAndDeputies(after);
  const staff = await listStaffAddresses(tx);
  const reviewers = await listReviewers(tx, after.facility.id);
  const changed = await changedIn(tx, context, after);
  const { publicUrl } = context.settings;
  const mails = submissionMails({ facility, snapshot, round, holders, staff, reviewers, changed, kept, publicUrl });
  for (const mail of mails) await writeMail(tx, mail);
}

const INCOMPLETE = 'The application is not complete. Please fill in what is missing.';

const PREFIXES: Record<Gap['about'], (gap: Gap) => string> = {
  facility: () => '',
  lidar: ({ id }) => `lidars.${id}.`,
  photometer: ({ id }) => `photometers.${id}.`,
};

const toError = (gap: Gap): FieldError => ({ path: PREFIXES[gap.about](gap) + gap.path, message: gap.message });

/** Refuses an incomplete application with the missing fields, both as field errors and as a complete list. */
function mustBeComplete(snapshot: SubmissionSnapshot) {
  const { missing } = completeness(snapshot);
  if (missing.length === 0) return;
  throw new AppError('notSaved', 422, { message: INCOMPLETE, errors: missing.map(toError), data: missing });
}
