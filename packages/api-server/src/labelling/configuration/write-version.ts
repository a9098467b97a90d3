import {
  epochSeconds,
  CHOICE_REFUSALS,
  chooseConfiguration,
  choiceErrors,
  day,
  operationalConfiguration,
  leftOutByDefault,
  NO_IDS,
  usedIds,
  type ApprovedConfiguration,
  type ConfigurationChoice,
  type ConfigurationChoiceInput,
  type Day,
  type FieldError,
  type Lidar,
  type UsedId,
} from '@portal/domain';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../platform/db/client';
import { AppError } from '../../platform/errors/app-error';
import type { ReportSnapshot } from '../pdf/report-snapshot';
import { insertChange, lockChanges } from './configuration-changes.store';
import { freeIds, takeIds } from './configuration-ids.store';
import {
  endVersion,
  findInForce,
  findLast,
  insertVersion,
  type NewVersion,
  type VersionRow,
} from './configurations.store';

/** What a version is made from. */
export interface Approval {
  /** The final report whose lidars it holds. */
  report: ReportSnapshot;
  sent: ConfigurationChoiceInput | undefined;
  /** Why CARS makes it; `null` with the final report itself. */
  reason: string | null;
  at: Date;
}

/** A version that has just come into force, the one whose place it took, and the last one before it, in force or not. */
export interface Superseding {
  version: VersionRow;
  superseded: VersionRow | undefined;
  last: VersionRow | undefined;
}

function refuse(errors: readonly FieldError[]): void {
  const [first] = errors;
  if (first) throw new AppError('notSaved', 422, { message: first.message, errors: [...errors] });
}

/** Validity never goes back, even where the clocks of two servers differ at midnight. */
function notBefore(last: VersionRow | undefined, at: Date): Day {
  const today = day(epochSeconds(at)) ?? '';
  const earliest = last?.validTo ?? last?.validFrom ?? today;
  return earliest > today ? earliest : today;
}

function configurationsOf({ report, at }: Approval, { station_id, lidars }: ConfigurationChoice) {
  const moments = { approvedAt: epochSeconds(at), exportedAt: epochSeconds(at) };
  return report.lidars.flatMap((lidar) => {
    const ids = lidars.find((one) => one.lidar === lidar._id);
    return ids?.is_included ? [operationalConfiguration(report, lidar, { ...moments, station_id, ids })] : [];
  });
}

interface Content extends Omit<NewVersion, 'number' | 'approvedAt' | 'validFrom'> {
  at: Date;
}

/** Puts a version into force in place of the one that is. */
async function putInForce(tx: Db, { at, ...content }: Content, ids: readonly UsedId[]): Promise<Superseding> {
  const { facilityId } = content;
  await lockChanges(tx);
  const taken = await takeIds(tx, facilityId, ids);
  refuse(taken.map(({ path }) => ({ path, message: CHOICE_REFUSALS.taken })));
  const last = await findLast(tx, facilityId);
  const validFrom = notBefore(last, at);
  const superseded = await findInForce(tx, facilityId);
  await endVersion(tx, facilityId, { validTo: validFrom });
  const number = (last?.number ?? 0) + 1;
  const version = await insertVersion(tx, { ...content, number, approvedAt: at, validFrom });
  const supersedes = superseded?.number ?? null;
  await insertChange(tx, { versionId: version.id, change: 'approved', supersedes, at });
  return { version, superseded, last };
}

const UNCHANGED = 'Nothing has changed against the version in force: change something, or leave it as it is.';

/** CARS makes another version of something else only; a final report makes one whatever it holds, as it is decided anew. */
function mustChange(last: VersionRow | undefined, choice: ConfigurationChoice, { report, reason }: Approval) {
  if (reason === null || !last || last.validTo !== null || last.round !== report.round) return;
  if (isDeepStrictEqual(last.choice, JSON.parse(JSON.stringify(choice))))
    throw new AppError('notSaved', 422, { message: UNCHANGED });
}

/**
 * Writes the version that follows the last one and takes the place of the one in force. One that was withdrawn is taken up
 * again, too: what it was called stays, whatever became of it. The caller holds the lock of the facility.
 */
export async function writeVersion(tx: Db, approval: Approval): Promise<Superseding> {
  const { report, sent, reason, at } = approval;
  const { _id: facilityId, acronym } = report.facility;
  const last = await findLast(tx, facilityId);
  const before = last && { choice: last.choice, isSameReport: last.round === report.round };
  const choice = chooseConfiguration(report.lidars, sent, before);
  refuse(choiceErrors(choice, sent, reason === null ? 'report' : 'CARS'));
  mustChange(last, choice, approval);
  const configurations = configurationsOf(approval, choice);
  const content = { facilityId, acronym, round: report.round, reason, choice, configurations, at };
  return putInForce(tx, content, usedIds(choice, sent));
}

/** An approval of the time before configurations had versions. */
export interface EarlierApproval {
  facilityId: string;
  round: number;
  approved: ApprovedConfiguration;
  /** What was reported of its lidars, where that is known. */
  lidars: readonly Lidar[];
  at: Date;
}

/** Takes an earlier approval over as a version, with every lidar that was approved then. */
export async function takeOverVersion(tx: Db, earlier: EarlierApproval): Promise<void> {
  const { facilityId, round, approved, lidars, at } = earlier;
  const { facility: acronym, configurations } = approved;
  const choice: ConfigurationChoice = {
    station_id: null,
    lidars: configurations.map(({ lidar, lidar_configuration }) => {
      const reported = lidars.find(({ _id }) => _id === lidar.portal_id);
      return {
        ...NO_IDS,
        lidar: lidar.portal_id,
        name: lidar.name,
        is_included: true,
        left_out_by_default: reported ? leftOutByDefault(reported) : null,
        reason: null,
        channels: lidar_configuration.channels.map(({ string_id }) => ({ string_id, channel_id: null })),
      };
    }),
  };
  await putInForce(tx, { facilityId, acronym, round, reason: null, choice, configurations, at }, []);
}

/** Ends the version in force without another one in its place. */
export async function withdrawVersion(
  tx: Db,
  version: VersionRow,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  const { facilityId, id, number } = version;
  await endVersion(tx, facilityId, { validTo: notBefore(version, at), withdrawnAt: at, withdrawal: reason });
  await freeIds(tx, facilityId);
  await insertChange(tx, { versionId: id, change: 'withdrawn', supersedes: number, at });
}
