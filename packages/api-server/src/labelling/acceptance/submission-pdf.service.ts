import type { Context } from '../../platform/process/app-types';
import type { LoadedFacility } from '../facilities/facility.store';
import { AppError } from '../../platform/errors/app-error';
import { roundDocument } from './round-documents';

/** File id of the application as submitted in the current round. */
export async function submissionPdf(context: Context, { facility, application }: LoadedFacility): Promise<string> {
  const round = { facilityId: facility.id, applicationId: application.id };
  const fileId = await roundDocument(context, round, 'submission');
  if (fileId) return fileId;
  throw new AppError('notLoaded', 404, { message: 'This application was not kept as a document.' });
}
