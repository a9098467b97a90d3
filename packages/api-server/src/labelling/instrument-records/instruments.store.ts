import { and, asc, eq, sql } from 'drizzle-orm';
import { EVALUATION_FIELDS } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { prepared } from '../../platform/db/prepared';
import { columnsOf } from '../../platform/db/schema/record-columns';
import {
  applications,
  evaluations,
  facilities,
  lidarChannelGroups,
  lidars,
  photometers,
  users,
} from '../../platform/db/tables';

/** Selects all instruments of a facility, or a single one. */
export type Which = { facilityId: string } | { id: string };

export type LidarRow = typeof lidars.$inferSelect;
export type ChannelGroupRow = typeof lidarChannelGroups.$inferSelect;
export type PhotometerRow = typeof photometers.$inferSelect;

/** Excludes the instruments of archived facilities, which are on no page. */
const isPresent = (table: typeof lidars | typeof photometers) =>
  sql`exists (select from ${facilities} where ${facilities.id} = ${table.facilityId} and ${facilities.archivedAt} is null)`;

const isOf = (table: typeof lidars | typeof photometers) => ({
  id: and(eq(table.id, sql.placeholder('id')), isPresent(table)),
  facilityId: eq(table.facilityId, sql.placeholder('facilityId')),
});

const lidarsBy = (whose: keyof ReturnType<typeof isOf>) =>
  prepared((db) =>
    db
      .select({ row: lidars, group: lidarChannelGroups })
      .from(lidars)
      .leftJoin(lidarChannelGroups, eq(lidarChannelGroups.lidarId, lidars.id))
      .where(isOf(lidars)[whose])
      .orderBy(asc(lidars.createdAt), asc(lidars.id))
      .prepare(''),
  );
const [lidarById, lidarsByFacility] = [lidarsBy('id'), lidarsBy('facilityId')];

/** A stored lidar with its channel groups, unordered. */
export interface StoredLidar {
  row: LidarRow;
  groups: ChannelGroupRow[];
}

/** Lidars with their channel groups in one statement, oldest first. */
export async function listStoredLidars(db: Db, which: Which): Promise<StoredLidar[]> {
  const joined = 'id' in which ? await lidarById(db, which) : await lidarsByFacility(db, which);
  const stored = new Map<string, StoredLidar>();
  for (const { row, group } of joined) {
    const lidar = stored.get(row.id) ?? { row, groups: [] };
    if (group) lidar.groups.push(group);
    stored.set(row.id, lidar);
  }
  return [...stored.values()];
}

const photometersBy = (whose: keyof ReturnType<typeof isOf>) =>
  prepared((db) =>
    db
      .select()
      .from(photometers)
      .where(isOf(photometers)[whose])
      .orderBy(asc(photometers.createdAt), asc(photometers.id))
      .prepare(''),
  );
const [photometersById, photometersByFacility] = [photometersBy('id'), photometersBy('facilityId')];

/** Photometers, oldest first. */
export const listPhotometerRows = (db: Db, which: Which): Promise<PhotometerRow[]> =>
  'id' in which ? photometersById(db, which) : photometersByFacility(db, which);

const evaluationsBy = (column: typeof evaluations.targetId | typeof applications.facilityId) =>
  prepared((db) =>
    db
      .select({
        targetId: evaluations.targetId,
        aspect: evaluations.aspect,
        ...columnsOf(evaluations, EVALUATION_FIELDS),
        evaluatedAt: evaluations.evaluatedAt,
        status: applications.status,
        reviewer: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      })
      .from(evaluations)
      .innerJoin(applications, eq(applications.id, evaluations.applicationId))
      .leftJoin(users, eq(users.id, evaluations.reviewerId))
      .where(
        and(
          eq(applications.isCurrent, true),
          eq(evaluations.targetKind, sql.placeholder('kind')),
          eq(column, sql.placeholder('id')),
        ),
      )
      .prepare(''),
  );
const [evaluationsOnOne, evaluationsInFacility] = [
  evaluationsBy(evaluations.targetId),
  evaluationsBy(applications.facilityId),
];

/** The evaluations of lidars or photometers in the current round, drafts included. */
export const listEvaluations = (db: Db, kind: 'lidar' | 'photometer', which: Which) =>
  'id' in which
    ? evaluationsOnOne(db, { kind, id: which.id })
    : evaluationsInFacility(db, { kind, id: which.facilityId });
export type EvaluationRow = Awaited<ReturnType<typeof listEvaluations>>[number];

const TABLES = { lidar: lidars, photometer: photometers };

const facilityIds = prepared((db, kind: keyof typeof TABLES) =>
  db
    .select({ facilityId: TABLES[kind].facilityId })
    .from(TABLES[kind])
    .where(eq(TABLES[kind].id, sql.placeholder('id')))
    .prepare(''),
);

/** The facility of an instrument; undefined if the instrument does not exist. */
export async function findFacilityIdOf(db: Db, kind: 'lidar' | 'photometer', id: string): Promise<string | undefined> {
  const [row] = await facilityIds(db, { id }, kind);
  return row?.facilityId;
}
