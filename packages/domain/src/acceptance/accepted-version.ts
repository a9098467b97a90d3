import type { NationalFacility } from '../facilities/facility';
import type { PublicLidar } from '../lidar/lidar';
import type { PublicPhotometer } from '../photometer/photometer';
import { fieldAt } from '../records/records';
import type { Acceptance, ComplianceCode } from '../types/type-lists';
import type { LidarAspect, PhotometerAspect } from './components';
import type { SetCondition } from './decision';
import type { RecordChanges } from './rounds';

/** How a version came about: with a final report, or because an administrator shows the facility as certified. */
export type AcceptedBy = 'report' | 'administrator';

/** What was accepted of a facility, numbered from 1. It never changes; a later one takes its place, or it ends. */
export interface AcceptedVersion {
  number: number;
  by: AcceptedBy;
  /** The round of initial acceptance that it ended. */
  round: number;
  /** The decision; `null` where an administrator recorded the version. */
  acceptance: Acceptance | null;
  /** Why an administrator recorded it. */
  reason: string | null;
  /** What was said with the acceptance. */
  statement: string | null;
  /** As they were set with the acceptance, whatever became of them. */
  conditions: SetCondition[];
  /** Epoch seconds. */
  valid_from: number;
  /** Epoch seconds; `null` while it is in force. */
  valid_to: number | null;
}

/** An instrument as it was accepted, or not. */
export interface AcceptedInstrument<Record, Aspect extends string> {
  record: Record;
  /** The submitted compliances; `null` where nothing was evaluated. */
  compliances: { [Key in Aspect]: ComplianceCode | null };
  is_accepted: boolean;
}

/** A version with what it holds. */
export interface AcceptedVersionInFull extends AcceptedVersion {
  facility: Pick<NationalFacility, 'acronym' | 'name' | 'type' | 'hosting_institute'>;
  lidars: AcceptedInstrument<PublicLidar, LidarAspect>[];
  photometers: AcceptedInstrument<PublicPhotometer, PhotometerAspect>[];
}

/** The response of `GET …/accepted-versions`: the latest first, and what became different since, as far as the public sees it. */
export interface AcceptedVersions {
  versions: AcceptedVersion[];
  changes: RecordChanges[];
}

/** The general information of a facility that the public sees as it was accepted; the rest is staff's to keep right. */
const PUBLIC_OF_FACILITY: readonly string[] = ['name', 'hosting_institute'];

const isPublic = ({ about }: RecordChanges, path: string) =>
  about === 'facility' ? PUBLIC_OF_FACILITY.includes(path) : fieldAt(about, path)?.audience === 'public';

/** The part of some changes that the public would see. */
export const publicChanges = (list: readonly RecordChanges[]): RecordChanges[] =>
  list
    .map((record) => ({ ...record, changes: record.changes.filter(({ path }) => isPublic(record, path)) }))
    .filter(({ what, changes }) => what !== 'changed' || changes.length > 0);
