import type { Context } from '../../platform/process/app-types';
import { getFacility } from '../facilities/load-facility';
import { AppError } from '../../platform/errors/app-error';
import { roundDocument } from './round-documents';

/** File of the application as it was submitted in the present round. */
export async function submissionPdf(context: Context, id: string): Promise<string> {
  const { application } = await getFacility(context.db, id);
  const fileId = await roundDocument(context, { facilityId: id, applicationId: application.id }, 'submission');
  if (fileId) return fileId;
  throw new AppError('notLoaded', 404, { message: 'This application was not kept as a document.' });
}
