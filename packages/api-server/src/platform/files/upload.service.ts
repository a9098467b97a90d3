import { FILES } from '@portal/domain';
import type { FastifyRequest } from 'fastify';
import type { Actor, Context } from '../process/app-types';
import { writeAudit } from '../audit/audit.store';
import { transaction } from '../db/client';
import { countTowards } from '../limits/limits';
import { mostOfOne } from '../queues/work-queue';
import { roomProblem } from '../storage/room';
import { giveFile } from './files.store';
import { inspectFile, type InspectedFile } from './inspect-file';
import { keepFile } from './keep-file';
import { lockUploads, mustFitQuota } from './quota.store';
import { receiveFile } from './receive-file';
import { refusedFile } from './refusals';

/** Receives, inspects and stores a file, which belongs to the user until it is linked; returns its id. */
export async function uploadFile(
  context: Context,
  actor: Actor,
  request: FastifyRequest,
  inspect = inspectFile,
): Promise<string> {
  return ofOneAccount(actor.id, async () => {
    await countTowards(context, 'uploads', [actor.id]);
    await mustBeTaken(context, actor);
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

const quotaOf = ({ settings }: Context, actor: Actor, more: number) => ({
  userId: actor.id,
  more,
  most: settings.accountBytes,
});

/** Refuses before the body is read: what is not kept should not fill the disk meanwhile either. */
async function mustBeTaken(context: Context, actor: Actor) {
  const problem = await roomProblem(context);
  if (problem) throw refusedFile(503, problem);
  await mustFitQuota(context.db, quotaOf(context, actor, 1));
}

async function give(context: Context, actor: Actor, { description, content }: InspectedFile): Promise<string> {
  const quota = quotaOf(context, actor, description.size);
  await mustFitQuota(context.db, quota);
  const id = await keepFile(context, description, content);
  await transaction(context.db, async (tx) => {
    // Again, since others of the account may have come meanwhile; what is refused here is removed like a forgotten upload.
    await lockUploads(tx, actor.id);
    await mustFitQuota(tx, quota);
    if (!(await giveFile(tx, id, actor.id))) throw new Error(`The file ${id} was removed while it was kept.`);
    const { name, contentType, size, sha256 } = description;
    const newValue = { name, contentType, size, sha256 };
    const about = { objectKind: 'file' as const, objectId: id, objectName: name };
    await writeAudit(tx, { actorId: actor.id, action: 'file.upload', ...about, newValue });
  });
  return id;
}
