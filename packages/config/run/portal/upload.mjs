import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callPortal } from './portal.mjs';

/** Limits of one request, unless a single file is larger. */
const MAX_BYTES = 8_000_000;
const MAX_FILES = 40;

/** Divides files into requests of limited size, in order. `bytesOf` returns the size of a file. */
export function batches(paths, bytesOf, { bytes = MAX_BYTES, files = MAX_FILES } = {}) {
  const all = [];
  let size = 0;
  for (const path of paths) {
    const last = all.at(-1);
    if (last && last.length < files && size + bytesOf(path) <= bytes) {
      last.push(path);
      size += bytesOf(path);
    } else {
      all.push([path]);
      size = bytesOf(path);
    }
  }
  return all;
}

async function formOf(folder, paths) {
  const form = new FormData();
  for (const path of paths) form.append(path, new Blob([await readFile(join(folder, path))]), path);
  return form;
}

/**
 * Publishes a release from a folder and makes it current: announces it, uploads the files that the portal lacks, and
 * announces it again. Returns the number of uploaded files. Throws a `Refusal`; then the current release is unchanged.
 */
export async function publish(portal, release, folder) {
  const call = ['POST', `/releases/${release.name}`];
  const first = await callPortal(portal, call, release);
  for (const paths of batches(first.missing, (path) => release.files[path].bytes)) {
    const send = ['POST', `/releases/${release.name}/${release.hash}/files`];
    await callPortal(portal, send, await formOf(folder, paths));
  }
  const answer = first.is_current ? first : await callPortal(portal, call, release);
  return { answer, sent: first.missing.length };
}
