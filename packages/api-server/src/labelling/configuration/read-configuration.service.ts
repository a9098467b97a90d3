import { day, type ApprovedConfiguration, type Day } from '@portal/domain';
import { findSnapshot } from '../acceptance/snapshots.store';
import type { Db } from '../../platform/db/client';
import type { LoadedFacility } from '../facilities/facility.store';
import { AppError } from '../../platform/http/app-error';
import { toApprovedConfiguration } from './configuration.view';

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
