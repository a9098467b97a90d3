import { day, type PreviewReport } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import type { LoadedFacility } from '../facilities/load-facility';
import { decisionSent } from './decision-sent';
import { mustExplainOnlyWhatIsMissing, mustLeaveTime } from './decision-refusals';
import { expectedNumber } from './document-numbers.store';
import { renderPreview } from './keep-document';
import { loadReport } from './load-snapshot';

/** A document that is not stored. */
export interface ShownDocument {
  name: string;
  bytes: Uint8Array;
}

/**
 * Previews the report that would be issued now with this decision: it has the same refusals and the same content as the
 * report, and is marked as a preview. Nothing is stored, and no number is taken.
 */
export async function previewReport(
  context: Context,
  loaded: LoadedFacility,
  sent: PreviewReport,
): Promise<ShownDocument> {
  const issued = { ...decisionSent(sent), at: context.now() };
  mustExplainOnlyWhatIsMissing(loaded, issued);
  mustLeaveTime(issued);
  const document = await expectedNumber(context.db, loaded.application.id, issued.at);
  const report = await loadReport(context.db, loaded, issued, document);
  return {
    name: `${report.facility.acronym}_${report.kind}-report-preview_${day(report.issued_at)}.pdf`,
    bytes: await renderPreview(context, report),
  };
}
