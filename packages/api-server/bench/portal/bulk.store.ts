import { randomUUID } from 'node:crypto';
import { and, asc, eq, getTableColumns, isNull, notExists, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../src/platform/db/client';
import {
  applications,
  facilities,
  labelDecisions,
  lidarChannelGroups,
  lidars,
  photometers,
  regularEvaluations,
  users,
} from '../../src/platform/db/tables';

/** Rows per statement: some megabytes at most. */
const BATCH_SIZE = 2000;

const namesOf = (table: PgTable) =>
  new Map(
    Object.entries(getTableColumns(table)).map(([key, { name, keyAsName }]) => [
      key,
      keyAsName ? toSnakeCase(name) : name,
    ]),
  );

/** Writes many rows with a few statements, each of which carries its rows as one value. A field that a row lacks is empty. */
export async function insertMany<Table extends PgTable>(tx: Db, table: Table, rows: readonly Table['$inferInsert'][]) {
  const names = namesOf(table);
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = sql.join(
    keys.map((key) => sql.identifier(names.get(key) ?? key)),
    sql`, `,
  );
  const toStored = (row: object) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [names.get(key) ?? key, value]));
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    const part = JSON.stringify(rows.slice(start, start + BATCH_SIZE).map(toStored));
    await tx.execute(
      sql`insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ${part}::json)`,
    );
  }
}

/** What a server does by itself before long: the planner knows what there is, and indexes need not ask the tables. */
export const analyse = (db: Db) => db.execute(sql`vacuum analyze`);

/** Ids and addresses of the accounts of the demonstration. */
export async function listDemoAccounts(db: Db): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ email: string; id: string }>(sql`select email, id from users`);
  return new Map(rows.map(({ email, id }) => [email, id]));
}

/** A lidar that test books are made for. */
export interface LidarToCopy {
  id: string;
  facilityId: string;
  name: string;
}

/** Accepts all facilities, as if their final reports had been issued six years ago. */
export async function acceptAll(tx: Db): Promise<void> {
  await tx.execute(
    sql`update ${applications} set acceptance = 'yes', evaluated_at = now() - interval '6 years' where is_current`,
  );
}

/** All instruments, in operation, with copies of lidars until there are so many; and an account to name. */
export async function listInstruments(tx: Db, lidarCount: number) {
  await tx.execute(sql`update ${lidars} set status = 'operational'`);
  await tx.execute(sql`update ${photometers} set status = 'operational'`);
  const before = await tx.select().from(lidars);
  const groups = await tx.select().from(lidarChannelGroups);
  for (let number = before.length; number < lidarCount; number += 1) {
    const pattern = before[number % before.length];
    if (!pattern) throw new Error('There is no lidar to copy.');
    const [copy] = await tx
      .insert(lidars)
      .values({ ...pattern, id: randomUUID(), name: `${pattern.name}-${number}`, pictureId: null })
      .returning();
    for (const group of groups.filter(({ lidarId }) => lidarId === pattern.id))
      await tx.insert(lidarChannelGroups).values({ ...group, lidarId: copy?.id ?? '' });
  }
  const all = await tx
    .select({ id: lidars.id, facilityId: lidars.facilityId, name: lidars.name })
    .from(lidars)
    .orderBy(lidars.createdAt, lidars.id)
    .limit(lidarCount);
  const ofPhotometers = await tx.select({ id: photometers.id, facilityId: photometers.facilityId }).from(photometers);
  const [account] = await tx.select({ id: users.id }).from(users).limit(1);
  return { lidars: all satisfies LidarToCopy[], photometers: ofPhotometers, by: account?.id ?? '' };
}

/** The facilities without a record of a label. */
export async function listUnlabelled(tx: Db): Promise<string[]> {
  const record = tx
    .select({ id: labelDecisions.id })
    .from(labelDecisions)
    .where(eq(labelDecisions.facilityId, facilities.id));
  const rows = await tx
    .select({ id: facilities.id })
    .from(facilities)
    .where(and(isNull(facilities.archivedAt), notExists(record)))
    .orderBy(asc(facilities.acronym));
  return rows.map(({ id }) => id);
}

/** Number of evaluations that are or were open. */
export const countEvaluations = (db: Db): Promise<number> => db.$count(regularEvaluations);
