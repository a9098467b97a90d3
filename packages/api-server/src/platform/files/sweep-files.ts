import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FILES } from '@portal/domain';
import type { Context } from '../process/app-types';
import { loggable } from '../db/loggable';
import { listNobodys, releaseForgotten } from './files.store';
import { removeFile } from './keep-file';

/**
 * Removes uploads that were not linked within a day, and the remains of files that were deleted or never completed. May
 * be interrupted at any point: the next run continues.
 */
export async function sweepFiles(context: Context): Promise<void> {
  const before = new Date(context.now().getTime() - FILES.unlinkedSeconds * 1000);
  // First the uploads are released, in one statement that no link can interleave with; then bytes and rows are removed.
  await releaseForgotten(context.db, before);
  for (const file of await listNobodys(context.db, before)) {
    await removeFile(context, file).catch((error: Error) =>
      context.log.warn({ file: file.id, ...loggable(error) }, 'a file could not be removed'),
    );
  }
  await sweepIncoming(context.incoming, before);
}

/** Uploads that the end of the process interrupted. */
async function sweepIncoming(folder: string, before: Date) {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const entry = await stat(path).catch(() => undefined);
    if (entry && entry.mtime < before) await rm(path, { force: true });
  }
}
