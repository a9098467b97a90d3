import type { SharedFile } from '@portal/domain';
import type { SharedRow } from './shared-files.store';

/** A shared file; of who uploaded it, the name. */
export const toSharedFile = (row: SharedRow): SharedFile => ({
  _id: row.id,
  name: row.name,
  content_type: row.contentType,
  size: row.size,
  date: Math.floor(row.createdAt.getTime() / 1000),
  uploader:
    row.uploaderId === null
      ? null
      : { _id: row.uploaderId, first_name: row.firstName ?? '', last_name: row.lastName ?? '' },
});
