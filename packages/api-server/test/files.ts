import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { files } from '../src/platform/db/tables';
import sharp from 'sharp';
import type { ApiAnswer, TestPortal } from './portal';

/** One part of a multipart body. */
export interface Part {
  /** Name of the field. */
  field?: string;
  /** Undefined if the part is not a file. */
  name?: string;
  content: Buffer | string;
}

const BOUNDARY = 'dust-over-the-sea';
export const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** A multipart body as browsers send it. */
export const multipartOf = (parts: Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ field = 'file', name, content }) => [
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"${name === undefined ? '' : `; filename="${name}"\r\ncontent-type: text/html`}\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

/** Sends a body, or its parts, as an upload. */
export async function upload({ post }: TestPortal, sent: Part[] | Buffer, token?: string): Promise<ApiAnswer> {
  const body = Buffer.isBuffer(sent) ? sent : multipartOf(sent);
  const answer = await post('/api/files', body, MULTIPART_TYPE, token);
  return { status: answer.statusCode, body: answer.json() };
}

/** The parts of a PDF that the inspection reads: its beginning, the given number of bytes, its end. */
export const aPdf = (bytes = 100): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'.padEnd(bytes - 6)), Buffer.from('%%EOF\n')]);

interface Picture {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png';
}

/** A picture of one colour, with the location and orientation of the camera in its metadata. */
export const aPicture = ({ width = 40, height = 20, format = 'jpeg' }: Picture = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0b2a5b' } })
    .toFormat(format)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 36/1 3/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** A file by its id. */
export async function storedFile({ db }: Pick<TestPortal, 'db'>, id: string) {
  const file = (await db.select().from(files)).find((each) => each.id === id);
  if (!file) throw new Error('There is no such file.');
  return file;
}

/** The bytes under a key of the store; null if there are none. */
export async function storedBytes({ context }: TestPortal, key: string): Promise<Buffer | null> {
  const content = await context.files.get(key);
  return content && buffer(content);
}

/** All file data of the server: rows, files of the store, uploads in progress. */
export async function heldFiles({ db, folder }: TestPortal) {
  const inside = (name: string) => {
    try {
      return readdirSync(`${folder}/${name}`, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
    } catch {
      return [];
    }
  };
  return { rows: await db.$count(files), stored: inside('files').length, incoming: inside('incoming').length };
}

/** A file with bytes in the store; by default without an owner. */
export async function addFile({ db, context }: TestPortal, change: Partial<typeof files.$inferInsert> = {}) {
  const bytes = Buffer.from('the bytes');
  const storageKey = randomUUID();
  await context.files.put(storageKey, bytes, bytes.length);
  const isPicture = change.kind !== 'document';
  const [file] = await db
    .insert(files)
    .values({
      kind: 'image',
      name: isPicture ? 'station.jpg' : 'Übersicht.pdf',
      contentType: isPicture ? 'image/jpeg' : 'application/pdf',
      size: bytes.length,
      sha256: 'f'.repeat(64),
      storageKey,
      createdAt: context.now(),
      ...change,
    })
    .returning();
  if (!file) throw new Error('The file was not stored.');
  return file;
}
