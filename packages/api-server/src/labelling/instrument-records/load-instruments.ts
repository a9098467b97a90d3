import type { Day, Lidar, Photometer, PublicLidar, PublicPhotometer, View } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { findLastAcceptance, hasVersion } from '../accepted/accepted-versions.store';
import { acceptedLidar, acceptedPhotometer } from '../accepted/accepted.view';
import {
  listEvaluations,
  listPhotometerRows,
  listStoredLidars,
  type EvaluationRow,
  type Which,
} from './instruments.store';
import { toLidar, toPhotometer, toPublicLidar, toPublicPhotometer } from './instruments.view';
import { readTypeLists } from '../types/type-lists.store';

/** The evaluations of the current round, where they have been read already. */
type Known = readonly EvaluationRow[];

async function lidarsOf(db: Db, which: Which, view: View, known?: Known): Promise<Lidar[]> {
  const stored = await listStoredLidars(db, which);
  if (stored.length === 0) return [];
  const evaluations = known ?? (await listEvaluations(db, 'lidar', which));
  const lists = await readTypeLists(db);
  return stored.map(({ row, groups }) =>
    toLidar(row, groups, { evaluations: evaluations.filter(({ targetId }) => targetId === row.id), view, lists }),
  );
}

async function photometersOf(db: Db, which: Which, view: View, known?: Known): Promise<Photometer[]> {
  const rows = await listPhotometerRows(db, which);
  if (rows.length === 0) return [];
  const evaluations = known ?? (await listEvaluations(db, 'photometer', which));
  const lists = await readTypeLists(db);
  return rows.map((row) =>
    toPhotometer(row, { evaluations: evaluations.filter(({ targetId }) => targetId === row.id), view, lists }),
  );
}

/** The lidars of a facility, oldest first, with their evaluations as far as the view shows them. */
export const listLidars = (db: Db, facilityId: string, view: View = 'full', known?: Known) =>
  lidarsOf(db, { facilityId }, view, known);

/** The photometers of a facility, oldest first, with their evaluations as far as the view shows them. */
export const listPhotometers = (db: Db, facilityId: string, view: View = 'full', known?: Known) =>
  photometersOf(db, { facilityId }, view, known);

/** A lidar by id; undefined if it does not exist. */
export async function loadLidar(db: Db, id: string, view: View = 'full'): Promise<Lidar | undefined> {
  const [lidar] = await lidarsOf(db, { id }, view);
  return lidar;
}

/** A photometer by id; undefined if it does not exist. */
export async function loadPhotometer(db: Db, id: string, view: View = 'full'): Promise<Photometer | undefined> {
  const [photometer] = await photometersOf(db, { id }, view);
  return photometer;
}

/** The current record of a lidar without its evaluation; undefined if it does not exist. */
export async function describeLidar(db: Db, id: string): Promise<PublicLidar | undefined> {
  const [lidar] = await listStoredLidars(db, { id });
  return lidar && toPublicLidar(lidar.row, lidar.groups, await readTypeLists(db));
}

/** Whether the facility was never accepted; until then the public sees the current records. */
const isNeverAccepted = async (db: Db, { facilityId }: { facilityId: string }) => !(await hasVersion(db, facilityId));

/**
 * The public record of a lidar on a day: its last accepted state, even after its deletion. In a facility with an
 * accepted version, instruments that were not accepted are not public.
 */
export async function loadPublicLidar(db: Db, id: string, today: Day): Promise<PublicLidar | undefined> {
  const accepted = await findLastAcceptance(db, 'lidar', id);
  if (accepted) return acceptedLidar(accepted, today);
  const [lidar] = await listStoredLidars(db, { id });
  if (!lidar || !(await isNeverAccepted(db, lidar.row))) return undefined;
  return toPublicLidar(lidar.row, lidar.groups, await readTypeLists(db));
}

/** The public record of a photometer, by the same rules. */
export async function loadPublicPhotometer(db: Db, id: string, today: Day): Promise<PublicPhotometer | undefined> {
  const accepted = await findLastAcceptance(db, 'photometer', id);
  if (accepted) return acceptedPhotometer(accepted, today);
  const [row] = await listPhotometerRows(db, { id });
  if (!row || !(await isNeverAccepted(db, row))) return undefined;
  return toPublicPhotometer(row, await readTypeLists(db));
}
