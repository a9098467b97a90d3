import {
  CHANNEL_CATEGORIES,
  CHANNEL_GROUP_FIELDS,
  day,
  LIDAR_FIELDS,
  openOf,
  PHOTOMETER_FIELDS,
  type AboutInstrument,
  type Field,
  type PublicLidar,
  type PublicPhotometer,
} from '@portal/domain';
import { picturePath } from './addresses';

type PublicInstrument = PublicLidar | PublicPhotometer;

/** The single date of a record is either the start of operation or its planned start. */
function operation({ status, planned_operation_date: date }: PublicInstrument) {
  const isOperational = status?.code === 'operational';
  return {
    operational_since: isOperational ? day(date) : null,
    planned_operation_date: isOperational ? null : day(date),
  };
}

/** Functions and features are nested objects; pictures are given by address. */
const GROUPED: readonly string[] = ['functions', 'features'];
const isPlain = ({ section = '', control }: Field) => !GROUPED.includes(section) && control !== 'pictures';
const inside = (section: string) => (field: Field) => field.section === section;

/** Data from outside the record of an instrument. */
function around(instrument: PublicInstrument, publicUrl: string, about: AboutInstrument) {
  const { kind, page, facility, label, quality = null, accepted, changed_on, licence, citation } = about;
  const [picture] = instrument.pictures;
  return {
    kind,
    id: instrument._id,
    page,
    facility: facility && {
      ...facility,
      status: label?.name,
      status_since: label?.since ?? null,
    },
    // Also of a facility that its label, now lost, had made public.
    label: label?.page
      ? {
          status: label.name,
          since: label.since,
          is_valid: label.is_valid ?? false,
          covers_instrument: label.covers_instrument ?? false,
          valid_until: label.valid_until ?? null,
          page: label.page,
        }
      : null,
    quality_assurance: quality,
    accepted,
    changed_on,
    licence,
    citation,
    ...operation(instrument),
    picture: picture === undefined ? null : publicUrl + picturePath(picture),
  };
}

/** Only groups with values, in the order of their categories. */
const toOpenGroups = ({ channels }: PublicLidar) =>
  CHANNEL_CATEGORIES.flatMap(({ name }) => {
    const group = channels[name];
    return group ? [{ category: name, ...openOf(CHANNEL_GROUP_FIELDS, group) }] : [];
  });

/**
 * The public page of a lidar, machine-readable. Degrees on WGS 84, days as `yyyy-mm-dd`, units as suffixes of names.
 */
export const toOpenLidar = (lidar: PublicLidar, publicUrl: string, about: AboutInstrument) => ({
  ...openOf(LIDAR_FIELDS, lidar, isPlain),
  ...around(lidar, publicUrl, about),
  channel_groups: toOpenGroups(lidar),
  additional_functions: openOf(LIDAR_FIELDS, lidar, inside('functions')),
  features: openOf(LIDAR_FIELDS, lidar, inside('features')),
});

/** The public page of a photometer in machine-readable form. */
export const toOpenPhotometer = (photometer: PublicPhotometer, publicUrl: string, about: AboutInstrument) => ({
  ...openOf(PHOTOMETER_FIELDS, photometer, isPlain),
  ...around(photometer, publicUrl, about),
});
