import type { NationalFacility } from '../facilities/facility';
import type { PublicLidar } from '../lidar/lidar';
import type { PublicPhotometer } from '../photometer/photometer';
import { fieldAt } from '../records/records';
import type { Acceptance, ComplianceCode } from '../types/type-lists';
import type { LidarAspect, PhotometerAspect } from './components';
import type { SetCondition } from './decision';
import type { InitialAcceptance } from './initial-acceptance';
import type { RecordChanges } from './rounds';
import { isEvaluated } from './status';

/** The origin of a version: a final report, or an administrator who shows the facility as certified. */
export type AcceptedBy = 'report' | 'administrator';

/** An accepted version of a facility, numbered from 1. It is immutable; a later version replaces it, or it ends. */
export interface AcceptedVersion {
  number: number;
  by: AcceptedBy;
  round: number;
  /** `null` if an administrator recorded the version. */
  acceptance: Acceptance | null;
  /** The reason given by the administrator who recorded the version. */
  reason: string | null;
  statement: string | null;
  /** As set with the acceptance, regardless of their present state. */
  conditions: SetCondition[];
  /** Epoch seconds. */
  valid_from: number;
  /** Epoch seconds; `null` while it is in force. */
  valid_to: number | null;
}

/** An accepted version of a report that is in force. */
export interface AcceptanceInForce extends AcceptedVersion {
  acceptance: Acceptance;
}

/**
 * The acceptance in force, whatever the present round has come to: the latest version, if it is of a report and has not
 * ended. `versions` begins with the latest.
 */
export function acceptanceInForce([last]: readonly AcceptedVersion[]): AcceptanceInForce | null {
  if (!last || last.by !== 'report' || last.valid_to !== null) return null;
  const { acceptance } = last;
  return acceptance && { ...last, acceptance };
}

/**
 * The acceptance in force as the latest result of the facility: `null` as soon as the present round has a report, whose
 * result takes its place although the acceptance may still be in force.
 */
export const acceptanceBeforeReport = (
  { status }: Pick<InitialAcceptance, 'status'>,
  versions: readonly AcceptedVersion[],
): AcceptanceInForce | null => (isEvaluated(status.code) ? null : acceptanceInForce(versions));

/** The acceptance in force beside the preliminary report of the present round: only a final report takes its place. */
export const acceptanceBesideReport = (
  { status }: Pick<InitialAcceptance, 'status'>,
  versions: readonly AcceptedVersion[],
): AcceptanceInForce | null =>
  isEvaluated(status.code) && status.code !== 'evaluated' ? acceptanceInForce(versions) : null;

/** An instrument as evaluated for a version. */
export interface AcceptedInstrument<Record, Aspect extends string> {
  record: Record;
  /** The submitted compliances; `null` for an aspect without an evaluation. */
  compliances: { [Key in Aspect]: ComplianceCode | null };
  is_accepted: boolean;
}

/** A version with its facility and instruments. */
export interface AcceptedVersionInFull extends AcceptedVersion {
  facility: Pick<NationalFacility, 'acronym' | 'name' | 'type' | 'hosting_institute'>;
  lidars: AcceptedInstrument<PublicLidar, LidarAspect>[];
  photometers: AcceptedInstrument<PublicPhotometer, PhotometerAspect>[];
}

/** The response of `GET …/accepted-versions`: the latest version first, and the public changes since then. */
export interface AcceptedVersions {
  versions: AcceptedVersion[];
  changes: RecordChanges[];
}

/** General information that the public sees as it was accepted; staff keep the other fields up to date. */
const PUBLIC_OF_FACILITY: readonly string[] = ['name', 'hosting_institute'];

const isPublic = ({ about }: RecordChanges, path: string) =>
  about === 'facility' ? PUBLIC_OF_FACILITY.includes(path) : fieldAt(about, path)?.audience === 'public';

/** The changes to fields that are visible to the public. */
export const publicChanges = (list: readonly RecordChanges[]): RecordChanges[] =>
  list
    .map((record) => ({ ...record, changes: record.changes.filter(({ path }) => isPublic(record, path)) }))
    .filter(({ what, changes }) => what !== 'changed' || changes.length > 0);
