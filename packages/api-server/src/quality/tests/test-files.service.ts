import { isRemovable, QA_SETTINGS, replacedBy, type QaFileRole, type QaTest } from '@portal/domain';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/client';
import { loggable } from '../../platform/db/loggable';
import { conflict, notFound, orNotFound } from '../../platform/errors/app-error';
import { findFile, giveFile, linkFile, releaseFiles } from '../../platform/files/files.store';
import { keepFile, removeFile } from '../../platform/files/keep-file';
import { receiveFile, type ReceivedFile } from '../../platform/files/receive-file';
import { refusedFile } from '../../platform/files/refusals';
import { countSize, countTowards, refuseBeyond } from '../../platform/limits/limits';
import type { Actor, Context } from '../../platform/process/app-types';
import { mostOfOne } from '../../platform/queues/work-queue';
import { roomProblem } from '../../platform/storage/room';
import { readTest } from './read-test';
import { inspectQaFile, tooLargeForTest } from './inspect-qa-file';
import { idsOf } from './self-check.service';
import { insertTestFile, listFiles, removeTestFile } from './test-files.store';
import { updateTest, type StoredTest } from './tests.store';
import { recordTestAudit, writeTest } from './write-test';

const LIMITS = QA_SETTINGS.files;
const TOO_MANY = `A test has at most ${LIMITS.perTest} files.`;
const TOO_MUCH = `The files of a test have at most ${LIMITS.testBytes / 1024 / 1024} MB.`;

const ofOneAccount = mostOfOne(
  LIMITS.atOnce,
  `The portal takes ${LIMITS.atOnce} files of one account at a time. Please try again in a few seconds.`,
);

/** Files in whose place a newer one counts are kept, but do not keep the newer one out. */
async function assertFits(tx: Db, { test, configuration }: StoredTest, { name, size }: { name: string; size: number }) {
  const files = await listFiles(tx, test.id);
  const context = { type: test.type, configuration: idsOf(configuration) };
  const counting = replacedBy([...files, { name }], context).filter((newer) => newer === null);
  if (counting.length > LIMITS.perTest) throw refusedFile(422, TOO_MANY);
  if (files.reduce((sum, file) => sum + file.size, size) > LIMITS.testBytes) throw refusedFile(422, TOO_MUCH);
}

/** The self-check no longer belongs to the files, and the version tells other editors of the change. */
const touch = async (tx: Db, { test }: StoredTest) => {
  if (!(await updateTest(tx, test, { selfCheck: null }))) throw new Error('A locked test has changed.');
};

interface Upload {
  id: string;
  role: QaFileRole | undefined;
  request: FastifyRequest;
}

async function store(context: Context, actor: Actor, { id, role }: Upload, received: ReceivedFile): Promise<QaTest> {
  const { role: chosen, description, content } = await inspectQaFile(received, role);
  // Before the transaction: inside one, the embedded database would wait for ever.
  const fileId = await keepFile(context, description, content);
  return writeTest({ context, actor, capability: 'qa-test.edit-files', id }, async (tx, stored) => {
    await assertFits(tx, stored, description);
    // A file that is removed afterwards stays counted.
    await countSize({ ...context, db: tx }, 'qaUploadSizes', [actor.id], description.size);
    const link = { as: 'qa-test', linkedId: id, facilityId: stored.test.facilityId } as const;
    const isTaken = await giveFile(tx, fileId, actor.id);
    if (!isTaken || !(await linkFile(tx, { fileId, uploaderId: actor.id, kind: 'qa', ...link })))
      throw new Error(`The file ${fileId} was removed while it was kept.`);
    await insertTestFile(tx, { fileId, testId: id, role: chosen });
    await touch(tx, stored);
    const { name, size, sha256 } = description;
    const newValue = { file: fileId, name, size, sha256, role: chosen };
    await recordTestAudit(tx, { actorId: actor.id, action: 'qa-test.add-file', test: stored.test, newValue });
    return readTest(tx, id, actor.id);
  });
}

/** Receives a file of a test and keeps its bytes as they came. */
export const addTestFile = (context: Context, actor: Actor, upload: Upload): Promise<QaTest> =>
  ofOneAccount(actor.id, async () => {
    await countTowards(context, 'qaUploads', [actor.id]);
    const problem = await roomProblem(context);
    if (problem) throw refusedFile(503, problem);
    await refuseBeyond(context, 'qaUploadSizes', [actor.id]);
    return receiveFile(
      upload.request,
      context.incoming,
      (received) => store(context, actor, upload, received),
      tooLargeForTest,
    );
  });

const SUBMITTED = 'Files can be removed from a draft only, or if they keep a returned test from its submission.';

/** Removes a file from a draft; those of a returned test are kept, unless it cannot be submitted with them. */
export async function deleteTestFile(
  context: Context,
  actor: Actor,
  { id, file: fileId }: { id: string; file: string },
): Promise<QaTest> {
  const write = { context, actor, capability: 'qa-test.edit-files', id } as const;
  const { file, test } = await writeTest(write, async (tx, stored) => {
    const place = (await listFiles(tx, id)).findIndex((each) => each.id === fileId);
    if (place === -1) throw notFound();
    const { status, selfCheck } = stored.test;
    if (!isRemovable({ status, self_check: selfCheck }, place)) throw conflict(SUBMITTED);
    const known = orNotFound(await findFile(tx, fileId));
    await removeTestFile(tx, fileId);
    await releaseFiles(tx, [fileId]);
    await touch(tx, stored);
    const oldValue = { file: fileId, name: known.name, sha256: known.sha256 };
    await recordTestAudit(tx, { actorId: actor.id, action: 'qa-test.delete-file', test: stored.test, oldValue });
    return { file: known, test: await readTest(tx, id, actor.id) };
  });
  // A file that cannot be removed now is left to the clean-up job.
  await removeFile(context, file).catch((error: Error) =>
    context.log.warn({ file: fileId, ...loggable(error) }, 'the bytes of a deleted file were not removed yet'),
  );
  return test;
}
