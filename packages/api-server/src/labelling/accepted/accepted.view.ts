import {
  epochSeconds,
  byCode,
  isShownCertified,
  LIDAR_FIELDS,
  PHOTOMETER_FIELDS,
  prettyName,
  publicOf,
  type AcceptedBy,
  type AcceptedInstrument,
  type AcceptedPart,
  type AcceptedVersion,
  type AcceptedVersionInFull,
  type Application,
  type Aspect,
  type Day,
  type InstrumentKind,
  type Lidar,
  type Photometer,
  type PublicLidar,
  type PublicPhotometer,
  type RecordedBy,
  type TypeLists,
} from '@portal/domain';
import { labelOf } from '../label/label-decisions.store';
import type { LastAcceptance, listAccepted, VersionRow } from './accepted-versions.store';

/** The open-data term for the origin of a version. */
export const toRecordedBy = (by: AcceptedBy): RecordedBy => (by === 'report' ? 'acceptance' : 'administrator');

/** The facility and version that an accepted instrument belongs or belonged to. */
export const toAcceptedPart = (
  { facility, version, by, validFrom, validTo }: LastAcceptance,
  today: Day,
): AcceptedPart => ({
  facility: isShownCertified(facility.displayed_status, labelOf(facility, today)) ? prettyName(facility) : null,
  version,
  recorded_by: toRecordedBy(by),
  since: epochSeconds(validFrom),
  until: epochSeconds(validTo),
});

const publicLidar = (record: unknown): PublicLidar => {
  const lidar = record as Lidar;
  return { _id: lidar._id, ...publicOf(LIDAR_FIELDS, lidar), channels: lidar.channels };
};

const publicPhotometer = (record: unknown): PublicPhotometer => {
  const photometer = record as Photometer;
  return { _id: photometer._id, ...publicOf(PHOTOMETER_FIELDS, photometer) };
};

const picturesOf = ({ pictureId }: LastAcceptance) => (pictureId ? [pictureId] : []);

/** The public page of a lidar as last accepted. */
export const acceptedLidar = (accepted: LastAcceptance, today: Day): PublicLidar => ({
  ...publicLidar(accepted.record),
  pictures: picturesOf(accepted),
  part_of: toAcceptedPart(accepted, today),
});

/** The public page of a photometer as last accepted. */
export const acceptedPhotometer = (accepted: LastAcceptance, today: Day): PublicPhotometer => ({
  ...publicPhotometer(accepted.record),
  pictures: picturesOf(accepted),
  part_of: toAcceptedPart(accepted, today),
});

/** A version for readers of the facility. */
export const toAcceptedVersion = (row: VersionRow, lists: TypeLists): AcceptedVersion => ({
  number: row.number,
  by: row.by,
  round: row.round,
  acceptance: byCode(lists.acceptance, row.acceptance),
  reason: row.reason,
  statement: row.statement,
  conditions: [...(row.conditions ?? [])],
  valid_from: epochSeconds(row.validFrom),
  valid_to: epochSeconds(row.validTo),
});

type Row = Awaited<ReturnType<typeof listAccepted>>[number];

/** The hosting institute of a version; versions written before it was stored there take it from their report. */
const instituteOf = ({ listing, reportedInstitute }: VersionRow): string | null =>
  listing.institute === undefined ? reportedInstitute : listing.institute;

/** A version with its instruments in their public view. */
export function toVersionInFull(row: VersionRow, instruments: readonly Row[], lists: TypeLists): AcceptedVersionInFull {
  const { acronym, name, type } = row.listing;
  const ofKind = (kind: InstrumentKind) => instruments.filter((instrument) => instrument.kind === kind);
  const shown = <Shown, Of extends Aspect>(
    { record, compliances, isAccepted }: Row,
    show: (record: unknown) => Shown,
  ): AcceptedInstrument<Shown, Of> => ({
    record: show(record),
    compliances: compliances as AcceptedInstrument<Shown, Of>['compliances'],
    is_accepted: isAccepted,
  });
  return {
    ...toAcceptedVersion(row, lists),
    facility: { acronym, name, type, hosting_institute: instituteOf(row) },
    lidars: ofKind('lidar').map((lidar) => shown(lidar, publicLidar)),
    photometers: ofKind('photometer').map((photometer) => shown(photometer, publicPhotometer)),
  };
}

/**
 * Converts a version to an application for comparison with the current one; facility fields are the public ones only.
 */
export const acceptedApplication = (
  row: VersionRow,
  instruments: readonly Row[],
  present: Application,
): Application => {
  const records = (kind: InstrumentKind) =>
    instruments.filter((instrument) => instrument.kind === kind).map(({ record }) => record);
  return {
    facility: { ...present.facility, name: row.listing.name, hosting_institute: instituteOf(row) },
    lidars: records('lidar') as Lidar[],
    photometers: records('photometer') as Photometer[],
  };
};
