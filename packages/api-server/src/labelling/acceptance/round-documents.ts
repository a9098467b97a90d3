import type { Context } from '../../platform/process/app-types';
import { transaction } from '../../platform/db/client';
import { linkFile } from '../../platform/files/files.store';
import { discardFile } from './discard-file';
import { keepApplicationPdf, keepReportPdf } from './keep-document';
import { findDocument, setDocument, type DocumentKind, type Round } from './round-documents.store';
import { findSnapshot } from './snapshots.store';

const LINKS = {
  submission: 'submission-report',
  preliminary: 'preliminary-report',
  final: 'final-report',
} as const satisfies Record<DocumentKind, string>;

/** Stores the PDF of a snapshot and returns its file id; undefined if there is no snapshot. */
const KEEP: Record<DocumentKind, (context: Context, applicationId: string) => Promise<string | undefined>> = {
  async submission(context, applicationId) {
    const snapshot = await findSnapshot(context.db, applicationId, 'submission');
    return snapshot && keepApplicationPdf(context, snapshot);
  },
  preliminary: (context, applicationId) => keepReport(context, applicationId, 'preliminary-report'),
  final: (context, applicationId) => keepReport(context, applicationId, 'final-report'),
};

async function keepReport(context: Context, applicationId: string, kind: 'preliminary-report' | 'final-report') {
  const report = await findSnapshot(context.db, applicationId, kind);
  return report && keepReportPdf(context, report);
}

/** File id of a round's document, which is rendered now if it never was; undefined if there is no snapshot. */
export async function roundDocument(context: Context, round: Round, kind: DocumentKind): Promise<string | undefined> {
  const { applicationId, facilityId } = round;
  const present = await findDocument(context.db, applicationId, kind);
  if (present) return present;
  const fileId = await KEEP[kind](context, applicationId);
  if (!fileId) return undefined;
  const link = { as: LINKS[kind], linkedId: applicationId, facilityId } as const;
  const isSet = await transaction(
    context.db,
    async (tx) =>
      (await setDocument(tx, round, kind, fileId)) &&
      linkFile(tx, { fileId, uploaderId: null, kind: 'document', ...link }),
  );
  if (isSet) return fileId;
  await discardFile(context, fileId);
  // Another request has rendered it meanwhile.
  return findDocument(context.db, applicationId, kind);
}
