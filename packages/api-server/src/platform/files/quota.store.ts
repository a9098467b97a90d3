import { and, eq, ne, sum } from 'drizzle-orm';
import type { Db } from '../db/client';
import { files, users } from '../db/tables';
import { inMegabytes } from '../storage/room';
import { refusedFile } from './refusals';

/** The bytes of the files that a user uploaded and that were not deleted, without those of tests, which have limits of their own. */
export async function uploadedBytes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(files.size).mapWith(Number) })
    .from(files)
    .where(and(eq(files.uploaderId, userId), ne(files.kind, 'qa')));
  return row?.bytes ?? 0;
}

/** Makes uploads of a user wait for each other until the transaction ends. */
export async function lockUploads(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

interface Quota {
  userId: string;
  /** Bytes that are to come. */
  more: number;
  /** Maximum of all, bytes; no limit if undefined. */
  most: number | undefined;
}

/** Refuses with 413 if the user's files would exceed the quota. */
export async function mustFitQuota(db: Db, { userId, more, most }: Quota): Promise<void> {
  if (most === undefined) return;
  const used = await uploadedBytes(db, userId);
  if (used + more <= most) return;
  throw refusedFile(
    413,
    `Your files take ${inMegabytes(used)}, and may take ${inMegabytes(most)}. Please delete some that are no longer needed, or ask an administrator.`,
  );
}
