import type { FastifyRequest } from 'fastify';
import type { Actor, Context } from '../process/app-types';
import { writeAudit } from '../audit/audit.store';
import { transaction } from '../db/client';
import { countTowards } from '../limits/limits';
import { giveFile } from './files.store';
import { inspectFile } from './inspect-file';
import { keepFile } from './keep-file';
import { receiveFile } from './receive-file';

/** Receives, inspects and stores a file, which belongs to the user until it is linked; returns its id. */
export async function uploadFile(
  context: Context,
  actor: Actor,
  request: FastifyRequest,
  inspect = inspectFile,
): Promise<string> {
  await countTowards(context, 'uploads', [actor.id]);
  return receiveFile(request, context.incoming, async (received) => {
    const { description, content } = await inspect(received);
    const id = await keepFile(context, description, content);
    await transaction(context.db, async (tx) => {
      if (!(await giveFile(tx, id, actor.id))) throw new Error(`The file ${id} was removed while it was kept.`);
      const { name, contentType, size, sha256 } = description;
      const newValue = { name, contentType, size, sha256 };
      const about = { objectKind: 'file' as const, objectId: id, objectName: name };
      await writeAudit(tx, { actorId: actor.id, action: 'file.upload', ...about, newValue });
    });
    return id;
  });
}
