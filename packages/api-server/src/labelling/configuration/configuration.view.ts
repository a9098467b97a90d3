import { epochSeconds, prettyName } from '@portal/domain';
import type {
  ApprovedConfiguration,
  ChosenLidar,
  ConfigurationChange,
  ConfigurationVersion,
  OperationalConfiguration,
} from '@portal/domain';
import type { ChangeRow } from './configuration-changes.store';
import { cursorFor } from './cursor';
import type { VersionRow } from './configurations.store';

/** Restores the documented order of fields, as `jsonb` does not keep the order of keys. */
const toConfiguration = (
  frozen: OperationalConfiguration,
  { validFrom, validTo }: VersionRow,
): OperationalConfiguration => ({
  schema_version: frozen.schema_version,
  exported_at: frozen.exported_at,
  approval: { ...frozen.approval, valid_from: validFrom, valid_to: validTo },
  station: frozen.station,
  lidar: frozen.lidar,
  lidar_version: frozen.lidar_version,
  lidar_configuration: frozen.lidar_configuration,
  quality_assurance: frozen.quality_assurance,
  missing: frozen.missing,
});

/** The approved configurations of a version, with its period of validity. */
export const toApprovedConfiguration = (version: VersionRow): ApprovedConfiguration => ({
  facility: version.acronym,
  configurations: version.configurations.map((frozen) => toConfiguration(frozen, version)),
});

const toChosenLidar = (lidar: ChosenLidar): ChosenLidar => ({
  lidar: lidar.lidar,
  name: lidar.name,
  is_included: lidar.is_included,
  left_out_by_default: lidar.left_out_by_default,
  reason: lidar.reason,
  lidar_id: lidar.lidar_id,
  version_id: lidar.version_id,
  configuration_id: lidar.configuration_id,
  configuration_name: lidar.configuration_name,
  channels: lidar.channels.map(({ string_id, channel_id }) => ({ string_id, channel_id })),
});

/** A version for readers of the facility. */
export const toConfigurationVersion = (row: VersionRow): ConfigurationVersion => ({
  number: row.number,
  round: row.round,
  reason: row.reason,
  approved_at: epochSeconds(row.approvedAt),
  valid_from: row.validFrom,
  valid_to: row.validTo,
  withdrawn:
    row.withdrawnAt && row.withdrawal !== null ? { at: epochSeconds(row.withdrawnAt), reason: row.withdrawal } : null,
  station_id: row.choice.station_id,
  lidars: row.choice.lidars.map(toChosenLidar),
});

/** A change for the data centre. */
export const toConfigurationChange = ({ change, version, name: facility }: ChangeRow): ConfigurationChange => ({
  cursor: cursorFor(change),
  at: epochSeconds(change.at),
  change: change.change,
  facility: {
    _id: version.facilityId,
    acronym: version.acronym,
    pretty_name: prettyName({ name: facility, acronym: version.acronym }),
  },
  number: version.number,
  supersedes: change.supersedes,
  from: (change.change === 'approved' ? null : version.validTo) ?? version.validFrom,
  reason: change.change === 'approved' ? version.reason : version.withdrawal,
  lidars: version.choice.lidars
    .filter(({ is_included }) => is_included)
    .map(({ lidar, name }) => ({ portal_id: lidar, name })),
});
