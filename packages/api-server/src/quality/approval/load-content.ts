import { configurationContent, dayOf, type CalibrationFactor, type ConfigurationContent } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { loadSnapshot } from '../../labelling/acceptance/load-snapshot';
import { findLastReport } from '../../labelling/accepted/final-reports.store';
import type { LoadedFacility } from '../../labelling/facilities/load-facility';
import type { ConfigurationRow } from '../configurations/configurations.store';
import { listFactors } from '../tests/gain-ratios.store';

/** The newest gain ratio of each pair of channels. */
async function factorsOf(db: Db, configurationId: string): Promise<CalibrationFactor[]> {
  const factors = new Map<string, CalibrationFactor>();
  for (const { pair, eta, measuredFrom, testId } of await listFactors(db, configurationId)) {
    if (eta !== null && measuredFrom) factors.set(pair, { pair, eta, date: dayOf(measuredFrom), portal_id: testId });
  }
  return [...factors.values()];
}

function describedIn<Source extends { lidars: { _id: string }[] }>(application: Source | undefined, lidarId: string) {
  const lidar = application?.lidars.find(({ _id }) => _id === lidarId) as Source['lidars'][number] | undefined;
  return application && lidar && { application, lidar };
}

/**
 * What the last final report says of a lidar, or else the facility now, such as of a lidar that was added since. Both
 * are read once for all lidars of the facility.
 */
export function descriptions(db: Db, loaded: LoadedFacility, at: Date) {
  let report: ReturnType<typeof findLastReport> | undefined;
  let present: ReturnType<typeof loadSnapshot> | undefined;
  return async (lidarId: string) =>
    describedIn(await (report ??= findLastReport(db, loaded.facility.id)), lidarId) ??
    describedIn(await (present ??= loadSnapshot(db, loaded, at)), lidarId);
}

/** A configuration with the description of its lidar; undefined for a lidar that is described no more. */
export async function loadContent(
  db: Db,
  row: ConfigurationRow,
  describe: ReturnType<typeof descriptions>,
): Promise<ConfigurationContent | undefined> {
  const described = await describe(row.lidarId);
  if (!described) return undefined;
  return configurationContent({
    ...described,
    configuration: {
      number: row.number,
      name: row.name,
      station_id: row.stationId,
      scc_lidar_id: row.sccLidarId,
      scc_version_id: row.sccVersionId,
      scc_configuration_id: row.sccConfigurationId,
      channels: row.channels,
    },
    factors: await factorsOf(db, row.id),
  });
}
