import { day, type DocumentBlock, type DocumentContent, type PreviewReport } from '@portal/domain';
import type { Scene } from '@portal/plots';
import type { Block } from '../../platform/pdf/document';
import type { Context } from '../../platform/process/app-types';
import type { LoadedFacility } from '../facilities/load-facility';
import { decisionSent } from './decision-sent';
import { mustExplainOnlyWhatIsMissing, mustLeaveTime } from './decision-refusals';
import { expectedNumber } from './document-numbers.store';
import { previewDocument, renderPreview } from './keep-document';
import { loadReport } from './load-snapshot';
import type { ReportSnapshot } from '../pdf/report-snapshot';

/** A document that is not stored. */
export interface ShownDocument {
  name: string;
  bytes: Uint8Array;
}

/** The report that would be issued now with this decision; refused whenever the report would be. */
async function previewed(context: Context, loaded: LoadedFacility, sent: PreviewReport): Promise<ReportSnapshot> {
  const issued = { ...decisionSent(sent), at: context.now() };
  mustExplainOnlyWhatIsMissing(loaded, issued);
  mustLeaveTime(issued);
  const document = await expectedNumber(context.db, loaded.application.id, issued.at);
  return loadReport(context.db, loaded, issued, document);
}

/** Previews a report as a document with the same content, marked as a preview. Nothing is stored, no number is taken. */
export async function previewReport(
  context: Context,
  loaded: LoadedFacility,
  sent: PreviewReport,
): Promise<ShownDocument> {
  const report = await previewed(context, loaded, sent);
  return {
    name: `${report.facility.acronym}_${report.kind}-report-preview_${day(report.issued_at)}.pdf`,
    bytes: await renderPreview(context, report),
  };
}

/** Previews a report for a page: the content of the document, without its pictures. */
export async function previewContent(
  context: Context,
  loaded: LoadedFacility,
  sent: PreviewReport,
): Promise<DocumentContent<Scene>> {
  const { title, blocks } = await previewDocument(context, await previewed(context, loaded, sent));
  return { title, blocks: blocks.map(withoutPictures) };
}

function withoutPictures(block: Block): DocumentBlock<Scene, never> {
  if (block.kind === 'letterhead') return { kind: block.kind, lines: block.lines };
  if (block.kind === 'entries') return { kind: block.kind, entries: block.entries };
  return block;
}
