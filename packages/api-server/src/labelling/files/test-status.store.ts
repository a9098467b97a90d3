import { eq } from 'drizzle-orm';
import type { QaTestStatus } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { qaTests } from '../../platform/db/tables';

/** The status of the test that a file belongs to; undefined if there is none. */
export async function findTestStatus(db: Db, testId: string): Promise<QaTestStatus | undefined> {
  const [test] = await db.select({ status: qaTests.status }).from(qaTests).where(eq(qaTests.id, testId));
  return test?.status;
}
