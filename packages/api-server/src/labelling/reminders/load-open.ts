import type { Db } from '../../platform/db/client';
import { loadFacilities } from '../facilities/all-facilities.service';
import { listOpen } from './reminders.store';
import { toOpenApplication, type OpenApplication } from './waiting';

/** All applications in which something waits: as many queries for two thousand of them as for one. */
export async function loadOpenApplications(db: Db): Promise<OpenApplication[]> {
  const open = await loadFacilities(db, await listOpen(db));
  return open.map(toOpenApplication);
}
