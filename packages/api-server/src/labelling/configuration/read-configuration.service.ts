import { day, type ApprovedConfiguration, type Day, type OperationalConfiguration } from '@portal/domain';
import type { FastifyReply } from 'fastify';
import { findSnapshot } from '../acceptance/snapshots.store';
import type { Db } from '../../platform/db/client';
import type { LoadedFacility } from '../facilities/facility.store';
import { notFound } from '../../platform/errors/app-error';
import { contentDisposition } from '../../platform/files/file-name';

export interface Approved {
  configuration: ApprovedConfiguration;
  /** Day of the approval. */
  on: Day;
}

/** The configuration that the final report of the present round approved; 404 without one. */
export async function readConfiguration(db: Db, { application }: LoadedFacility): Promise<Approved> {
  const frozen = await findSnapshot(db, application.id, 'operational-configuration');
  const on = application.evaluatedAt && day(application.evaluatedAt.getTime() / 1000);
  if (!frozen || !on) throw notFound();
  return { configuration: toApprovedConfiguration(frozen), on };
}

/** Sends a configuration as a JSON file to be saved: indented, because people open it too. */
export const sendConfiguration = (reply: FastifyReply, { configuration, on }: Approved) =>
  reply
    .headers({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': contentDisposition('attachment', `${configuration.facility}_configuration_${on}.json`),
      'access-control-expose-headers': 'Content-Disposition',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .send(`${JSON.stringify(configuration, null, 2)}\n`);

/** The fields in their documented order: `jsonb` does not keep the order of keys. */
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
const toApprovedConfiguration = ({ facility, configurations }: ApprovedConfiguration): ApprovedConfiguration => ({
  facility,
  configurations: configurations.map(toConfiguration),
});
