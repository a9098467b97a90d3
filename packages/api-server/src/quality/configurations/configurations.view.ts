import { epochOf, type LidarConfigurationRecord } from '@portal/domain';
import type { ConfigurationRow } from './configurations.store';

const epoch = (day: string | null) => (day === null ? null : epochOf(day));

/** A configuration; a draft of an accepted facility counts as provisional. */
export const toConfiguration = (row: ConfigurationRow, isAccepted: boolean): LidarConfigurationRecord => ({
  _id: row.id,
  lidar: row.lidarId,
  number: row.number,
  name: row.name,
  station_id: row.stationId,
  scc_lidar_id: row.sccLidarId,
  scc_version_id: row.sccVersionId,
  scc_configuration_id: row.sccConfigurationId,
  channels: row.channels,
  status: row.status === 'draft' && isAccepted ? 'provisional' : row.status,
  valid_from: epoch(row.validFrom),
  valid_to: epoch(row.validTo),
  decision_text: row.decisionText,
  version: row.version,
});
