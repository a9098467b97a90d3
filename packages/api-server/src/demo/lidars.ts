import { emptyRowOf, LIDAR_FIELDS } from '@portal/domain';
import { byCategory, channelsFrom } from './channels';
import { firstDayOf } from './days';
import type { FacilityFacts, LidarFacts } from './facts';
import { LOCATIONS, lidarType } from './lidar-words';
import { lines, sentence, wavelengths } from './made-up';
import type { ChannelGroupRow, LidarRow } from '../labelling/instrument-records/instruments.store';

type Bookkeeping = 'id' | 'facilityId' | 'pictureId' | 'version' | 'createdAt' | 'updatedAt';
export type LidarValues = Omit<LidarRow, Bookkeeping>;
export type GroupValues = Omit<ChannelGroupRow, 'lidarId'>;

/** A lidar as its owner would have entered it. */
export interface DemoLidar {
  values: LidarValues;
  groups: GroupValues[];
  /** Names of the values not stated by any source. */
  madeUp: string[];
}

/** Lidars that left after a campaign are not instruments of the facility. */
export const isStillThere = (lidar: LidarFacts) => lidar.operational_until === null;

/** The facts from sources about a lidar, in the portal's terms; all other fields are empty. */
export function knownLidar(facts: LidarFacts, facility: FacilityFacts): DemoLidar {
  const name = facts.name ?? facts.model;
  return {
    values: {
      ...NOTHING,
      name: name ?? givenName(facts, facility),
      latitude: Number(facility.latitude.toFixed(4)),
      longitude: Number(facility.longitude.toFixed(4)),
      altitude: facility.altitude_m,
      status: facts.operational_since === null ? null : 'operational',
      planned_operation_date: firstDayOf(facts.operational_since),
      type: lidarType(facts),
      manufacturer: facts.manufacturer,
      location: facts.location_kind === null ? null : LOCATIONS[facts.location_kind],
      additional_info: infoOf(facts),
    },
    groups: knownGroups(facts),
    madeUp: name === null ? ['name'] : [],
  };
}

const NOTHING = emptyRowOf(LIDAR_FIELDS);

/** A lidar needs a name: that of the facility, numbered if it has several. */
function givenName(facts: LidarFacts, { acronym, lidars }: FacilityFacts) {
  return lidars.length > 1 ? `${acronym} lidar ${lidars.indexOf(facts) + 1}` : `${acronym} lidar`;
}

const infoOf = (facts: LidarFacts) =>
  lines(
    sentence('Described as: ', facts.type),
    sentence('Emits at ', wavelengths(facts.emission_wavelengths_nm)),
    sentence('Products: ', facts.products),
    sentence('', facts.remarks),
    sentence('Configuration: ', facts.configuration.remarks),
  );

/** Values from sources that apply to all channels of a lidar. */
export const knownNumbers = ({ configuration }: LidarFacts) => ({
  height_resolution: configuration.raw_range_resolution_m,
  time_resolution: configuration.raw_integration_time_s,
  distance_full_overlap: configuration.full_overlap_m,
});

const knownGroups = (facts: LidarFacts): GroupValues[] =>
  [...byCategory((facts.channels ?? []).flatMap((channel) => channelsFrom(channel)))].map(([category, channels]) => ({
    category,
    availability: 'existing',
    operation_start_date: null,
    ...knownNumbers(facts),
    minimum_altitude_range: null,
    channels,
  }));
