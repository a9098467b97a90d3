import { epochSeconds } from '@portal/domain';
import type { SharedFile, SharedFiles } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction } from '../../platform/db/client';
import { AppError } from '../../platform/errors/app-error';
import { findFile } from '../../platform/files/files.store';
import { listShared, shareUpload, type SharedRow } from './shared-files.store';

const toSharedFile = (row: SharedRow): SharedFile => ({
  _id: row.id,
  name: row.name,
  content_type: row.contentType,
  size: row.size,
  date: epochSeconds(row.createdAt),
  uploader:
    row.uploaderId === null
      ? null
      : { _id: row.uploaderId, first_name: row.firstName ?? '', last_name: row.lastName ?? '' },
});

/** The files shared with all users, and the maximum number of files per upload. */
export async function sharedFiles({ db, settings }: Context): Promise<SharedFiles> {
  return { files: (await listShared(db)).map(toSharedFile), max_files: settings.maxUploadFiles ?? null };
}

const NOT_SHARABLE = 'Only a file that you have just uploaded, and that nothing uses yet, can be shared.';

/** Shares the user's own upload with all logged-in users; the clean-up job no longer removes it. */
export function shareFile({ db }: Context, actor: Actor, id: string): Promise<SharedFile> {
  return transaction(db, async (tx) => {
    const file = await findFile(tx, id);
    if (!file || !(await shareUpload(tx, id, actor.id))) throw new AppError('notSaved', 409, { message: NOT_SHARABLE });
    const about = { objectKind: 'file' as const, objectId: id, objectName: file.name };
    await writeAudit(tx, { actorId: actor.id, action: 'file.share', ...about });
    const { firstName, lastName } = actor;
    return toSharedFile({ ...file, uploaderId: actor.id, firstName, lastName });
  });
}
