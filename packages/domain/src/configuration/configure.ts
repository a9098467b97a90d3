import type { SubmissionSnapshot } from '../acceptance/submission';
import { CHANNEL_CATEGORIES } from '../channels/categories';
import { DETECTIONS } from '../channels/channels';
import type { LidarChannel } from '../channels/channels';
import type { ChannelGroup } from '../lidar/channel-groups';
import type { Lidar } from '../lidar/lidar';
import { MANDATORY_FEATURES } from '../lidar/feature';
import type { Photometer } from '../photometer/photometer';
import { distanceKm } from '../synergy/distance';
import { isWithinReach } from '../synergy/reach';
import { day } from '../time/day';
import { NO_IDS, type LidarIds } from './chain-ids';
import type {
  ConfiguredChannel,
  LidarConfiguration,
  OperationalConfiguration,
  Station,
} from './operational-configuration';
import { missingIn } from './missing';
import { candidateProducts, isExisting } from './products';

const TESTS = ['telecover', 'rayleigh_fit', 'dark_current', 'trigger_delay', 'polarisation_calibration'] as const;

/** The position of the facility is that of its first lidar. */
const station = ({ facility, lidars: [first] }: SubmissionSnapshot, id: string | null): Station => ({
  id,
  acronym: facility.acronym,
  name: facility.name,
  institute_name: facility.hosting_institute,
  latitude: first?.latitude ?? null,
  longitude: first?.longitude ?? null,
  height_asl: first?.altitude ?? null,
});

/** A channel with what its group in the application says. */
export const configuredChannel = (
  channel: LidarChannel,
  group: ChannelGroup,
  { lidar, ids }: { lidar: Lidar; ids: LidarIds },
): ConfiguredChannel => ({
  id: ids.channels.find(({ string_id }) => string_id === channel.short_name)?.channel_id ?? null,
  string_id: channel.short_name,
  name: channel.description,
  emission_wavelength: channel.emission_wavelength,
  interference_filter_center: channel.detection_wavelength,
  interference_filter_fwhm: null,
  scattering_mechanism: { id: channel.scattering_mechanism },
  detection_mode: { id: DETECTIONS.find(({ code }) => code === channel.detection)?.scc ?? 'an' },
  raw_range_resolution: group.height_resolution,
  raw_data_time_resolution: group.time_resolution,
  raw_data_altitude_range: group.minimum_altitude_range,
  pre_trigger_data: lidar.pretrigger_20us?.code === 'existing',
  dead_time: null,
  trigger_delay: null,
  first_signal_rangebin: null,
  background_mode: null,
  telescope: {
    id: null,
    range: channel.range,
    full_overlap_height_m: group.distance_full_overlap,
    field_of_view: null,
  },
  laser: { id: null, repetition_rate: null },
  polarization_crosstalk_parameter: [],
});

/** Channels of existing groups only, by category and then in channel order. */
const channelsOf = (lidar: Lidar, ids: LidarIds) =>
  CHANNEL_CATEGORIES.map(({ name }) => lidar.channels[name])
    .filter(isExisting)
    .flatMap((group) => group.channels.map((channel) => configuredChannel(channel, group, { lidar, ids })));

/** The short names of the channels in the configuration of a lidar. */
export const channelNamesOf = (lidar: Lidar): string[] => channelsOf(lidar, NO_IDS).map(({ string_id }) => string_id);

/** The nearest photometer within reach, if any. */
function nearest(lidar: Lidar, photometers: readonly Photometer[]) {
  const inReach = photometers
    .map((photometer) => ({ photometer, km: distanceKm(lidar, photometer) }))
    .filter((pair): pair is { photometer: Photometer; km: number } => isWithinReach(pair.km));
  return inReach.toSorted((left, right) => left.km - right.km)[0];
}

const toHundredths = (km: number) => Math.round(km * 100) / 100;

function configuration(lidar: Lidar, photometers: readonly Photometer[], ids: LidarIds): LidarConfiguration {
  const sun = nearest(lidar, photometers);
  return {
    id: ids.configuration_id,
    name: ids.configuration_name,
    lidar_pointing_angle: 0,
    unattended_operation: lidar.unattended_operation?.code === 'existing',
    automated_functions: MANDATORY_FEATURES.filter((name) => lidar[name]?.code === 'auto'),
    sun_photometer_type: sun?.photometer.type?.name ?? null,
    sun_photometer_distance: sun ? toHundredths(sun.km) : null,
    channels: channelsOf(lidar, ids),
    products: candidateProducts(lidar),
  };
}

interface Approved {
  /** Epoch seconds. */
  approvedAt: number;
  exportedAt: number;
  station_id?: string | null;
  ids?: LidarIds;
}

/** The approved configuration of a lidar. Unknown values are `null`; those that are needed are listed in `missing`. */
export function operationalConfiguration(
  application: SubmissionSnapshot,
  lidar: Lidar,
  { approvedAt, exportedAt, station_id = null, ids = NO_IDS }: Approved,
): OperationalConfiguration {
  const approved = day(approvedAt) ?? '';
  const known = {
    approval: { status: 'approved' as const, approved_at: approved, valid_from: approved, valid_to: null },
    station: station(application, station_id),
    lidar: { id: ids.lidar_id, name: lidar.name, PI: application.facility.lidar_pi_name, portal_id: lidar._id },
    lidar_version: {
      id: ids.version_id,
      name: String(application.round),
      start_date: day(lidar.planned_operation_date),
      stop_date: null,
    },
    lidar_configuration: configuration(lidar, application.photometers, ids),
    quality_assurance: TESTS.map((test) => ({ test, date: null, passed: null })),
  };
  return {
    schema_version: '1.0',
    exported_at: new Date(exportedAt * 1000).toISOString().replace('.000Z', 'Z'),
    ...known,
    missing: missingIn(known),
  };
}
