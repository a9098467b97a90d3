import type { Release } from '@portal/portal-contract';
import { asc } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { files, releases } from '../../platform/db/tables';
import type { FileKey } from '../../publishing/releases/release-files';

/** A file as its row describes it. */
export interface NamedFile {
  storageKey: string;
  bytes: number;
  sha256: string;
  /** Whether users can see it; otherwise its bytes are not complete yet, or about to be removed. */
  isSomebodys: boolean;
}

/** The files with a row in the database. */
export async function listNamedFiles(db: Db): Promise<NamedFile[]> {
  const { storageKey, size, sha256, uploaderId, linkedAs } = files;
  const rows = await db.select({ storageKey, size, sha256, uploaderId, linkedAs }).from(files).orderBy(asc(storageKey));
  return rows.map((row) => ({
    storageKey: row.storageKey,
    bytes: row.size,
    sha256: row.sha256,
    isSomebodys: row.uploaderId !== null || row.linkedAs !== null,
  }));
}

/** The files of all releases, stored or not. */
export async function listReleaseFiles(db: Db): Promise<FileKey[]> {
  const rows = await db
    .select({ hash: releases.hash, manifest: releases.manifest })
    .from(releases)
    .orderBy(asc(releases.part), asc(releases.hash));
  return rows.flatMap(({ hash, manifest }) => {
    const { name, files: published } = manifest as Release;
    return Object.keys(published).map((path) => ({ name, hash, path }));
  });
}
