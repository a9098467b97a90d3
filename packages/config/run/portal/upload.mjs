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
 * Sends a release from a folder without making it current: announces it, and uploads the files that the portal lacks.
 * Returns the number of uploaded files. Throws a `Refusal`.
 */
export async function send(portal, release, folder) {
  const { missing } = await callPortal(portal, ['POST', `/releases/${release.name}?hold=true`], release);
  for (const paths of batches(missing, (path) => release.files[path].bytes)) {
    const files = ['POST', `/releases/${release.name}/${release.hash}/files`];
    await callPortal(portal, files, await formOf(folder, paths));
  }
  return missing.length;
}

/** Makes releases current that were sent, all or none. Throws a `Refusal`; then what is current is unchanged. */
export const move = (portal, releases, options = {}) =>
  callPortal(portal, ['POST', '/releases/moves'], {
    parts: releases.map(({ name, hash, replaces }) => ({ name, hash, ...(replaces && { replaces }) })),
    ...options,
  });

/** Sends a release from a folder and makes it current. Throws a `Refusal`; then the current release is unchanged. */
export async function publish(portal, release, folder) {
  const sent = await send(portal, release, folder);
  return { answer: await move(portal, [release]), sent };
}
