import type { Lidar, Photometer, PublicLidar, PublicPhotometer, View } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { findLastAcceptance, hasVersion } from '../accepted/accepted-versions.store';
import { acceptedLidar, acceptedPhotometer } from '../accepted/accepted.view';
import { listEvaluations, listPhotometerRows, listStoredLidars, type Which } from './instruments.store';
import { toLidar, toPhotometer, toPublicLidar, toPublicPhotometer } from './instruments.view';
import { readTypeLists } from '../types/type-lists.store';

async function lidarsOf(db: Db, which: Which, view: View): Promise<Lidar[]> {
  const stored = await listStoredLidars(db, which);
  if (stored.length === 0) return [];
  const evaluations = await listEvaluations(db, 'lidar', which);
  const lists = await readTypeLists(db);
  return stored.map(({ row, groups }) =>
    toLidar(row, groups, { evaluations: evaluations.filter(({ targetId }) => targetId === row.id), view, lists }),
  );
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

/** A lidar as it is described now, without its evaluation, or nothing. */
export async function describeLidar(db: Db, id: string): Promise<PublicLidar | undefined> {
  const [lidar] = await listStoredLidars(db, { id });
  return lidar && toPublicLidar(lidar.row, lidar.groups, await readTypeLists(db));
}

/** Whether nothing was ever accepted of the facility: until then the public sees what it describes. */
const isNeverAccepted = async (db: Db, { facilityId }: { facilityId: string }) => !(await hasVersion(db, facilityId));

/**
 * A lidar with what anybody may know of it: as it was accepted last, even when it is gone. What is not accepted of a
 * facility that is, is not there for the public.
 */
export async function loadPublicLidar(db: Db, id: string): Promise<PublicLidar | undefined> {
  const accepted = await findLastAcceptance(db, 'lidar', id);
  if (accepted) return acceptedLidar(accepted);
  const [lidar] = await listStoredLidars(db, { id });
  if (!lidar || !(await isNeverAccepted(db, lidar.row))) return undefined;
  return toPublicLidar(lidar.row, lidar.groups, await readTypeLists(db));
}

/** A photometer with what anybody may know of it, like a lidar. */
export async function loadPublicPhotometer(db: Db, id: string): Promise<PublicPhotometer | undefined> {
  const accepted = await findLastAcceptance(db, 'photometer', id);
  if (accepted) return acceptedPhotometer(accepted);
  const [row] = await listPhotometerRows(db, { id });
  if (!row || !(await isNeverAccepted(db, row))) return undefined;
  return toPublicPhotometer(row, await readTypeLists(db));
}
