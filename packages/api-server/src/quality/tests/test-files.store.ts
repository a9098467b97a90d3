import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { files, qaFiles, qaTests } from '../../platform/db/tables';

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
