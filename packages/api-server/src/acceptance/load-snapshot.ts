import type { SubmissionSnapshot } from '@portal/domain';
import type { Db } from '../db/client';
import type { LoadedFacility } from '../facilities/load-facility';
import { listLidars, listPhotometers } from '../instruments/load-instruments';
import { toSnapshot } from './snapshot.view';

/** The application as it would be frozen at this moment. */
export async function loadSnapshot(db: Db, loaded: LoadedFacility, at: Date): Promise<SubmissionSnapshot> {
  const { id } = loaded.facility;
  // One after the other: in a transaction there is one connection.
  const lidars = await listLidars(db, id, 'owner');
  const photometers = await listPhotometers(db, id, 'owner');
  return toSnapshot({ loaded, lidars, photometers, at });
}

/** Whether two snapshots hold the same; both come from the views, so their fields have one order. */
export const isSameApplication = (left: SubmissionSnapshot, right: SubmissionSnapshot) =>
  JSON.stringify(left) === JSON.stringify(right);
