import { randomUUID } from 'node:crypto';
import { lidarFormValues } from '@portal/domain';
import { insertUnfinished } from '../labelling/instruments/unfinished.store';
import type { Db } from '../platform/db/client';
import type { FacilityRows } from './demo.store';

/** The facility whose owner has begun to describe another lidar. */
const BEGUN = 'SOF';
const HOURS_AGO_MS = 5 * 3_600_000;

/** Stores an unfinished copy of a lidar with nothing but a name and a position. */
export async function insertDemoUnfinished(tx: Db, all: readonly FacilityRows[], now: Date): Promise<void> {
  const rows = all.find(({ facility }) => facility.acronym === BEGUN);
  if (!rows) throw new Error(`There is no ${BEGUN} with an unfinished lidar.`);
  const [lidar] = rows.lidars;
  const values = {
    ...lidarFormValues(null),
    name: 'Demonstration: second lidar',
    latitude: String(lidar?.latitude ?? ''),
    longitude: String(lidar?.longitude ?? ''),
    altitude: String(lidar?.altitude ?? ''),
    status: 'planned',
  };
  const { id: facilityId, ownerId } = rows.facility;
  const place = { facilityId, kind: 'lidar', id: randomUUID() } as const;
  const at = new Date(now.getTime() - HOURS_AGO_MS);
  await insertUnfinished(tx, place, { values, updatedById: ownerId, at });
}
