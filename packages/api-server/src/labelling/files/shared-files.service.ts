import type { SharedFile, SharedFiles } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction } from '../../platform/db/client';
import { AppError } from '../../platform/errors/app-error';
import { findFile } from '../../platform/files/files.store';
import { listShared, shareUpload } from './shared-files.store';
import { toSharedFile } from './shared-files.view';

/** The files that were put up for everybody, and how many the page may upload at once. */
export async function sharedFiles({ db, settings }: Context): Promise<SharedFiles> {
  return { files: (await listShared(db)).map(toSharedFile), max_files: settings.maxUploadFiles ?? null };
}

const NOT_SHARABLE = 'Only a file that you have just uploaded, and that nothing uses yet, can be shared.';

/** Puts up an own upload for everybody who is logged in; from then on it is kept. */
export function shareFile({ db }: Context, actor: Actor, id: string): Promise<SharedFile> {
  return transaction(db, async (tx) => {
    const file = await findFile(tx, id);
    if (!file || !(await shareUpload(tx, id, actor.id))) throw new AppError('notSaved', 409, { message: NOT_SHARABLE });
    const about = { objectKind: 'file', objectId: id, objectName: file.name };
    await writeAudit(tx, { actorId: actor.id, action: 'file.share', ...about });
    const { firstName, lastName } = actor;
    return toSharedFile({ ...file, uploaderId: actor.id, firstName, lastName });
  });
}
