import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { Release, ReleaseFile } from '@portal/portal-contract';
import { unconfinedIn } from '@portal/portal-contract/own-styles';

const UNPACK = { '.br': createBrotliDecompress, '.gz': createGunzip } as const;

/** The file of which a path is a compressed form, and how to unpack it. */
function unpackedOf({ files }: Release, path: string) {
  const ending = path.slice(-3);
  const plain = path.slice(0, -3);
  return (ending === '.br' || ending === '.gz') && Object.hasOwn(files, plain)
    ? { plain, file: files[plain], unpack: UNPACK[ending] }
    : null;
}

/**
 * Whether a compressed file of `packedBytes` contains exactly a file of the release and nothing after it; stops as soon
 * as it is longer.
 */
async function contains(
  aside: string,
  { bytes, integrity }: ReleaseFile,
  { unpack, packedBytes }: { unpack: (typeof UNPACK)[keyof typeof UNPACK]; packedBytes: number | undefined },
) {
  const hash = createHash('sha384');
  let size = 0;
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      done(size > bytes ? new Error('longer than the file') : null);
    },
  });
  const unpacked = unpack();
  try {
    await pipeline(createReadStream(aside), unpacked, sink);
  } catch {
    return false;
  }
  const isWhole = size === bytes && unpacked.bytesWritten === packedBytes;
  return isWhole && `sha384-${hash.digest('base64')}` === integrity;
}

/** Sheets are read whole; the largest of the portal has a hundredth of this, bytes. */
const MAX_SHEET_BYTES = 5_000_000;

async function sheetProblem(release: Release, path: string, aside: string): Promise<string | null> {
  if ((release.files[path]?.bytes ?? 0) > MAX_SHEET_BYTES)
    return `${path} of ${release.name} ${release.version} has ${release.files[path]?.bytes} bytes, and a sheet of styles may have at most ${MAX_SHEET_BYTES}. Divide it.`;
  const css = asBrowsersRead(await readFile(aside));
  if (css === null)
    return `${path} of ${release.name} ${release.version} is not in UTF-8 without a byte order mark. Build it with the portal’s build.`;
  const [first] = unconfined(css, release.name);
  if (first === undefined) return null;
  return `${path} of ${release.name} ${release.version} would style elements of other parts: ${first.slice(0, 100)}. Build it with the portal’s build.`;
}

/** A text as browsers read it; null if they might read it in another encoding than UTF-8. */
function asBrowsersRead(bytes: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.startsWith('\uFEFF') || text.startsWith('@charset') ? null : text;
  } catch {
    return null;
  }
}

function unconfined(css: string, remote: string): string[] {
  try {
    return unconfinedIn(css, remote);
  } catch {
    return ['it cannot be read'];
  }
}

/**
 * Why the content of a received file must not be served although its hash is right, in a sentence; null if it may be.
 * Browsers receive compressed forms in place of their files, and styles of a remote must not reach beyond it.
 */
export async function contentProblem(release: Release, path: string, aside: string): Promise<string | null> {
  const packed = unpackedOf(release, path);
  const packedBytes = release.files[path]?.bytes;
  if (packed?.file && !(await contains(aside, packed.file, { unpack: packed.unpack, packedBytes })))
    return `${path} of ${release.name} ${release.version} is not a compressed form of ${packed.plain}. Build it again.`;
  if (release.kind === 'remote' && path.endsWith('.css')) return sheetProblem(release, path, aside);
  return null;
}
