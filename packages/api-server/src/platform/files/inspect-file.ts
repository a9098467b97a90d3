import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { MAX_PIXELS, PictureError, TooManyPixelsError } from '../pictures/picture-task';
import type { Pictures } from '../pictures/pictures';
import type { Content } from '../storage/file-store';
import { fileName } from './file-name';
import { fileType, SIGNATURE_BYTES, FILE_TYPES } from './file-type';
import type { NewFile } from './files.store';
import type { ReceivedFile } from './receive-file';
import { refusedFile, tooLarge } from './refusals';

/** An accepted file: its type, and the bytes to store, which for pictures differ from the received ones. */
export interface InspectedFile {
  description: Pick<NewFile, 'kind' | 'name' | 'contentType' | 'size' | 'sha256'>;
  content: Content;
}

/** Range in which the end mark of a PDF is searched, bytes from the end; some programs write a little after it. */
const PDF_END_BYTES = 2048;

/** Decides by its content whether a file is accepted; refuses with 413, 415 or 422 and a sentence. */
export async function inspectFile(received: ReceivedFile, pictures: Pictures): Promise<InspectedFile> {
  if (received.size === 0) throw refusedFile(422, 'The file is empty.');
  const type = fileType(await readAt(received.path, 0, SIGNATURE_BYTES));
  if (!type) throw refusedFile(415, 'Only JPEG and PNG pictures and PDF documents can be uploaded.');
  if (received.size > type.maxBytes) throw tooLarge();
  const about = { kind: type.kind, contentType: type.contentType, name: fileName(received.name, type.extensions) };
  if (type.kind === 'document') {
    await mustEnd(received);
    const { path, size, sha256 } = received;
    return { description: { ...about, size, sha256 }, content: () => createReadStream(path) };
  }
  const picture = await reencodePicture(received.path, type.contentType, pictures);
  const sha256 = createHash('sha256').update(picture).digest('hex');
  return { description: { ...about, size: picture.length, sha256 }, content: picture };
}

/** A PDF is never parsed here; a truncated one lacks the end mark. */
async function mustEnd({ path, size }: ReceivedFile) {
  const end = await readAt(path, Math.max(0, size - PDF_END_BYTES), PDF_END_BYTES);
  if (!end.includes('%%EOF')) throw refusedFile(422, 'The PDF document is damaged or incomplete.');
}

async function readAt(path: string, position: number, bytes: number): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, position);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The re-encoded picture, without metadata such as the location of the camera. Refuses damaged pictures with 422. */
async function reencodePicture(path: string, contentType: string, pictures: Pictures): Promise<Buffer> {
  const format = contentType === FILE_TYPES.png.contentType ? 'png' : 'jpeg';
  try {
    return await pictures.make({ make: 'upload', source: path, format });
  } catch (error) {
    throw error instanceof PictureError ? toRefusal(error) : error;
  }
}

function toRefusal(error: PictureError) {
  const sentence =
    error instanceof TooManyPixelsError
      ? `The picture has more than ${MAX_PIXELS / 1e6} million pixels.`
      : 'The picture is damaged and cannot be read.';
  return refusedFile(422, sentence, error);
}
