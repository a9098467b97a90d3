import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { FILES } from '@portal/domain';
import type { FastifyRequest } from 'fastify';
import type { AppError } from '../errors/app-error';
import { readParts, writePart } from './multipart';
import { FILE_FIELD, refusedFile, tooLarge } from './refusals';

/** A received file in a temporary folder, not inspected yet. */
export interface ReceivedFile {
  path: string;
  /** The sender's name for it. */
  name: string;
  /** Bytes. */
  size: number;
  /** Hex digest. */
  sha256: string;
}

/** Options of multipart bodies for calls that take a file; larger ones are cut off and refused here. */
export const MULTIPART = { limits: { fileSize: FILES.otherBytes }, throwFileSizeLimit: false };

/** Size of boundaries and headers of a multipart body in addition to the file, bytes. */
const ENVELOPE_BYTES = 16_384;

/**
 * Receives the only file of a multipart request in a folder, passes it on, and removes it in any case. Refuses with
 * 413, 415, 422, or 400 if the request is interrupted.
 */
export async function receiveFile<T>(
  request: FastifyRequest,
  folder: string,
  handOver: (file: ReceivedFile) => Promise<T>,
  /** The refusal of a file that is larger than any may be. */
  refuse: () => AppError = tooLarge,
): Promise<T> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  try {
    return await handOver(await receive(request, path, refuse));
  } finally {
    await rm(path, { force: true });
  }
}

const receive = (request: FastifyRequest, path: string, refuse: () => AppError) =>
  readParts(request, async () => {
    if (Number(request.headers['content-length']) > FILES.otherBytes + ENVELOPE_BYTES) throw refuse();
    return onlyFile(request, path, refuse);
  });

async function onlyFile(request: FastifyRequest, path: string, refuse: () => AppError): Promise<ReceivedFile> {
  let received: ReceivedFile | undefined;
  for await (const part of request.parts()) {
    if (received || !isFile(part)) throw refusedFile(422, `Send one file, in a part with the name "${FILE_FIELD}".`);
    received = await write(part, path, refuse);
  }
  if (!received) throw refusedFile(422, 'No file was sent.');
  return received;
}

const isFile = (part: Multipart): part is MultipartFile => part.type === 'file' && part.fieldname === FILE_FIELD;

async function write(part: MultipartFile, path: string, refuse: () => AppError): Promise<ReceivedFile> {
  const { size, digest, isCut } = await writePart(part, path, 'sha256');
  if (isCut) throw refuse();
  return { path, name: part.filename, size, sha256: digest.toString('hex') };
}
