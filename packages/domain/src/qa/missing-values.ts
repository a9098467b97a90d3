import { missingIn } from '../configuration/missing';
import { polarisationPairs } from './configuration';
import type { ConfigurationContent } from './tested-configuration';

/** Products that need the gain ratio of a polarisation calibration. */
export const DEPOLARISATION = ['vldr', 'pldr'];

/** Values that a recorder need not have, and times before the approval: the processing does not need them. */
const NOT_NEEDED = [/\.background\./, /\.recorder_channel_id$/];

/** Empty lists whose values the processing needs: those of channels in a pair, and of products of a pair. */
function emptyLists({ channels, products }: ConfigurationContent['lidar_configuration']): string[] {
  const paired = new Set(
    polarisationPairs(channels.map(({ string_id }) => string_id)).flatMap((pair) => pair.channels),
  );
  return [
    ...channels.flatMap(({ string_id, polarization_crosstalk_parameter: list }, at) =>
      paired.has(string_id) && list.length === 0 ? [`channels[${at}].polarization_crosstalk_parameter`] : [],
    ),
    ...products.flatMap(({ type, polarization_calibration_correction_factor: list }, at) =>
      DEPOLARISATION.includes(type) && list.length === 0
        ? [`products[${at}].polarization_calibration_correction_factor`]
        : [],
    ),
  ];
}

/** The paths of values that the processing needs and a configuration lacks. */
export const missingValues = (content: Omit<ConfigurationContent, 'schema_version' | 'missing'>): string[] => [
  ...missingIn(content).filter((path) => !NOT_NEEDED.some((pattern) => pattern.test(path))),
  ...emptyLists(content.lidar_configuration),
];
