import type { Db } from '../../platform/db/client';
import { linkFile, releaseFiles } from '../../platform/files/files.store';
import { refusedField } from '../../platform/errors/app-error';

interface Replacement {
  /** File ids; null for none. */
  before: string | null;
  after: string | null;
  uploaderId: string;
  as: 'facility-picture' | 'lidar-picture' | 'photometer-picture' | 'installation-picture';
  linkedId: string;
  facilityId: string | null;
  /** The field to report a refusal on. */
  field?: string;
}

/** Replaces the picture of a record with an unlinked upload of this user; releases the old one. */
export async function replacePicture(tx: Db, replacement: Replacement): Promise<void> {
  const { before, after, field = 'pictures', ...link } = replacement;
  if (after === before) return;
  if (after && !(await linkFile(tx, { fileId: after, kind: 'image', ...link })))
    throw refusedField(field, 'This picture is no longer there. Please upload it again.');
  if (before) await releaseFiles(tx, [before]);
}
