import type { Context } from '../process/app-types';
import { deleteRow, type StoredFile } from './files.store';

/** Removes a file that was released: its bytes first, so that the row tells of them until they are gone. */
export async function removeFile(
  { db, files }: Pick<Context, 'db' | 'files'>,
  { id, storageKey }: Pick<StoredFile, 'id' | 'storageKey'>,
): Promise<void> {
  await files.delete(storageKey);
  await deleteRow(db, id);
}
