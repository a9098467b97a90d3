import { day, type SubmissionSnapshot } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { storeGenerated } from '../../platform/files/keep-file';
import { AppError } from '../../platform/errors/app-error';
import { OverloadError } from '../../platform/errors/overload-error';
import type { PictureFormat } from '../../platform/pictures/picture-task';
import { applicationDocument, type Pictures } from '../pdf/application-document';
import type { PdfDocument } from '../../platform/pdf/document';
import { RendererBusyError } from '../../platform/pdf/renderer';
import { readInstallation } from '../../platform/installation/installation.store';
import { issuerOf, type Issuer } from '../pdf/issuer';
import { asPreview, reportDocument } from '../pdf/report-document';
import type { ReportSnapshot } from '../pdf/report-snapshot';
import { buffer } from 'node:stream/consumers';
import { findFile } from '../../platform/files/files.store';
import { loggable } from '../../platform/db/loggable';

const BUSY = 'The portal is making other documents at this moment. Please try again in a minute.';

/** Renders a document; 503 while too many others are waiting. */
export async function renderDocument(context: Context, document: PdfDocument) {
  try {
    return await context.pdf.render(document);
  } catch (error) {
    if (error instanceof RendererBusyError) throw new AppError('unknown', 503, { message: BUSY, cause: error });
    throw error;
  }
}

/** Renders a document and stores it as an unlinked file; returns its id. */
async function keep(context: Context, document: PdfDocument, name: string): Promise<string> {
  const bytes = await renderDocument(context, document);
  return storeGenerated(context, { name: `${name}.pdf`, bytes: Buffer.from(bytes) });
}

/** Stores the application of a snapshot as a PDF, as an unlinked file; returns its id. */
export const keepApplicationPdf = async (context: Context, snapshot: SubmissionSnapshot): Promise<string> =>
  keep(
    context,
    applicationDocument(snapshot, await loadPictures(context, snapshot), await loadIssuer(context)),
    `${snapshot.facility.acronym}_application_${day(snapshot.submitted_at)}`,
  );

/** A report as a preview. */
export const previewDocument = async (context: Context, report: ReportSnapshot): Promise<PdfDocument> =>
  asPreview(reportDocument(report, await loadIssuer(context)));

/** Renders a report as a preview without storing it. */
export const renderPreview = async (context: Context, report: ReportSnapshot): Promise<Uint8Array> =>
  renderDocument(context, await previewDocument(context, report));

/** Stores a report as a PDF, as an unlinked file; returns its id. */
export const keepReportPdf = async (context: Context, report: ReportSnapshot): Promise<string> =>
  keep(
    context,
    reportDocument(report, await loadIssuer(context)),
    `${report.facility.acronym}_${report.kind}-report_${day(report.issued_at)}`,
  );

/** The picture, reduced to the size that the document needs. */
async function loadPicture({ db, files, pictures }: Context, id: string, format: PictureFormat): Promise<Buffer> {
  const file = await findFile(db, id);
  const content = file && (await files.get(file.storageKey));
  if (!content) throw new Error('The picture is missing.');
  return pictures.make({ make: 'print', source: await buffer(content), format });
}

/** A picture that had no turn is not unreadable: the document is made later. */
function leaveOut({ log }: Context, id: string, error: unknown) {
  if (error instanceof OverloadError) throw error;
  log.warn({ file: id, ...loggable(error as Error) }, 'a picture is left out of a document');
}

/** The pictures of an application by file id. An unreadable picture is left out rather than failing the document. */
async function loadPictures(
  context: Context,
  { facility, lidars, photometers }: SubmissionSnapshot,
): Promise<Pictures> {
  const pictures = new Map<string, Uint8Array>();
  for (const id of [facility, ...lidars, ...photometers].flatMap((record) => record.pictures)) {
    try {
      // JPEG is embedded without conversion.
      pictures.set(id, await loadPicture(context, id, 'jpeg'));
    } catch (error) {
      leaveOut(context, id, error);
    }
  }
  return pictures;
}

/** The issuer of new documents. An unreadable logo is left out rather than failing the document. */
export async function loadIssuer(context: Context): Promise<Issuer> {
  const installation = await readInstallation(context.db);
  const { pictureId } = installation;
  if (pictureId === null) return issuerOf(installation);
  try {
    return issuerOf(installation, await loadPicture(context, pictureId, 'png'));
  } catch (error) {
    leaveOut(context, pictureId, error);
    return issuerOf(installation);
  }
}
