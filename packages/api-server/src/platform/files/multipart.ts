import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';
import { refusedFile } from './refusals';

/** The written content of a part. */
export interface WrittenPart {
  /** Bytes. */
  size: number;
  digest: Buffer;
  /** Whether the part exceeded the limit. */
  isCut: boolean;
}

/**
 * Writes a part of a multipart request to the path and hashes it meanwhile. The file of an interrupted part exists and
 * can be removed.
 */
export async function writePart(
  { file }: Pick<MultipartFile, 'file'>,
  path: string,
  algorithm: 'sha256' | 'sha384',
): Promise<WrittenPart> {
  const hash = createHash(algorithm);
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  // Opened before: a failed pipeline does not wait until its last stream is open, which would create the file later.
  const target = await open(path, 'w');
  await pipeline(file, measure, target.createWriteStream());
  return { size, digest: hash.digest(), isCut: file.truncated };
}

const isCompressed = ({ headers }: FastifyRequest) => (headers['content-encoding'] ?? 'identity') !== 'identity';

/**
 * Runs the given work on a multipart request. Refuses with 415 a request that is not multipart or is compressed, and
 * with 400 an interrupted one.
 */
export async function readParts<T>(request: FastifyRequest, read: () => Promise<T>): Promise<T> {
  try {
    if (isCompressed(request)) throw refusedFile(415, 'A file is sent without compression of the request.');
    if (!request.isMultipart()) throw refusedFile(415, 'A file is sent as multipart/form-data.');
    return await read();
  } catch (error) {
    throw toRefusal(error as Error);
  } finally {
    // The rest of a refused request is read and dropped, or the client would never read the response.
    request.raw.unpipe();
    request.raw.resume();
  }
}

/** An error of the parser is the sender's mistake; one of the disk is the portal's, and has a system call's name. */
function toRefusal(error: Error) {
  if (error instanceof AppError || 'syscall' in error) return error;
  return refusedFile(400, 'The upload is broken. Please try again.', error);
}
