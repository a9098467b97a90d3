import { day, type ApprovedConfiguration, type Day } from '@portal/domain';
import type { FastifyReply } from 'fastify';
import { findSnapshot } from '../acceptance/snapshots.store';
import type { Db } from '../../platform/db/client';
import type { LoadedFacility } from '../facilities/facility.store';
import { AppError } from '../../platform/errors/app-error';
import { toApprovedConfiguration } from './configuration.view';
import { contentDisposition } from '../../platform/files/file-name';

export interface Approved {
  configuration: ApprovedConfiguration;
  /** When it was approved. */
  on: Day;
}

/** What the final report of the present round approved; 404 when it approved nothing. */
export async function readConfiguration(db: Db, { application }: LoadedFacility): Promise<Approved> {
  const frozen = await findSnapshot(db, application.id, 'operational-configuration');
  const on = application.evaluatedAt && day(application.evaluatedAt.getTime() / 1000);
  if (!frozen || !on) throw new AppError('notLoaded', 404, { message: 'Resource not found!' });
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
