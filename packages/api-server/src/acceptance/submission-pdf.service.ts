import type { Context } from '../app-types';
import { transaction } from '../db/client';
import { getFacility } from '../facilities/load-facility';
import { linkFile } from '../files/files.store';
import { AppError } from '../http/app-error';
import { findSubmission, setSubmissionReport } from './acceptance.store';
import { keepApplicationPdf } from './application-pdf';
import { discardFile } from './discard-file';

/** File of the application as it was submitted in the present round. One that was never drawn is drawn now, once. */
export async function submissionPdf(context: Context, id: string): Promise<string> {
  const { application } = await getFacility(context.db, id);
  if (application.submissionReportId) return application.submissionReportId;
  const drawn = await drawSubmission(context, { facilityId: id, applicationId: application.id });
  if (drawn) return drawn;
  // Somebody else drew it meanwhile.
  const { submissionReportId } = (await getFacility(context.db, id)).application;
  if (!submissionReportId) throw missing();
  return submissionReportId;
}

const missing = () => new AppError('notLoaded', 404, { message: 'This application was not kept as a document.' });

interface Round {
  facilityId: string;
  applicationId: string;
}

/** Draws the snapshot of a round and makes it the round's document; nothing when it has one by now. */
async function drawSubmission(context: Context, { facilityId, applicationId }: Round): Promise<string | undefined> {
  const snapshot = await findSubmission(context.db, applicationId);
  if (!snapshot) throw missing();
  const fileId = await keepApplicationPdf(context, snapshot);
  const link = { as: 'submission-report', linkedId: applicationId, facilityId } as const;
  const isSet = await transaction(
    context.db,
    async (tx) =>
      (await setSubmissionReport(tx, applicationId, fileId)) &&
      linkFile(tx, { fileId, uploaderId: null, kind: 'document', ...link }),
  );
  if (isSet) return fileId;
  await discardFile(context, fileId);
  return undefined;
}
