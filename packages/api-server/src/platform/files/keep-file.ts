import { createHash, randomUUID } from 'node:crypto';
import type { Context } from '../process/app-types';
import type { Content } from '../storage/file-store';
import { FILE_TYPES } from './file-type';
import { insertFile, deleteRow, type NewFile, type StoredFile } from './files.store';

type Description = Omit<NewFile, 'storageKey' | 'createdAt'>;

/**
 * Stores the bytes and returns the id of a file without an owner: the caller gives it to a user or links it; otherwise
 * it is removed after a day. The row comes first, so that a crash leaves no bytes without a row.
 */
export async function keepFile(
  { db, files, now }: Context,
  description: Description,
  content: Content,
): Promise<string> {
  const storageKey = randomUUID();
  const id = await insertFile(db, { ...description, storageKey, createdAt: now() });
  await files.put(storageKey, content, description.size);
  return id;
}

/**
 * Stores a PDF that the portal made and returns its id, for `linkFile` without an uploader. To be called before the
 * transaction that links it: inside one, the embedded database would wait for ever.
 */
export function storeGenerated(context: Context, { name, bytes }: { name: string; bytes: Buffer }): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const description: Description = {
    kind: 'document',
    name,
    contentType: FILE_TYPES.pdf.contentType,
    size: bytes.length,
    sha256,
  };
  return keepFile(context, description, bytes);
}

/** Removes a released file: its bytes first, so that the row refers to them until they are removed. */
export async function removeFile(
  { db, files }: Pick<Context, 'db' | 'files'>,
  { id, storageKey }: Pick<StoredFile, 'id' | 'storageKey'>,
): Promise<void> {
  await files.delete(storageKey);
  await deleteRow(db, id);
}
