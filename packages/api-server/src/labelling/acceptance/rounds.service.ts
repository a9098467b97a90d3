import {
  epochSeconds,
  changesBetween,
  type Application,
  type FinishedRound,
  type RecordChanges,
  byCode,
  type TypeLists,
} from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import type { Db } from '../../platform/db/client';
import type { LoadedFacility } from '../facilities/facility.store';
import { readTypeLists } from '../types/type-lists.store';
import { readDecisions } from './conditions.service';
import { loadSnapshot } from './load-snapshot';
import { listArchived, listEvaluatedRounds } from './rounds.store';
import { findSnapshot } from './snapshots.store';

type ArchivedRow = Awaited<ReturnType<typeof listArchived>>[number];

/** A round that was ended, with its decisions and documents, without the user who ended it. */
const toFinishedRound = async (db: Db, row: ArchivedRow, lists: TypeLists): Promise<FinishedRound> => ({
  round: row.round,
  date: epochSeconds(row.submittedAt),
  evaluation_date: epochSeconds(row.evaluatedAt),
  preliminary_acceptance: byCode(lists.acceptance, row.preliminaryAcceptance),
  acceptance: byCode(lists.acceptance, row.acceptance),
  submission: row.submissionReportId,
  preliminary_report: row.preliminaryReportId,
  user_file: row.upgradePlanId,
  final_report: row.finalReportId,
  decisions: await readDecisions(db, row.id),
  ended_at: epochSeconds(row.archivedAt) ?? 0,
  reason: row.archiveReason ?? '',
});

/** The rounds of a facility that were ended, the newest first. */
export async function listRounds(db: Db, facilityId: string): Promise<FinishedRound[]> {
  const lists = await readTypeLists(db);
  const rows = await listArchived(db, facilityId);
  return Promise.all(rows.map((row) => toFinishedRound(db, row, lists)));
}

/** The application as submitted in the present round, else as it is now. */
const present = async ({ db, now }: Context, loaded: LoadedFacility): Promise<Application> =>
  (await findSnapshot(db, loaded.application.id, 'submission')) ?? loadSnapshot(db, loaded, now());

/** The last round of which something was evaluated, else the last one: what was withdrawn unread is compared with by nobody. */
async function findCompared(db: Db, facilityId: string): Promise<ArchivedRow | undefined> {
  const rounds = await listArchived(db, facilityId);
  const evaluated = await listEvaluatedRounds(db, facilityId);
  return rounds.find(({ round }) => evaluated.includes(round)) ?? rounds[0];
}

/** The differences from the application of the last round that was evaluated, by record; none in the first round. */
export async function listRoundChanges(context: Context, loaded: LoadedFacility): Promise<RecordChanges[]> {
  const last = await findCompared(context.db, loaded.facility.id);
  const before = last && (await findSnapshot(context.db, last.id, 'submission'));
  if (!before) return [];
  return changesBetween(before, await present(context, loaded));
}
