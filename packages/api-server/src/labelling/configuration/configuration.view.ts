import type { ApprovedConfiguration, OperationalConfiguration } from '@portal/domain';

/** In the order of its description: the database keeps the fields of what is frozen in an order of its own. */
const toConfiguration = (frozen: OperationalConfiguration): OperationalConfiguration => ({
  schema_version: frozen.schema_version,
  exported_at: frozen.exported_at,
  approval: frozen.approval,
  station: frozen.station,
  lidar: frozen.lidar,
  lidar_version: frozen.lidar_version,
  lidar_configuration: frozen.lidar_configuration,
  quality_assurance: frozen.quality_assurance,
  missing: frozen.missing,
});

/** The configurations of a facility as they were approved. */
export const toApprovedConfiguration = ({
  facility,
  configurations,
}: ApprovedConfiguration): ApprovedConfiguration => ({
  facility,
  configurations: configurations.map(toConfiguration),
});
