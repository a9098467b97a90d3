import {
  epochSeconds,
  changesBetween,
  type Application,
  type FinishedRound,
  type IssuedDecision,
  type RecordChanges,
  byCode,
  type TypeLists,
} from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import type { Db } from '../../platform/db/client';
import { orNotFound } from '../../platform/errors/app-error';
import type { LoadedFacility } from '../facilities/facility.store';
import { readTypeLists } from '../types/type-lists.store';
import { listDecisions } from './conditions.service';
import { loadSnapshot } from './load-snapshot';
import { findArchived, findCompared, listArchived } from './rounds.store';
import { findSnapshot } from './snapshots.store';

type ArchivedRow = Awaited<ReturnType<typeof listArchived>>[number];

/** A finished round with its decisions and documents, without the user who ended it. */
const toFinishedRound = (row: ArchivedRow, decisions: IssuedDecision[], lists: TypeLists): FinishedRound => ({
  round: row.round,
  date: epochSeconds(row.submittedAt),
  evaluation_date: epochSeconds(row.evaluatedAt),
  preliminary_acceptance: byCode(lists.acceptance, row.preliminaryAcceptance),
  acceptance: byCode(lists.acceptance, row.acceptance),
  submission: row.submissionReportId,
  preliminary_report: row.preliminaryReportId,
  user_file: row.upgradePlanId,
  final_report: row.finalReportId,
  decisions,
  ended_at: epochSeconds(row.archivedAt) ?? 0,
  reason: row.archiveReason ?? '',
});

/** The finished rounds of a facility, newest first. */
export async function listRounds(db: Db, facilityId: string): Promise<FinishedRound[]> {
  const rows = await listArchived(db, facilityId);
  if (rows.length === 0) return [];
  const lists = await readTypeLists(db);
  const decisionsOf = await listDecisions(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toFinishedRound(row, decisionsOf(row.id), lists));
}

/** The application as submitted in the current round; the current records if it has not been submitted. */
const present = async ({ db, now }: Context, loaded: LoadedFacility): Promise<Application> =>
  (await findSnapshot(db, loaded.application.id, 'submission')) ?? loadSnapshot(db, loaded, now());

/**
 * The differences from the application of a finished round, by record. `since` is the number of that round, by default
 * the last one evaluated; the result is empty in the first round.
 */
export async function listRoundChanges(
  context: Context,
  { loaded, since }: { loaded: LoadedFacility; since?: number | undefined },
): Promise<RecordChanges[]> {
  const { db } = context;
  const { id } = loaded.facility;
  const last = since === undefined ? await findCompared(db, id) : orNotFound(await findArchived(db, id, since));
  const before = last && (await findSnapshot(db, last.id, 'submission'));
  if (!before) return [];
  return changesBetween(before, await present(context, loaded));
}
