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

export interface Approval {
  report: ReportSnapshot;
  sent: ConfigurationChoiceInput | undefined;
  /** Reason given by CARS; `null` for a version approved by the final report. */
  reason: string | null;
  at: Date;
}

/** A version that has just come into force, the one it superseded, and the latest one before it, in force or not. */
export interface Superseding {
  version: VersionRow;
  superseded: VersionRow | undefined;
  last: VersionRow | undefined;
}

function refuse(errors: readonly FieldError[]): void {
  const [first] = errors;
  if (first) throw new AppError('notSaved', 422, { message: first.message, errors: [...errors] });
}

/** Keeps validity monotonic, even if the clocks of two servers differ at midnight. */
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

/** Puts a version into force, superseding the current one. */
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

/** Refuses a version of CARS without a change. A final report always makes a version, as it is a new decision. */
function mustChange(last: VersionRow | undefined, choice: ConfigurationChoice, { report, reason }: Approval) {
  if (reason === null || !last || last.validTo !== null || last.round !== report.round) return;
  if (isDeepStrictEqual(last.choice, JSON.parse(JSON.stringify(choice))))
    throw new AppError('notSaved', 422, { message: UNCHANGED });
}

/**
 * Writes the next version, superseding the one in force. It also continues a withdrawn version, as its ids stay
 * assigned. The caller holds the lock of the facility.
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

/** An approval from before configurations had versions. */
export interface EarlierApproval {
  facilityId: string;
  round: number;
  approved: ApprovedConfiguration;
  /** The lidars of the report, if known. */
  lidars: readonly Lidar[];
  at: Date;
}

/** Converts an earlier approval to a version with all lidars approved at the time. */
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

/** Ends the version in force without a successor. */
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
