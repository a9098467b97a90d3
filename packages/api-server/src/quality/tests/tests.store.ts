import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { VALID_STATUSES, type QaTestStatus } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { lidarConfigurations, qaTests, supportRequests } from '../../platform/db/tables';

export type TestRow = typeof qaTests.$inferSelect;
type ConfigurationRow = typeof lidarConfigurations.$inferSelect;

/** A test with its configuration. */
export interface StoredTest {
  test: TestRow;
  configuration: ConfigurationRow;
}

const tests = (db: Db) =>
  db
    .select({ test: qaTests, configuration: lidarConfigurations })
    .from(qaTests)
    .innerJoin(lidarConfigurations, eq(lidarConfigurations.id, qaTests.configurationId));

export async function findTest(db: Db, id: string): Promise<StoredTest | undefined> {
  const [found] = await tests(db).where(eq(qaTests.id, id));
  return found;
}

const { selfCheck: _selfCheck, report: _report, returnedFacts: _returned, ...listedColumns } = getTableColumns(qaTests);
/** A test in a list, without its self-check, its report and its facts at a return, which are large. */
export type ListedTest = Omit<TestRow, 'selfCheck' | 'report' | 'returnedFacts'>;

/** The records of a facility, of an instrument or of a configuration. */
type TestsOf = { facilityId: string } | { lidarId: string } | { configurationId: string };

function isOf(of: TestsOf) {
  if ('facilityId' in of) return eq(qaTests.facilityId, of.facilityId);
  return 'lidarId' in of ? eq(qaTests.lidarId, of.lidarId) : eq(qaTests.configurationId, of.configurationId);
}

/** Tests in the order of their creation, with the numbers of their configurations. */
export const listTests = (db: Db, of: TestsOf): Promise<{ test: ListedTest; configuration: { number: number } }[]> =>
  db
    .select({ test: listedColumns, configuration: { number: lidarConfigurations.number } })
    .from(qaTests)
    .innerJoin(lidarConfigurations, eq(lidarConfigurations.id, qaTests.configurationId))
    .where(isOf(of))
    .orderBy(asc(qaTests.createdAt), asc(qaTests.id));

export async function insertTest(tx: Db, values: typeof qaTests.$inferInsert): Promise<TestRow> {
  const [test] = await tx.insert(qaTests).values(values).returning();
  if (!test) throw new Error('The inserted test was not returned.');
  return test;
}

type TestChange = { [Name in keyof Omit<TestRow, 'id' | 'version'>]?: TestRow[Name] | undefined };

/** Changes a test of this version; undefined if it has another one by now. */
export async function updateTest(
  tx: Db,
  { id, version }: Pick<TestRow, 'id' | 'version'>,
  values: TestChange,
): Promise<TestRow | undefined> {
  const [test] = await tx
    .update(qaTests)
    .set({ ...values, version: sql`${qaTests.version} + 1`, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(qaTests.id, id), eq(qaTests.version, version)))
    .returning();
  return test;
}

/** The tests of a lidar and type that have a result or had one, as far as one supersedes another. */
export const listSupersedable = (tx: Db, { lidarId, type }: Pick<TestRow, 'lidarId' | 'type'>) =>
  tx
    .select({
      id: qaTests.id,
      configurationId: qaTests.configurationId,
      status: qaTests.status,
      measuredFrom: qaTests.measuredFrom,
      channels: qaTests.channels,
      supersededById: qaTests.supersededById,
      // The report keeps the result as it was given.
      given: sql<QaTestStatus | null>`${qaTests.report}->>'status'`,
    })
    .from(qaTests)
    .where(
      and(
        eq(qaTests.lidarId, lidarId),
        eq(qaTests.type, type),
        inArray(qaTests.status, [...VALID_STATUSES, 'superseded']),
      ),
    )
    .orderBy(asc(qaTests.measuredFrom), asc(qaTests.id));
export type SupersedableRow = Awaited<ReturnType<typeof listSupersedable>>[number];

/** Changes the state of a locked test whose version was not read. */
export async function setSuperseded(
  tx: Db,
  id: string,
  values: Pick<TestRow, 'status' | 'supersededById'>,
): Promise<TestRow> {
  const [test] = await tx
    .update(qaTests)
    .set({ ...values, version: sql`${qaTests.version} + 1` })
    .where(eq(qaTests.id, id))
    .returning();
  if (!test) throw new Error(`The locked test ${id} is gone.`);
  return test;
}

/** Whether a request for support names a test. */
export async function isNamedInRequest(tx: Db, id: string): Promise<boolean> {
  const [request] = await tx
    .select({ id: supportRequests.id })
    .from(supportRequests)
    .where(eq(supportRequests.testId, id))
    .limit(1);
  return request !== undefined;
}

/** Deletes a test, which has no files any more. */
export async function deleteTestRow(tx: Db, id: string): Promise<void> {
  await tx.delete(qaTests).where(eq(qaTests.id, id));
}
