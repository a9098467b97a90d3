import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { facilities, lidarConfigurations, qaTests } from '../../platform/db/tables';

export type ConfigurationRow = typeof lidarConfigurations.$inferSelect;

/** The configurations of a lidar, in the order of their numbers. */
export const listConfigurations = (db: Db, lidarId: string): Promise<ConfigurationRow[]> =>
  db
    .select()
    .from(lidarConfigurations)
    .where(eq(lidarConfigurations.lidarId, lidarId))
    .orderBy(asc(lidarConfigurations.number));

/** The configurations of all lidars of a facility. */
export const listConfigurationsOf = (db: Db, facilityId: string): Promise<ConfigurationRow[]> =>
  db
    .select()
    .from(lidarConfigurations)
    .where(eq(lidarConfigurations.facilityId, facilityId))
    .orderBy(asc(lidarConfigurations.lidarId), asc(lidarConfigurations.number));

/** Inserts a configuration under the next number of its lidar. The caller holds the lock of the facility. */
export async function insertConfiguration(
  tx: Db,
  values: Omit<typeof lidarConfigurations.$inferInsert, 'number'>,
): Promise<ConfigurationRow> {
  const number = sql<number>`(select coalesce(max(${lidarConfigurations.number}), 0) + 1 from ${lidarConfigurations}
    where ${lidarConfigurations.lidarId} = ${values.lidarId})`;
  const [row] = await tx
    .insert(lidarConfigurations)
    .values({ ...values, number })
    .returning();
  if (!row) throw new Error('The inserted configuration was not returned.');
  return row;
}

type ConfigurationChange = Partial<Omit<ConfigurationRow, 'id' | 'version'>>;

/** Changes a configuration of this version; undefined if it has another one by now. */
export async function updateConfiguration(
  tx: Db,
  { id, version }: Pick<ConfigurationRow, 'id' | 'version'>,
  values: ConfigurationChange,
): Promise<ConfigurationRow | undefined> {
  const [row] = await tx
    .update(lidarConfigurations)
    .set({
      ...values,
      version: sql`${lidarConfigurations.version} + 1`,
      updatedAt: sql`clock_timestamp()`,
    })
    .where(and(eq(lidarConfigurations.id, id), eq(lidarConfigurations.version, version)))
    .returning();
  return row;
}

/** Whether a test is submitted with the configuration, whose files name its ids; one that was withdrawn is a draft. */
export async function isUsed(tx: Db, id: string): Promise<boolean> {
  const [used] = await tx
    .select({ id: qaTests.id })
    .from(qaTests)
    .where(and(eq(qaTests.configurationId, id), sql`${qaTests.submittedAt} is not null`))
    .limit(1);
  return used !== undefined;
}

/** Any number that no other lock has. */
const IDS_LOCK = 4_120_310;

/** Until the transaction ends, no other one gives ids to a configuration: of two facilities with one id, the second is refused. */
export async function lockIds(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${IDS_LOCK})`);
}

/** Ids of a configuration, which no other facility may have, and with whose lidar they are. */
type GivenIds = Pick<
  ConfigurationRow,
  'facilityId' | 'lidarId' | 'stationId' | 'sccLidarId' | 'sccConfigurationId' | 'channels'
>;

/** Configurations that have one of these channels in the processing chain. */
const hasChannelOf = (channels: ConfigurationRow['channels']) => {
  const ids = channels.flatMap(({ scc_channel_id: id }) => (id === null ? [] : [id]));
  return sql`exists (select 1 from jsonb_array_elements(${lidarConfigurations.channels}) as channel
    where (channel->>'scc_channel_id')::integer = any(${sql.param(ids)}::integer[]))`;
};

/** Configurations of other facilities, or of other lidars, with one of these ids; retired ones have given them up. */
export const listSharing = (tx: Db, { facilityId, lidarId, ...ids }: GivenIds) =>
  tx
    .select({
      facilityId: lidarConfigurations.facilityId,
      stationId: lidarConfigurations.stationId,
      sccLidarId: lidarConfigurations.sccLidarId,
      sccConfigurationId: lidarConfigurations.sccConfigurationId,
      channels: lidarConfigurations.channels,
    })
    .from(lidarConfigurations)
    .innerJoin(facilities, eq(facilities.id, lidarConfigurations.facilityId))
    .where(
      and(
        or(ne(lidarConfigurations.facilityId, facilityId), ne(lidarConfigurations.lidarId, lidarId)),
        ne(lidarConfigurations.status, 'retired'),
        isNull(facilities.archivedAt),
        or(
          eq(lidarConfigurations.stationId, ids.stationId),
          eq(lidarConfigurations.sccLidarId, ids.sccLidarId),
          eq(lidarConfigurations.sccConfigurationId, ids.sccConfigurationId),
          hasChannelOf(ids.channels),
        ),
      ),
    );
