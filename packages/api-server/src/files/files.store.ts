import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/client';
import type { FileLink } from '../db/schema/files';
import { files } from '../db/tables';

export type StoredFile = typeof files.$inferSelect;
export type NewFile = Pick<
  typeof files.$inferInsert,
  'kind' | 'name' | 'contentType' | 'size' | 'sha256' | 'storageKey' | 'createdAt'
>;

/**
 * A file that belongs to nobody and to nothing: its bytes are being written, or are to be removed. Nobody sees it. A row
 * is one of these before its bytes are there and until they are gone, so that no bytes are ever without a row.
 */
const isNobodys = and(isNull(files.uploaderId), isNull(files.linkedAs));

/** Announces a file whose bytes are about to be written; it is nobody's until it is given to somebody or linked. */
export async function insertFile(db: Db, values: NewFile): Promise<string> {
  const [file] = await db.insert(files).values(values).returning({ id: files.id });
  if (!file) throw new Error('The inserted file was not returned.');
  return file.id;
}

/** Makes a file that was nobody's the upload of this person; false when it is gone. */
export async function giveFile(tx: Db, id: string, uploaderId: string): Promise<boolean> {
  const given = await tx
    .update(files)
    .set({ uploaderId })
    .where(and(eq(files.id, id), isNobodys))
    .returning({ id: files.id });
  return given.length > 0;
}

interface Link {
  fileId: string;
  /** Whose upload it must be; null for a file that the portal made. */
  uploaderId: string | null;
  kind: StoredFile['kind'];
  as: Exclude<FileLink, 'shared'>;
  /** The facility, instrument or application that the file belongs to from now on. */
  linkedId: string;
  /** The facility whose rights decide who reads the file. */
  facilityId: string;
}

/**
 * Links a file to the one record that it belongs to from now on. False when it is not there, is linked already, is of
 * another kind or was uploaded by somebody else: otherwise the id of a private document could be made a public picture.
 */
export async function linkFile(tx: Db, { fileId, uploaderId, kind, as, linkedId, facilityId }: Link): Promise<boolean> {
  const isTheirs = uploaderId === null ? isNull(files.uploaderId) : eq(files.uploaderId, uploaderId);
  const linked = await tx
    .update(files)
    .set({ linkedAs: as, linkedId, facilityId })
    .where(and(eq(files.id, fileId), isNull(files.linkedAs), isTheirs, eq(files.kind, kind)))
    .returning({ id: files.id });
  return linked.length > 0;
}

/**
 * Takes files away from whoever and whatever they belong to; from the commit on nobody sees them, and the clean-up
 * removes bytes and rows. Records that name them must be cleared in the same transaction.
 */
export async function releaseFiles(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(files)
    .set({ uploaderId: null, linkedAs: null, linkedId: null, facilityId: null })
    .where(inArray(files.id, [...ids]));
}
