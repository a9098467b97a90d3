import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { FILES } from '@portal/domain';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error';
import { FILE_FIELD, refusedFile, tooLarge } from './refusals';

/** A file as it came in: in a temporary place, judged by nobody yet. */
export interface ReceivedFile {
  path: string;
  /** As the sender calls it. */
  name: string;
  /** Bytes. */
  size: number;
  /** Hex digest. */
  sha256: string;
}

/** How multipart bodies are read where a call takes a file; what is too large ends early and is refused here. */
export const MULTIPART = { limits: { fileSize: FILES.otherBytes }, throwFileSizeLimit: false };

/** Beside the file itself: boundaries and headers of a multipart body, bytes. */
const ENVELOPE_BYTES = 16_384;

/**
 * Receives the one file of a multipart request in a folder, hands it over, and removes it, whatever happens. Refuses
 * with 413, 415, 422, or 400 when the request breaks off.
 */
export async function receiveFile<T>(
  request: FastifyRequest,
  folder: string,
  handOver: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  try {
    return await handOver(await receive(request, path));
  } finally {
    await rm(path, { force: true });
  }
}

async function receive(request: FastifyRequest, path: string) {
  try {
    if (!request.isMultipart()) throw refusedFile(415, 'A file is sent as multipart/form-data.');
    if (Number(request.headers['content-length']) > FILES.otherBytes + ENVELOPE_BYTES) throw tooLarge();
    return await onlyFile(request, path);
  } catch (error) {
    throw toRefusal(error as Error);
  } finally {
    // What is left of a refused request is read and dropped, or the sender would never come to read the answer.
    request.raw.unpipe();
    request.raw.resume();
  }
}

async function onlyFile(request: FastifyRequest, path: string): Promise<ReceivedFile> {
  let received: ReceivedFile | undefined;
  for await (const part of request.parts()) {
    if (received || !isFile(part)) throw refusedFile(422, `Send one file, in a part with the name "${FILE_FIELD}".`);
    received = await write(part, path);
  }
  if (!received) throw refusedFile(422, 'No file was sent.');
  return received;
}

const isFile = (part: Multipart): part is MultipartFile => part.type === 'file' && part.fieldname === FILE_FIELD;

/** Writes the part to the path and hashes it on the way. */
async function write({ file, filename: name }: MultipartFile, path: string): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(file, measure, createWriteStream(path));
  if (file.truncated) throw tooLarge();
  return { path, name, size, sha256: hash.digest('hex') };
}

/** What the parser throws is the sender's mistake; what the disk throws is ours, and has the name of a system call. */
function toRefusal(error: Error) {
  if (error instanceof AppError || 'syscall' in error) return error;
  return refusedFile(400, 'The upload is broken. Please try again.', error);
}
