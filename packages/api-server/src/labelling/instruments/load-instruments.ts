import type { Lidar, Photometer, PublicLidar, PublicPhotometer, View } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { listChannelGroups, listEvaluations, listLidarRows, listPhotometerRows, type Which } from './instruments.store';
import { toLidar, toPhotometer, toPublicLidar, toPublicPhotometer } from './instruments.view';
import { readTypeLists } from '../types/type-lists.store';

async function lidarsOf(db: Db, which: Which, view: View): Promise<Lidar[]> {
  const rows = await listLidarRows(db, which);
  if (rows.length === 0) return [];
  const groups = await listChannelGroups(db, which);
  const evaluations = await listEvaluations(db, 'lidar', which);
  const lists = await readTypeLists(db);
  return rows.map((row) => {
    const ofRow = groups.filter(({ lidarId }) => lidarId === row.id);
    return toLidar(row, ofRow, { evaluations: evaluations.filter(({ targetId }) => targetId === row.id), view, lists });
  });
}

async function photometersOf(db: Db, which: Which, view: View): Promise<Photometer[]> {
  const rows = await listPhotometerRows(db, which);
  if (rows.length === 0) return [];
  const evaluations = await listEvaluations(db, 'photometer', which);
  const lists = await readTypeLists(db);
  return rows.map((row) =>
    toPhotometer(row, { evaluations: evaluations.filter(({ targetId }) => targetId === row.id), view, lists }),
  );
}

/** The lidars of a facility, the oldest first, with as much of their evaluation as the view shows. */
export const listLidars = (db: Db, facilityId: string, view: View = 'full') => lidarsOf(db, { facilityId }, view);

/** The photometers of a facility, the oldest first, with as much of their evaluation as the view shows. */
export const listPhotometers = (db: Db, facilityId: string, view: View = 'full') =>
  photometersOf(db, { facilityId }, view);

/** One lidar, or nothing. */
export async function loadLidar(db: Db, id: string, view: View = 'full'): Promise<Lidar | undefined> {
  const [lidar] = await lidarsOf(db, { id }, view);
  return lidar;
}

/** One photometer, or nothing. */
export async function loadPhotometer(db: Db, id: string, view: View = 'full'): Promise<Photometer | undefined> {
  const [photometer] = await photometersOf(db, { id }, view);
  return photometer;
}

/** A lidar with what anybody may know of it, or nothing. */
export async function loadPublicLidar(db: Db, id: string): Promise<PublicLidar | undefined> {
  const [row] = await listLidarRows(db, { id });
  return row && toPublicLidar(row, await listChannelGroups(db, { id }), await readTypeLists(db));
}

/** A photometer with what anybody may know of it, or nothing. */
export async function loadPublicPhotometer(db: Db, id: string): Promise<PublicPhotometer | undefined> {
  const [row] = await listPhotometerRows(db, { id });
  return row && toPublicPhotometer(row, await readTypeLists(db));
}
