import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Socket addresses end at 103 (macOS) or 107 bytes (Linux); the portal's socket names take up to 25 of them. */
const LONGEST = 78;
const LONGEST_TEMPORARY = LONGEST - '/portal-XXXXXX/to'.length;

export interface ShortPath {
  path: string;
  /** Removes the link, if one was made. */
  release: () => void;
}

/** A path to a folder that leaves room for the name of a socket: its own, or a link in the temporary folder. */
export function shortPath(folder: string): ShortPath {
  if (Buffer.byteLength(folder) <= LONGEST) return { path: folder, release: () => {} };
  const temporary = Buffer.byteLength(tmpdir()) <= LONGEST_TEMPORARY ? tmpdir() : '/tmp';
  const made = mkdtempSync(join(temporary, 'portal-'));
  const path = join(made, 'to');
  symlinkSync(folder, path);
  return { path, release: () => rmSync(made, { recursive: true, force: true }) };
}
