import { and, asc, eq, getTableColumns, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { VALID_STATUSES, type QaTestStatus, type QaTestTypeCode } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import {
  files,
  lidarConfigurations,
  qaChannelResults,
  qaFiles,
  qaTests,
  supportRequests,
} from '../../platform/db/tables';

export type TestRow = typeof qaTests.$inferSelect;
export type ResultRow = typeof qaChannelResults.$inferSelect;
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

/** The findings of a test, drafts included. */
export const listResults = (db: Db, testId: string): Promise<ResultRow[]> =>
  db.select().from(qaChannelResults).where(eq(qaChannelResults.testId, testId)).orderBy(asc(qaChannelResults.name));

/** Writes findings of a test; those of other channels stay. */
export async function writeResults(tx: Db, rows: readonly ResultRow[]): Promise<void> {
  for (const row of rows) {
    const { testId: _test, name: _name, ...values } = row;
    await tx
      .insert(qaChannelResults)
      .values(row)
      .onConflictDoUpdate({ target: [qaChannelResults.testId, qaChannelResults.name], set: values });
  }
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

/** Deletes the findings of a test. */
export async function deleteResults(tx: Db, testId: string): Promise<void> {
  await tx.delete(qaChannelResults).where(eq(qaChannelResults.testId, testId));
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

/** A file of a test, with the key of its bytes. */
export interface TestFile {
  id: string;
  name: string;
  size: number;
  sha256: string;
  role: (typeof qaFiles.$inferSelect)['role'];
  storageKey: string;
}

/** The files of a test, in the order of their uploads. */
export const listFiles = (db: Db, testId: string): Promise<TestFile[]> =>
  db
    .select({
      id: files.id,
      name: files.name,
      size: files.size,
      sha256: files.sha256,
      role: qaFiles.role,
      storageKey: files.storageKey,
    })
    .from(qaFiles)
    .innerJoin(files, eq(files.id, qaFiles.fileId))
    .where(eq(qaFiles.testId, testId))
    .orderBy(asc(qaFiles.createdAt), asc(files.name));

export async function insertTestFile(tx: Db, values: typeof qaFiles.$inferInsert): Promise<void> {
  await tx.insert(qaFiles).values(values);
}

/** Removes a file from its test, before its row and bytes are. */
export async function removeTestFile(tx: Db, fileId: string): Promise<void> {
  await tx.delete(qaFiles).where(eq(qaFiles.fileId, fileId));
}

/** Those of the digests that files of other submitted tests have: of a facility, or of all if it is `null`. */
export async function submittedDigests(
  db: Db,
  { testId, facilityId }: { testId: string; facilityId: string | null },
  digests: readonly string[],
): Promise<string[]> {
  if (digests.length === 0) return [];
  const rows = await db
    .selectDistinct({ sha256: files.sha256 })
    .from(qaFiles)
    .innerJoin(files, eq(files.id, qaFiles.fileId))
    .innerJoin(qaTests, eq(qaTests.id, qaFiles.testId))
    .where(
      and(
        inArray(files.sha256, [...digests]),
        ne(qaTests.id, testId),
        isNotNull(qaTests.submittedAt),
        facilityId === null ? undefined : eq(qaTests.facilityId, facilityId),
      ),
    );
  return rows.map(({ sha256 }) => sha256);
}

/** Gain ratios in the valid calibrations of a lidar, the newest last. */
export const listEtas = (db: Db, lidarId: string) =>
  db
    .select({ name: qaChannelResults.name, eta: qaChannelResults.eta })
    .from(qaChannelResults)
    .innerJoin(qaTests, eq(qaTests.id, qaChannelResults.testId))
    .where(
      and(
        eq(qaTests.lidarId, lidarId),
        eq(qaTests.type, 'polarisation_calibration' satisfies QaTestTypeCode),
        inArray(qaTests.status, [...VALID_STATUSES]),
        isNotNull(qaChannelResults.eta),
      ),
    )
    .orderBy(asc(qaTests.measuredFrom));

/** Gain ratios in the valid calibrations of one configuration, the newest last. */
export const listFactors = (db: Db, configurationId: string) =>
  db
    .select({
      pair: qaChannelResults.name,
      eta: qaChannelResults.eta,
      measuredFrom: qaTests.measuredFrom,
      testId: qaTests.id,
    })
    .from(qaChannelResults)
    .innerJoin(qaTests, eq(qaTests.id, qaChannelResults.testId))
    .where(
      and(
        eq(qaTests.configurationId, configurationId),
        eq(qaTests.type, 'polarisation_calibration' satisfies QaTestTypeCode),
        inArray(qaTests.status, [...VALID_STATUSES]),
        isNotNull(qaChannelResults.eta),
      ),
    )
    .orderBy(asc(qaTests.measuredFrom));
