import type { Context } from '../../platform/process/app-types';
import { removeFile } from '../../platform/files/keep-file';
import { loggable } from '../../platform/db/loggable';
import { findUnused } from './acceptance.store';

/**
 * Removes a file that the portal made and that nothing is linked to after all. When that does not work, the clean-up
 * does it: what went wrong before is what the caller must hear.
 */
export async function discardFile(context: Context, fileId: string): Promise<void> {
  try {
    const file = await findUnused(context.db, fileId);
    if (file) await removeFile(context, file);
  } catch (error) {
    context.log.warn({ file: fileId, ...loggable(error as Error) }, 'a file is left to the clean-up');
  }
}
