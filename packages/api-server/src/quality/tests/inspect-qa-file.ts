import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { QA_SETTINGS, roleOfText, type QaFileRole } from '@portal/domain';
import { fileName } from '../../platform/files/file-name';
import type { NewFile } from '../../platform/files/files.store';
import type { ReceivedFile } from '../../platform/files/receive-file';
import { refusedFile } from '../../platform/files/refusals';
import type { Content } from '../../platform/storage/file-store';

const LIMITS = QA_SETTINGS.files;

/** What the content of a file is, by its first bytes. */
type ContentKind = 'text' | 'plot' | 'raw';

/** Most bytes of a file; the role does not raise it. */
const MAX_BYTES: Record<ContentKind, number> = {
  text: LIMITS.textBytes,
  plot: LIMITS.plotBytes,
  raw: LIMITS.rawBytes,
};

const CONTENT_TYPES: Record<ContentKind, string> = {
  text: 'text/plain; charset=utf-8',
  plot: 'image/png',
  raw: 'application/octet-stream',
};

const OTHER_TYPE = 'Only texts, PNG plots and raw data (Licel, NetCDF) can be added to a test.';
const OTHER_ROLE = 'The content of the file does not fit its role.';

const PNG = '89504e470d0a1a0a';
/** NetCDF: classic, with 64-bit offsets, and on HDF5. */
const NETCDF = ['43444601', '43444602', '894844460d0a1a0a'];
/** The header of Licel data, a text, ends with an empty line within these bytes. */
const LICEL_HEADER_BYTES = 16_384;
const LICEL_TIMES = /^ ?\S.{0,40} \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2} \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2} /;

async function beginning(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Licel data begin with their name, then a line with place and times; the profiles follow after an empty line. */
function isLicel(head: Buffer): boolean {
  const end = head.indexOf('\r\n\r\n');
  const [, times = ''] = end === -1 ? [] : head.subarray(0, end).toString('latin1').split('\r\n');
  return LICEL_TIMES.test(times);
}

/** Whether bytes are text in UTF-8 without control characters other than those of layout. */
function isText(bytes: Buffer): boolean {
  if (bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32) || byte === 127)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

async function kindOf({ path, size }: ReceivedFile): Promise<ContentKind | undefined> {
  const head = await beginning(path, LICEL_HEADER_BYTES);
  const hex = head.subarray(0, 8).toString('hex');
  if (hex === PNG) return 'plot';
  if (NETCDF.some((signature) => hex.startsWith(signature)) || isLicel(head)) return 'raw';
  // A larger one is refused for its size, whatever it holds.
  if (size > LIMITS.textBytes) return isText(head.subarray(0, 1024)) ? 'text' : undefined;
  return isText(await readFile(path)) ? 'text' : undefined;
}

/** The roles that a file with this content can have, the usual one first. */
const ROLES: Record<ContentKind, readonly QaFileRole[]> = {
  text: ['other', 'ascii', 'settings', 'configuration', 'radiosonde'],
  plot: ['plot'],
  raw: ['raw'],
};

/** Markup is no table of ATLAS, whatever its name says. */
const MARKUP = /^\uFEFF?\s*</;

async function isMarkup({ path }: ReceivedFile): Promise<boolean> {
  return MARKUP.test((await beginning(path, 1024)).toString('utf8'));
}

/** An accepted file of a test, whose bytes are kept as they came. */
export interface InspectedQaFile {
  role: QaFileRole;
  description: Pick<NewFile, 'kind' | 'name' | 'contentType' | 'size' | 'sha256'>;
  content: Content;
}

const EXTENSION = /\.([A-Za-z0-9]{1,10})$/;

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;
const KINDS: Record<ContentKind, string> = { text: 'Texts', plot: 'Plots', raw: 'Raw data' };

/** The refusal of a file that exceeds the limit of its kind; the largest one is that of raw data. */
export const tooLargeForTest = (kind: ContentKind = 'raw') =>
  refusedFile(413, `${KINDS[kind]} of a test may have up to ${megabytes(MAX_BYTES[kind])}.`);

/** Decides by its content whether a file is accepted; refuses with 413, 415 or 422 and a sentence. */
export async function inspectQaFile(received: ReceivedFile, role: QaFileRole | undefined): Promise<InspectedQaFile> {
  const { path, size, sha256, name } = received;
  if (size === 0) throw refusedFile(422, 'The file is empty.');
  const kind = await kindOf(received);
  if (!kind) throw refusedFile(415, OTHER_TYPE);
  if (size > MAX_BYTES[kind]) throw tooLargeForTest(kind);
  const isTable = kind !== 'text' || !(await isMarkup(received));
  const usual = kind === 'text' ? roleOfText(name) : kind;
  const chosen = role ?? (usual === 'ascii' && !isTable ? 'other' : usual);
  if (!ROLES[kind].includes(chosen) || (chosen === 'ascii' && !isTable)) throw refusedFile(422, OTHER_ROLE);
  const extension = EXTENSION.exec(name)?.[1]?.toLowerCase() ?? (kind === 'plot' ? 'png' : 'txt');
  return {
    role: chosen,
    description: {
      kind: 'qa',
      name: fileName(name, [extension]),
      contentType: CONTENT_TYPES[kind],
      size,
      sha256,
    },
    content: () => createReadStream(path),
  };
}
