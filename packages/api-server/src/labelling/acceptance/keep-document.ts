import { day, type SubmissionSnapshot } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { storeGenerated } from '../../platform/files/keep-file';
import { AppError } from '../../platform/errors/app-error';
import { applicationDocument } from '../pdf/application-document';
import type { PdfDocument } from '../../platform/pdf/document';
import { RendererBusyError } from '../../platform/pdf/renderer';
import { reportDocument } from '../pdf/report-document';
import type { ReportSnapshot } from '../pdf/report-snapshot';
import { loadPictures } from './snapshot-pictures';

const BUSY = 'The portal is making other documents at this moment. Please try again in a minute.';

async function draw(context: Context, document: PdfDocument) {
  try {
    return await context.pdf.render(document);
  } catch (error) {
    if (error instanceof RendererBusyError) throw new AppError('unknown', 503, { message: BUSY, cause: error });
    throw error;
  }
}

/** Draws a document and keeps it as a file that belongs to nothing yet; answers its id. */
async function keep(context: Context, document: PdfDocument, name: string): Promise<string> {
  const bytes = await draw(context, document);
  return storeGenerated(context, { name: `${name}.pdf`, bytes: Buffer.from(bytes) });
}

/** Keeps the application of a snapshot as a PDF, a file that belongs to nothing yet; answers its id. */
export const keepApplicationPdf = async (context: Context, snapshot: SubmissionSnapshot): Promise<string> =>
  keep(
    context,
    applicationDocument(snapshot, await loadPictures(context, snapshot)),
    `${snapshot.facility.acronym}_application_${day(snapshot.submitted_at)}`,
  );

/** Keeps a report as a PDF, a file that belongs to nothing yet; answers its id. */
export const keepReportPdf = (context: Context, report: ReportSnapshot): Promise<string> =>
  keep(context, reportDocument(report), `${report.facility.acronym}_${report.kind}-report_${day(report.issued_at)}`);
