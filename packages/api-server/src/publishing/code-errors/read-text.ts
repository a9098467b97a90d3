import { text } from 'node:stream/consumers';
import type { Release } from '@portal/portal-contract';
import type { ReleaseFiles } from '../releases/release-files';

/** The largest file that is read into memory: several times the size of the portal's own largest one. */
const MAX_BYTES = 5_000_000;

/** The text of a file of a release; null if the release does not have it, it is no longer kept, or it is too large. */
export async function readText(
  files: Pick<ReleaseFiles, 'open'>,
  release: Release,
  path: string,
): Promise<string | null> {
  const { name, hash } = release;
  const file = Object.hasOwn(release.files, path) ? release.files[path] : undefined;
  if (!file || file.bytes > MAX_BYTES) return null;
  const content = await files.open({ name, hash, path });
  return content && text(content);
}
