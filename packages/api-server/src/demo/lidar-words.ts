import type { InstrumentLocation, InstrumentType } from '@portal/domain';
import type { LidarFacts, LocationKind } from './facts';

/** Location of a lidar by the mobility stated in sources. */
export const LOCATIONS: Readonly<Record<LocationKind, InstrumentLocation['code']>> = {
  fixed: 'laboratory',
  mobile: 'vehicle',
  transportable: 'container',
  temporary: 'container',
};

/** Instrument type by the wording of the sources; the first matching row applies. */
const TYPES: readonly { of: 'type' | 'manufacturer'; words: RegExp; code: InstrumentType['code'] }[] = [
  { of: 'type', words: /micro-pulse|micro-lidar|ceilometer/i, code: 'lidar_low_power' },
  { of: 'manufacturer', words: /raymetrics|gordien|cimel/i, code: 'lidar_commercial_open' },
  { of: 'manufacturer', words: /institute|institut|universi|école|cnr|sensorlab/i, code: 'lidar_custom_built' },
];

/** Code of the instrument type; `null` if neither type nor manufacturer identifies it. */
export const lidarType = (facts: Pick<LidarFacts, 'type' | 'manufacturer'>) =>
  TYPES.find(({ of, words }) => words.test(facts[of] ?? ''))?.code ?? null;
