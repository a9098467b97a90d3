import type { CodeErrorReport, ProgramTexts } from '@portal/domain';
import { NO_TEXTS, textsAt } from '@portal/domain';
import type { Release } from '@portal/portal-contract';
import type { ReleaseFiles } from '../releases/release-files';
import { readText } from './read-text';

/** Positions whose texts are cached: more than fail at the same time. */
const MAX_ENTRIES = 200;

const known = new Map<string, ProgramTexts>();

/** What a script of a release says at a position; nothing if it cannot be read. Cached, as a release never changes. */
export async function textsInScript(
  files: Pick<ReleaseFiles, 'open'>,
  release: Release,
  { file, line, column }: Pick<CodeErrorReport, 'file' | 'line' | 'column'>,
): Promise<ProgramTexts> {
  const key = `${release.name}/${release.hash}/${file}:${line}:${column}`;
  const kept = known.get(key);
  const script = kept ? null : await readText(files, release, file).catch(() => null);
  const texts = kept ?? (script === null ? null : textsAt(script, { line, column }));
  if (texts === null) return NO_TEXTS;
  // Reinserted at the end, so that the least recently used entry is evicted first.
  known.delete(key);
  known.set(key, texts);
  const [oldest] = known.keys();
  if (known.size > MAX_ENTRIES && oldest !== undefined) known.delete(oldest);
  return texts;
}
