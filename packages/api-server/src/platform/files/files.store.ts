import { and, eq, exists, inArray, isNotNull, isNull, lte, not, or } from 'drizzle-orm';
import type { Db } from '../db/client';
import type { FileLink } from '../db/schema/files';
import { acceptedInstruments, applications, facilities, files, installation, lidars, photometers } from '../db/tables';

export type StoredFile = typeof files.$inferSelect;
export type NewFile = Pick<
  typeof files.$inferInsert,
  'kind' | 'name' | 'contentType' | 'size' | 'sha256' | 'storageKey' | 'createdAt'
>;

/**
 * A file without uploader and record: its bytes are being written or waiting for removal, and no user can read it. A
 * row is in this state before its bytes exist and until they are deleted, so that no bytes are ever without a row.
 */
const isNobodys = and(isNull(files.uploaderId), isNull(files.linkedAs));
const isSomebodys = or(isNotNull(files.uploaderId), isNotNull(files.linkedAs));

/** Inserts the row of a file before its bytes are written; it has no owner until it is given to a user or linked. */
export async function insertFile(db: Db, values: NewFile): Promise<string> {
  const [file] = await db.insert(files).values(values).returning({ id: files.id });
  if (!file) throw new Error('The inserted file was not returned.');
  return file.id;
}

/** Makes a file without an owner the upload of this user; false if it no longer exists. */
export async function giveFile(tx: Db, id: string, uploaderId: string): Promise<boolean> {
  const rows = await tx
    .update(files)
    .set({ uploaderId })
    .where(and(eq(files.id, id), isNobodys))
    .returning({ id: files.id });
  return rows.length > 0;
}

interface Link {
  fileId: string;
  /** The user who must have uploaded it; null for a file that the portal made. */
  uploaderId: string | null;
  /** Undefined if a file of any kind is accepted. */
  kind?: StoredFile['kind'];
  as: Exclude<FileLink, 'shared'>;
  /** The facility, instrument, application or question that the file belongs to from now on. */
  linkedId: string;
  /** The facility whose rights decide on reading the file; null if it belongs to none. */
  facilityId: string | null;
}

/**
 * Links a file to the only record that it belongs to from now on. False if the file does not exist, is already linked,
 * is of another kind or was uploaded by another user: otherwise the id of a private document could be made a public
 * picture.
 */
export async function linkFile(tx: Db, { fileId, uploaderId, kind, as, linkedId, facilityId }: Link): Promise<boolean> {
  const isTheirs = uploaderId === null ? isNull(files.uploaderId) : eq(files.uploaderId, uploaderId);
  const linked = await tx
    .update(files)
    .set({ linkedAs: as, linkedId, facilityId })
    .where(and(eq(files.id, fileId), isNull(files.linkedAs), isTheirs, kind && eq(files.kind, kind)))
    .returning({ id: files.id });
  return linked.length > 0;
}

/**
 * Removes all links of files; from the commit on they are visible to no user, and the clean-up removes their bytes and
 * rows. Records that refer to them must be cleared in the same transaction. An accepted picture is kept as such.
 * Returns the ids of those to be removed.
 */
export async function releaseFiles(tx: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const isNamed = inArray(files.id, [...ids]);
  const isAccepted = exists(
    tx
      .select({ id: acceptedInstruments.instrumentId })
      .from(acceptedInstruments)
      .where(eq(acceptedInstruments.pictureId, files.id)),
  );
  await tx.update(files).set({ linkedAs: 'accepted-picture' }).where(and(isNamed, isAccepted));
  const released = await tx
    .update(files)
    .set({ uploaderId: null, linkedAs: null, linkedId: null, facilityId: null })
    .where(and(isNamed, not(isAccepted)))
    .returning({ id: files.id });
  return released.map(({ id }) => id);
}

/** A file that users may see. */
export async function findFile(db: Db, id: string): Promise<StoredFile | undefined> {
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), isSomebodys));
  return file;
}

/** Locks the file and the state of the application of its facility until the transaction ends. */
export async function lockFile(tx: Db, id: string): Promise<void> {
  const [file] = await tx.select({ facilityId: files.facilityId }).from(files).where(eq(files.id, id)).for('update');
  if (!file?.facilityId) return;
  await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.facilityId, file.facilityId), applications.isCurrent))
    .for('update');
}

/** The records that can have a picture, by the kind of its link. */
const PICTURED = {
  'facility-picture': { kind: 'facility', table: facilities, name: facilities.acronym },
  'lidar-picture': { kind: 'lidar', table: lidars, name: lidars.name },
  'photometer-picture': { kind: 'photometer', table: photometers, name: photometers.name },
  'installation-picture': { kind: 'installation', table: installation, name: installation.issuing_centre },
} as const;

const isPicture = (link: FileLink | null): link is keyof typeof PICTURED => link !== null && link in PICTURED;

/**
 * Removes a picture from its record and returns that record; undefined for a file that is not the picture of a record.
 * The version stays, as edits of the record's text do not conflict with this.
 */
export async function clearPicture(tx: Db, id: string, linkedAs: FileLink | null) {
  if (!isPicture(linkedAs)) return undefined;
  const { kind, table, name } = PICTURED[linkedAs];
  const [record] = await tx.update(table).set({ pictureId: null }).where(eq(table.pictureId, id)).returning({ name });
  return { kind, name: record?.name };
}

/** Releases uploads from before this moment without a link. */
export async function releaseForgotten(db: Db, before: Date): Promise<void> {
  await db
    .update(files)
    .set({ uploaderId: null })
    .where(and(isNull(files.linkedAs), lte(files.createdAt, before)));
}

/** Files without an owner from before this moment. */
export const listNobodys = (db: Db, before: Date) =>
  db
    .select({ id: files.id, storageKey: files.storageKey })
    .from(files)
    .where(and(isNobodys, lte(files.createdAt, before)));

/** Deletes the row of a file without an owner, whose bytes have been removed. */
export async function deleteRow(db: Db, id: string): Promise<void> {
  await db.delete(files).where(and(eq(files.id, id), isNobodys));
}
