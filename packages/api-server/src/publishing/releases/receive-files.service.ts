import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { Release, ReleaseFile } from '@portal/portal-contract';
import type { FastifyRequest } from 'fastify';
import type { PublishingContext } from './release-files';
import { readParts, writePart } from '../../platform/files/multipart';
import { roomProblem } from '../../platform/storage/room';
import { AppError } from '../../platform/errors/app-error';
import { refusedRelease } from '../refusals';
import { findRelease } from './releases.store';
import { contentProblem } from './verify-file';

/** Overhead of each file in the request: boundaries and headers of its part, bytes. */
const ENVELOPE_BYTES = 1024;

const sizesOf = ({ files }: Release) => Object.values(files).map(({ bytes }) => bytes);

/** Throws if the request is longer than all files of the release. */
function mustNotBeLonger(request: FastifyRequest, release: Release) {
  const longest = sizesOf(release).reduce((sum, bytes) => sum + bytes + ENVELOPE_BYTES, ENVELOPE_BYTES);
  const length = Number(request.headers['content-length']);
  if (length > longest)
    throw refusedRelease(
      413,
      `The request has ${length} bytes, and all files of ${release.name} ${release.version} have at most ${longest}. Send only the files that are missing.`,
    );
}

const wrong = (path: string, message: string) => refusedRelease(422, message, [{ path, message }]);

/** The file of the release that a part of the request belongs to; only names in the release can become paths. */
function expected({ files, name, version }: Release, path: string): ReleaseFile {
  const file = Object.hasOwn(files, path) ? files[path] : undefined;
  if (!file)
    throw wrong(path, `${path} is not a file of ${name} ${version}. Send only files that its release.json names.`);
  return file;
}

function mustBeFile({ name, version }: Release, part: Multipart): MultipartFile {
  if (part.type !== 'file')
    throw wrong(part.fieldname, `${part.fieldname} of ${name} ${version} is sent as a text. Send it as a file.`);
  return part;
}

/** Receives one file aside, and stores it if it is byte by byte the file that the release describes. */
async function receiveOne(
  { releaseFiles, incoming }: PublishingContext,
  release: Release,
  part: Multipart,
): Promise<string> {
  const path = part.fieldname;
  const file = expected(release, path);
  const aside = join(incoming, randomUUID());
  try {
    const { size, digest } = await writePart(mustBeFile(release, part), aside, 'sha384');
    if (size !== file.bytes || `sha384-${digest.toString('base64')}` !== file.integrity)
      throw wrong(
        path,
        `${path} of ${release.name} ${release.version} is not the file that was built. Build it again.`,
      );
    const problem = await contentProblem(release, path, aside);
    if (problem !== null) throw wrong(path, problem);
    const { name, hash } = release;
    await releaseFiles
      .put({ name, hash, path }, () => createReadStream(aside), size)
      .catch((cause: Error) => {
        throw new AppError('notSaved', 500, { cause });
      });
    return path;
  } finally {
    await rm(aside, { force: true });
  }
}

/**
 * Receives files of an announced release, each in a part with its path as name, and returns their paths. Files before a
 * wrong one are kept; the request may be repeated. Throws 404, 413, 415, 422, or 400 if the request breaks off.
 */
export async function receiveReleaseFiles(
  context: PublishingContext,
  { name, hash }: { name: string; hash: string },
  request: FastifyRequest,
): Promise<string[]> {
  const row = await findRelease(context.db, name, hash);
  if (!row)
    throw refusedRelease(404, `${name} has no release ${hash} that waits for files. Send its release.json first.`);
  const release = row.manifest;
  const problem = await roomProblem(context);
  if (problem) throw refusedRelease(503, problem);
  await mkdir(context.incoming, { recursive: true });
  return readParts(request, async () => {
    mustNotBeLonger(request, release);
    const names: string[] = [];
    const limits = { fileSize: Math.max(...sizesOf(release), 1), fieldNameSize: 250 };
    for await (const part of request.parts({ limits })) names.push(await receiveOne(context, release, part));
    return names;
  });
}
