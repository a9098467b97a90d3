import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction, type Db } from '../../platform/db/client';
import { guard } from '../../people/authentication/guard';
import { loggable } from '../../platform/db/loggable';
import { fileAccessFacts } from './file-access-facts';
import { clearPicture, findFile, lockFile, releaseFiles, type StoredFile } from '../../platform/files/files.store';
import { removeFile } from '../../platform/files/keep-file';

/**
 * Deletes an upload, or a picture together with its reference in the record, whose text and version stay unchanged.
 * Accepted versions keep the picture.
 */
export async function deleteFile(context: Context, actor: Actor, id: string): Promise<void> {
  const deleted = await transaction(context.db, async (tx) => {
    await lockFile(tx, id);
    // Checked again under the lock, which prevents changes to the links of the file and the status of the application.
    const find = () => fileAccessFacts(tx, id, actor);
    await guard({ context: { ...context, db: tx }, actor, capability: 'file.delete', find });
    const file = await findFile(tx, id);
    if (!file) throw new Error(`The file ${id} was found and is gone, although it is locked.`);
    await recordAudit(tx, actor, file);
    return (await releaseFiles(tx, [id])).map(() => file);
  });
  // A file that cannot be removed now is left to the clean-up job.
  for (const file of deleted)
    await removeFile(context, file).catch((error: Error) =>
      context.log.warn({ file: id, ...loggable(error) }, 'the bytes of a deleted file were not removed yet'),
    );
}

/** Clears the picture of the record, if the file is one, and writes the audit log. */
async function recordAudit(tx: Db, actor: Actor, { id, name, linkedId, facilityId, linkedAs }: StoredFile) {
  const actorId = actor.id;
  const record = await clearPicture(tx, id, linkedAs);
  if (!record) {
    const oldValue = { name };
    const about = { objectKind: 'file' as const, objectId: id, objectName: name };
    return writeAudit(tx, { actorId, action: 'file.delete', ...about, oldValue });
  }
  return writeAudit(tx, {
    actorId,
    action: `${record.kind}.delete-picture`,
    objectKind: record.kind,
    objectId: linkedId ?? '',
    ...(record.name && { objectName: record.name }),
    ...(facilityId && { facilityId }),
    oldValue: { pictures: [id] },
  });
}
