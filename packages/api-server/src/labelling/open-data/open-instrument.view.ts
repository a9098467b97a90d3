import { CHANNEL_CATEGORIES, day } from '@portal/domain';
import type { ChannelGroup, Instrument, InstrumentKind, PublicLidar, PublicPhotometer, TypeItem } from '@portal/domain';
import { instrumentPage, picturePath } from './addresses';

/** What an instrument does not know of itself. */
export interface Surroundings {
  publicUrl: string;
  /** Whose it is; `null` for a facility that is not certified, of which nothing is told. */
  facility: { acronym: string; name: string | null; status: string } | null;
}

/** A value of a list: its code stays, its name may be worded better one day. */
const item = (value: TypeItem | null) => value && { code: value.code, name: value.name };

type Described = Omit<Instrument, 'additional_info'>;

/** One date serves both: when operation began, or when it shall begin. */
function operation({ status, planned_operation_date: date }: Described) {
  const isOperational = status?.code === 'operational';
  return {
    operational_since: isOperational ? day(date) : null,
    planned_operation_date: isOperational ? null : day(date),
  };
}

function toOpenInstrument(kind: InstrumentKind, instrument: Described, { publicUrl, facility }: Surroundings) {
  const [picture] = instrument.pictures;
  return {
    kind,
    id: instrument._id,
    name: instrument.name,
    page: publicUrl + instrumentPage(kind, instrument._id),
    facility,
    latitude: instrument.latitude,
    longitude: instrument.longitude,
    altitude_m: instrument.altitude,
    status: item(instrument.status),
    ...operation(instrument),
    type: item(instrument.type),
    manufacturer: instrument.manufacturer,
    picture: picture === undefined ? null : publicUrl + picturePath(picture),
  };
}

const toOpenGroup = (category: string, group: ChannelGroup) => ({
  category,
  availability: item(group.availability),
  operation_start_date: day(group.operation_start_date),
  height_resolution_m: group.height_resolution,
  time_resolution_s: group.time_resolution,
  full_overlap_distance_m: group.distance_full_overlap,
  minimum_altitude_range_m: group.minimum_altitude_range,
  channels: group.channels.map(({ short_name, description }) => ({ short_name, description })),
});

/** Only the groups that are described, in the order of their categories. */
const toOpenGroups = ({ channels }: PublicLidar) =>
  CHANNEL_CATEGORIES.flatMap(({ name }) => {
    const group = channels[name];
    return group ? [toOpenGroup(name, group)] : [];
  });

/** The public page of a lidar for programs. Degrees on WGS 84, days as `yyyy-mm-dd`, units at the end of names. */
export const toOpenLidar = (lidar: PublicLidar, surroundings: Surroundings) => ({
  ...toOpenInstrument('lidar', lidar, surroundings),
  location: item(lidar.location),
  additional_information: lidar.additional_info,
  channel_groups: toOpenGroups(lidar),
  additional_functions: {
    laser_alignment: item(lidar.laser_alignment),
    polarisation_calibration: item(lidar.polarisation_calibration),
    telecover_measurement: item(lidar.telecover_measurement),
    dark_signal_measurement: item(lidar.dark_signal_measurement),
  },
  features: {
    photodetector_eye_piece: item(lidar.photodetector_eye_piece),
    pretrigger_20us: item(lidar.pretrigger_20us),
    temperature_and_humidity_control: item(lidar.t_h_control),
    lidar_status_control: item(lidar.lidar_status_control),
  },
});

/** The public page of a photometer for programs. */
export const toOpenPhotometer = (photometer: PublicPhotometer, surroundings: Surroundings) => ({
  ...toOpenInstrument('photometer', photometer, surroundings),
  model: photometer.instrument_model,
});
