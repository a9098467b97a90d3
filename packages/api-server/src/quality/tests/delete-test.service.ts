import { QA_STEPS } from '@portal/domain';
import { loggable } from '../../platform/db/loggable';
import { conflict } from '../../platform/errors/app-error';
import { releaseFiles } from '../../platform/files/files.store';
import { removeFile } from '../../platform/files/keep-file';
import type { Actor, Context } from '../../platform/process/app-types';
import { listFiles, removeTestFile } from './test-files.store';
import { deleteTestRow, isNamedInRequest } from './tests.store';
import { recordTestAudit, writeTest } from './write-test';

const NAMED = 'A request for support names this test, so that it is kept.';

/** Deletes a draft that was never submitted, with its files. */
export async function deleteTest(context: Context, actor: Actor, id: string): Promise<void> {
  const write = { context, actor, capability: 'qa-test.delete', id } as const;
  const files = await writeTest(write, async (tx, { test }) => {
    if (test.firstSubmittedAt !== null) throw conflict(QA_STEPS.delete.refusal);
    if (await isNamedInRequest(tx, id)) throw conflict(NAMED);
    const own = await listFiles(tx, id);
    for (const file of own) await removeTestFile(tx, file.id);
    await releaseFiles(
      tx,
      own.map((file) => file.id),
    );
    const oldValue = { files: own.map(({ name, sha256 }) => ({ name, sha256 })) };
    await recordTestAudit(tx, { actorId: actor.id, action: 'qa-test.delete', test, oldValue });
    await deleteTestRow(tx, id);
    return own;
  });
  for (const file of files)
    // A file that cannot be removed now is left to the clean-up job.
    await removeFile(context, file).catch((error: Error) =>
      context.log.warn({ file: file.id, ...loggable(error) }, 'the bytes of a deleted file were not removed yet'),
    );
}
