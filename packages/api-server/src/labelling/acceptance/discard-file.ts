import type { Context } from '../../platform/process/app-types';
import { removeFile } from '../../platform/files/keep-file';
import { loggable } from '../../platform/db/loggable';
import { findUnused } from './acceptance.store';

/**
 * Removes a generated file that was not linked in the end. If this fails, the clean-up job removes it later: the caller
 * must receive the original error.
 */
export async function discardFile(context: Context, fileId: string): Promise<void> {
  try {
    const file = await findUnused(context.db, fileId);
    if (file) await removeFile(context, file);
  } catch (error) {
    context.log.warn({ file: fileId, ...loggable(error as Error) }, 'a file is left to the clean-up');
  }
}
