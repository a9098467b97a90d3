import {
  epochOf,
  type ConfigurationPeriod,
  type ConfigurationStatus,
  type LidarConfigurationRecord,
} from '@portal/domain';
import type { ConfigurationRow } from './configurations.store';
import type { PeriodRow } from './periods.store';

const epoch = (day: string | null) => (day === null ? null : epochOf(day));

const toPeriod = ({ status, validFrom, validTo, reason }: PeriodRow): ConfigurationPeriod => ({
  status,
  valid_from: epochOf(validFrom),
  valid_to: epoch(validTo),
  reason,
});

/** The state of a configuration; a draft of an accepted facility counts as provisional. */
export const statusOf = ({ status }: Pick<ConfigurationRow, 'status'>, isAccepted: boolean): ConfigurationStatus =>
  status === 'draft' && isAccepted ? 'provisional' : status;

/** A configuration with its history, from the periods of any configurations. */
export const toConfiguration = (
  row: ConfigurationRow,
  isAccepted: boolean,
  periods: readonly PeriodRow[],
): LidarConfigurationRecord => ({
  _id: row.id,
  lidar: row.lidarId,
  number: row.number,
  name: row.name,
  station_id: row.stationId,
  scc_lidar_id: row.sccLidarId,
  scc_version_id: row.sccVersionId,
  scc_configuration_id: row.sccConfigurationId,
  channels: row.channels,
  status: statusOf(row, isAccepted),
  valid_from: epoch(row.validFrom),
  valid_to: epoch(row.validTo),
  decision_text: row.decisionText,
  history: periods.filter(({ configurationId }) => configurationId === row.id).map(toPeriod),
  version: row.version,
});
