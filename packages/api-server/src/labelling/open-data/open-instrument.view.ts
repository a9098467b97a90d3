import {
  CHANNEL_CATEGORIES,
  CHANNEL_GROUP_FIELDS,
  day,
  LIDAR_FIELDS,
  openOf,
  PHOTOMETER_FIELDS,
  type Day,
  type Field,
  type InstrumentKind,
  type PublicLidar,
  type PublicPhotometer,
} from '@portal/domain';
import { instrumentPage, picturePath } from './addresses';

/** What an instrument does not know of itself. */
export interface Surroundings {
  publicUrl: string;
  /** Whose it is; `null` for a facility that is not certified, of which nothing is told. */
  facility: { acronym: string; name: string | null; status: string } | null;
  /** Of which accepted version it is part, or was; `null` when nothing was ever accepted. */
  accepted: { version: number; from: Day | null; until: Day | null } | null;
}

type PublicInstrument = PublicLidar | PublicPhotometer;

/** One date serves both: when operation began, or when it shall begin. */
function operation({ status, planned_operation_date: date }: PublicInstrument) {
  const isOperational = status?.code === 'operational';
  return {
    operational_since: isOperational ? day(date) : null,
    planned_operation_date: isOperational ? null : day(date),
  };
}

/** Functions and features are objects of their own; pictures are told by their address. */
const GROUPED: readonly string[] = ['functions', 'features'];
const isPlain = ({ section = '', control }: Field) => !GROUPED.includes(section) && control !== 'pictures';
const inside = (section: string) => (field: Field) => field.section === section;

function around(kind: InstrumentKind, instrument: PublicInstrument, { publicUrl, facility, accepted }: Surroundings) {
  const [picture] = instrument.pictures;
  return {
    kind,
    id: instrument._id,
    page: publicUrl + instrumentPage(kind, instrument._id),
    facility,
    accepted,
    ...operation(instrument),
    picture: picture === undefined ? null : publicUrl + picturePath(picture),
  };
}

/** Only the groups that are described, in the order of their categories. */
const toOpenGroups = ({ channels }: PublicLidar) =>
  CHANNEL_CATEGORIES.flatMap(({ name }) => {
    const group = channels[name];
    return group ? [{ category: name, ...openOf(CHANNEL_GROUP_FIELDS, group) }] : [];
  });

/** The public page of a lidar for programs. Degrees on WGS 84, days as `yyyy-mm-dd`, units at the end of names. */
export const toOpenLidar = (lidar: PublicLidar, surroundings: Surroundings) => ({
  ...openOf(LIDAR_FIELDS, lidar, isPlain),
  ...around('lidar', lidar, surroundings),
  channel_groups: toOpenGroups(lidar),
  additional_functions: openOf(LIDAR_FIELDS, lidar, inside('functions')),
  features: openOf(LIDAR_FIELDS, lidar, inside('features')),
});

/** The public page of a photometer for programs. */
export const toOpenPhotometer = (photometer: PublicPhotometer, surroundings: Surroundings) => ({
  ...openOf(PHOTOMETER_FIELDS, photometer, isPlain),
  ...around('photometer', photometer, surroundings),
});
