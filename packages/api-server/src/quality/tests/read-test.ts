import type { QaTest } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { orNotFound } from '../../platform/errors/app-error';
import { findTest, listFiles, listResults } from './tests.store';
import { toTest } from './tests.view';

/** A test as its reader sees it now. */
export async function readTest(db: Db, id: string, readerId: string): Promise<QaTest> {
  const stored = orNotFound(await findTest(db, id));
  const [files, results] = [await listFiles(db, id), await listResults(db, id)];
  return toTest({ stored, files, results, readerId });
}
