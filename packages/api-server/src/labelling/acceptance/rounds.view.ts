import { byCode, type FinishedRound, type TypeLists } from '@portal/domain';
import type { listArchived } from './rounds.store';

type ArchivedRow = Awaited<ReturnType<typeof listArchived>>[number];

const epoch = (moment: Date | null) => (moment === null ? null : Math.floor(moment.getTime() / 1000));

/** A round that was ended, with its documents; who ended it is not told. */
export const toFinishedRound = (row: ArchivedRow, lists: TypeLists): FinishedRound => ({
  round: row.round,
  date: epoch(row.submittedAt),
  evaluation_date: epoch(row.evaluatedAt),
  preliminary_acceptance: byCode(lists.acceptance, row.preliminaryAcceptance),
  acceptance: byCode(lists.acceptance, row.acceptance),
  submission: row.submissionReportId,
  preliminary_report: row.preliminaryReportId,
  user_file: row.upgradePlanId,
  final_report: row.finalReportId,
  ended_at: epoch(row.archivedAt) ?? 0,
  reason: row.archiveReason ?? '',
});
