import type { Context } from '../../platform/process/app-types';
import type { LoadedFacility } from '../facilities/facility.store';
import { AppError } from '../../platform/http/app-error';
import { roundDocument } from './round-documents';

/** File of the application as it was submitted in the present round. */
export async function submissionPdf(context: Context, { facility, application }: LoadedFacility): Promise<string> {
  const round = { facilityId: facility.id, applicationId: application.id };
  const fileId = await roundDocument(context, round, 'submission');
  if (fileId) return fileId;
  throw new AppError('notLoaded', 404, { message: 'This application was not kept as a document.' });
}
