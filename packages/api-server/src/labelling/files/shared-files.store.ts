import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { files, users } from '../../platform/db/tables';

/** Files that administrators share with all logged-in users, newest first. */
export const listShared = (db: Db) =>
  db
    .select({
      id: files.id,
      name: files.name,
      contentType: files.contentType,
      size: files.size,
      createdAt: files.createdAt,
      uploaderId: files.uploaderId,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(files)
    .leftJoin(users, eq(users.id, files.uploaderId))
    .where(eq(files.linkedAs, 'shared'))
    .orderBy(desc(files.createdAt), files.id);
export type SharedRow = Awaited<ReturnType<typeof listShared>>[number];

/** Shares an upload of this user; false if it is gone, belongs to another user, or is linked already. */
export async function shareUpload(tx: Db, id: string, uploaderId: string): Promise<boolean> {
  const shared = await tx
    .update(files)
    .set({ linkedAs: 'shared' })
    .where(and(eq(files.id, id), eq(files.uploaderId, uploaderId), isNull(files.linkedAs)))
    .returning({ id: files.id });
  return shared.length > 0;
}
