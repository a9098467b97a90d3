import { day, type SubmissionSnapshot } from '@portal/domain';
import type { Context } from '../app-types';
import { storeGenerated } from '../files/keep-file';
import { AppError } from '../http/app-error';
import { applicationDocument } from '../pdf/application-document';
import { RendererBusyError } from '../pdf/renderer';
import { loadPictures } from './snapshot-pictures';

const BUSY = 'The portal is making other documents at this moment. Please try again in a minute.';

/** The application of a snapshot as the bytes of a PDF. */
async function draw(context: Context, snapshot: SubmissionSnapshot) {
  try {
    return await context.pdf.render(applicationDocument(snapshot, await loadPictures(context, snapshot)));
  } catch (error) {
    if (error instanceof RendererBusyError) throw new AppError('unknown', 503, { message: BUSY, cause: error });
    throw error;
  }
}

/** Draws the application of a snapshot and keeps it as a file that belongs to nothing yet; answers its id. */
export async function keepApplicationPdf(context: Context, snapshot: SubmissionSnapshot): Promise<string> {
  const bytes = await draw(context, snapshot);
  const name = `${snapshot.facility.acronym}_application_${day(snapshot.submitted_at)}.pdf`;
  return storeGenerated(context, { name, bytes: Buffer.from(bytes) });
}
