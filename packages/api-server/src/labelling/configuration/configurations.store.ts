import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { ApprovedConfiguration, ConfigurationChoice, Day, OperationalConfiguration } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { applications, configurationVersions, snapshots } from '../../platform/db/tables';
import type { ReportSnapshot } from '../pdf/report-snapshot';

type Row = typeof configurationVersions.$inferSelect;

export interface VersionRow extends Row {
  choice: ConfigurationChoice;
  configurations: OperationalConfiguration[];
}

export type NewVersion = Pick<
  VersionRow,
  'facilityId' | 'number' | 'round' | 'reason' | 'acronym' | 'choice' | 'configurations' | 'approvedAt' | 'validFrom'
>;

const rowsOf = (rows: Row[]) => rows as VersionRow[];

/** The versions of a facility, latest first. */
export const listVersions = async (db: Db, facilityId: string): Promise<VersionRow[]> =>
  rowsOf(
    await db
      .select()
      .from(configurationVersions)
      .where(eq(configurationVersions.facilityId, facilityId))
      .orderBy(desc(configurationVersions.number)),
  );

/** The latest version of a facility, in force or not. */
export async function findLast(db: Db, facilityId: string): Promise<VersionRow | undefined> {
  const rows = await db
    .select()
    .from(configurationVersions)
    .where(eq(configurationVersions.facilityId, facilityId))
    .orderBy(desc(configurationVersions.number))
    .limit(1);
  return rowsOf(rows)[0];
}

/** Whether a configuration of a facility was ever approved. */
export async function hasVersions(db: Db, facilityId: string): Promise<boolean> {
  const { id, facilityId: of } = configurationVersions;
  return (await db.select({ id }).from(configurationVersions).where(eq(of, facilityId)).limit(1)).length > 0;
}

/** A version of a facility by number. */
export async function findVersion(db: Db, facilityId: string, number: number): Promise<VersionRow | undefined> {
  const rows = await db
    .select()
    .from(configurationVersions)
    .where(and(eq(configurationVersions.facilityId, facilityId), eq(configurationVersions.number, number)));
  return rowsOf(rows)[0];
}

/**
 * The version of a facility valid on a day, from today's point of view; the last one if there were several that day.
 */
export async function findVersionOn(db: Db, facilityId: string, on: Day): Promise<VersionRow | undefined> {
  const { validFrom, validTo } = configurationVersions;
  const rows = await db
    .select()
    .from(configurationVersions)
    .where(
      and(eq(configurationVersions.facilityId, facilityId), lte(validFrom, on), or(isNull(validTo), gt(validTo, on))),
    );
  return rowsOf(rows)[0];
}

/** The version of a facility in force; undefined if there is none. */
export async function findInForce(db: Db, facilityId: string): Promise<VersionRow | undefined> {
  const rows = await db
    .select()
    .from(configurationVersions)
    .where(and(eq(configurationVersions.facilityId, facilityId), isNull(configurationVersions.validTo)));
  return rowsOf(rows)[0];
}

export async function insertVersion(tx: Db, version: NewVersion): Promise<VersionRow> {
  const [row] = rowsOf(await tx.insert(configurationVersions).values(version).returning());
  if (!row) throw new Error('The version of the operational configuration was not returned.');
  return row;
}

interface End {
  validTo: Day;
  withdrawnAt?: Date;
  withdrawal?: string;
}

/** Ends the version of a facility in force. */
export async function endVersion(tx: Db, facilityId: string, end: End): Promise<void> {
  await tx
    .update(configurationVersions)
    .set(end)
    .where(and(eq(configurationVersions.facilityId, facilityId), isNull(configurationVersions.validTo)));
}

/** An approval or refusal from before configurations had versions. */
export interface EarlierDecision {
  round: number;
  acceptance: 'yes' | 'conditionally' | 'no' | null;
  at: Date;
  approved: ApprovedConfiguration | null;
  report: ReportSnapshot | null;
}

const frozenAs = (kind: typeof snapshots.$inferSelect.kind) =>
  sql`(select ${snapshots.content} from ${snapshots} where ${snapshots.applicationId} = ${applications.id} and ${snapshots.kind} = ${kind})`;

/** The decisions on a facility from before configurations had versions, oldest first. */
export async function listEarlierDecisions(tx: Db, facilityId: string): Promise<EarlierDecision[]> {
  const rows = await tx
    .select({
      round: applications.round,
      acceptance: applications.acceptance,
      at: applications.evaluatedAt,
      approved: sql<ApprovedConfiguration | null>`${frozenAs('operational-configuration')}`,
      report: sql<ReportSnapshot | null>`${frozenAs('final-report')}`,
    })
    .from(applications)
    .where(eq(applications.facilityId, facilityId))
    .orderBy(asc(applications.round));
  return rows.flatMap(({ at, ...row }) => (at && (row.approved || row.acceptance === 'no') ? [{ ...row, at }] : []));
}

/** Facilities with an approved configuration but no version. */
export async function listUnversioned(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: applications.facilityId })
    .from(snapshots)
    .innerJoin(applications, eq(applications.id, snapshots.applicationId))
    .leftJoin(configurationVersions, eq(configurationVersions.facilityId, applications.facilityId))
    .where(and(eq(snapshots.kind, 'operational-configuration'), isNull(configurationVersions.id)))
    .orderBy(asc(applications.facilityId));
  return rows.map(({ id }) => id);
}
