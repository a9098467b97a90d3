import { FILES } from '@portal/domain';
import type { FastifyRequest } from 'fastify';
import type { Actor, Context } from '../process/app-types';
import { writeAudit } from '../audit/audit.store';
import { transaction } from '../db/client';
import { countTowards } from '../limits/limits';
import { mostOfOne } from '../limits/work-queue';
import { giveFile } from './files.store';
import { inspectFile, type InspectedFile } from './inspect-file';
import { keepFile } from './keep-file';
import { receiveFile } from './receive-file';

/** Receives, inspects and stores a file, which belongs to the user until it is linked; returns its id. */
export async function uploadFile(
  context: Context,
  actor: Actor,
  request: FastifyRequest,
  inspect = inspectFile,
): Promise<string> {
  return ofOneAccount(actor.id, async () => {
    await countTowards(context, 'uploads', [actor.id]);
    return receiveFile(request, context.incoming, async (received) =>
      give(context, actor, await inspect(received, context.pictures)),
    );
  });
}

/** From before the body is read until the file is stored: else one account could fill the queue for pictures. */
const ofOneAccount = mostOfOne(
  FILES.uploadsAtOnce,
  `The portal takes ${FILES.uploadsAtOnce} files of one account at a time. Please try again in a few seconds.`,
);

async function give(context: Context, actor: Actor, { description, content }: InspectedFile): Promise<string> {
  const id = await keepFile(context, description, content);
  await transaction(context.db, async (tx) => {
    if (!(await giveFile(tx, id, actor.id))) throw new Error(`The file ${id} was removed while it was kept.`);
    const { name, contentType, size, sha256 } = description;
    const newValue = { name, contentType, size, sha256 };
    const about = { objectKind: 'file', objectId: id, objectName: name };
    await writeAudit(tx, { actorId: actor.id, action: 'file.upload', ...about, newValue });
  });
  return id;
}
