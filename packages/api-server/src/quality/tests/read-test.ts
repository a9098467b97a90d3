import { SAME_CONTENT, type QaTest } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { orNotFound } from '../../platform/errors/app-error';
import { listResults } from './results.store';
import { listFiles, submittedDigests, type TestFile } from './test-files.store';
import { findTest, type StoredTest } from './tests.store';
import { toTest } from './tests.view';

/** The self-check with the files that another facility has submitted too, which only the evaluator is told. */
async function checkForEvaluator(db: Db, { test: { id, selfCheck } }: StoredTest, files: readonly TestFile[]) {
  if (!selfCheck || selfCheck.files.length !== files.length) return selfCheck;
  const digests = await submittedDigests(
    db,
    { testId: id, facilityId: null },
    files.map(({ sha256 }) => sha256),
  );
  if (digests.length === 0) return selfCheck;
  const checked = selfCheck.files.map((file, place) =>
    digests.includes(files[place]?.sha256 ?? '') ? { ...file, code: file.code | SAME_CONTENT } : file,
  );
  return { ...selfCheck, files: checked, code: selfCheck.code | SAME_CONTENT };
}

/** A test as its reader sees it now. */
export async function readTest(db: Db, id: string, readerId: string): Promise<QaTest> {
  const stored = orNotFound(await findTest(db, id));
  const [files, results] = [await listFiles(db, id), await listResults(db, id)];
  const test = toTest({ stored, files, results, readerId });
  return test.is_evaluator ? { ...test, self_check: await checkForEvaluator(db, stored, files) } : test;
}
