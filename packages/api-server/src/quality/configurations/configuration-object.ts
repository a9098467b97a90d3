import type { LoadedFacility } from '../../labelling/facilities/load-facility';
import type { ConfigurationRow } from './configurations.store';

/** The name of the lidar of a configuration, which may have been deleted since. */
export const nameOfLidar = ({ lidars }: LoadedFacility, { lidarId }: Pick<ConfigurationRow, 'lidarId'>): string =>
  lidars.find(({ id }) => id === lidarId)?.name ?? 'a former lidar';

/** A configuration as an entry of the audit log names it. */
export const configurationObject = (loaded: LoadedFacility, row: ConfigurationRow) => ({
  objectKind: 'lidar-configuration' as const,
  objectId: row.id,
  objectName: `${row.number} (${row.name}) of ${nameOfLidar(loaded, row)}`,
  facilityId: loaded.facility.id,
});
