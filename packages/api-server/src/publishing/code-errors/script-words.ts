import { wordsOf } from '@portal/domain';
import type { Release } from '@portal/portal-contract';
import type { ReleaseFiles } from '../releases/release-files';
import { readText } from './read-text';

/** Scripts whose words are cached: more than fail at the same time. */
const MAX_ENTRIES = 20;

const known = new Map<string, ReadonlySet<string>>();

/** The words of a script of a release; none if it cannot be read. They are cached, as a release never changes. */
export async function wordsInScript(
  files: Pick<ReleaseFiles, 'open'>,
  release: Release,
  path: string,
): Promise<ReadonlySet<string>> {
  const key = `${release.name}/${release.hash}/${path}`;
  const words = known.get(key) ?? wordsOf((await readText(files, release, path).catch(() => null)) ?? '');
  // Reinserted at the end, so that the least recently used entry is evicted first.
  known.delete(key);
  known.set(key, words);
  const [oldest] = known.keys();
  if (known.size > MAX_ENTRIES && oldest !== undefined) known.delete(oldest);
  return words;
}
