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
  /** The field that a refusal is shown on. */
  field?: string;
}

/** Gives a record another picture, which must be an upload of this person that belongs to nothing; the old one is released. */
export async function replacePicture(tx: Db, replacement: Replacement): Promise<void> {
  const { before, after, field = 'pictures', ...link } = replacement;
  if (after === before) return;
  if (after && !(await linkFile(tx, { fileId: after, kind: 'image', ...link })))
    throw refusedField(field, 'This picture is no longer there. Please upload it again.');
  if (before) await releaseFiles(tx, [before]);
}
