import type { CodeErrorCount, ReleasedPart } from './released';

const DAY = 24 * 60 * 60;

interface Change {
  part: string;
  version: string;
  /** Epoch seconds. */
  at: number;
}

/** The times at which releases became current. Of rollbacks, only the last is known: it ended the replaced release. */
function changesOf({ name, releases }: ReleasedPart): Change[] {
  const changes = releases.map(({ version, released_at: at }) => ({ part: name, version, at }));
  const current = releases.find(({ is_current: isCurrent }) => isCurrent);
  if (!current) return changes;
  const at = Math.max(current.released_at, ...releases.map(({ replaced_at: end }) => end ?? 0));
  return [...changes, { part: name, version: current.version, at }];
}

const lastUntil = (changes: readonly Change[], moment: number): Change | undefined =>
  changes.filter(({ at }) => at <= moment).toSorted((a, b) => b.at - a.at)[0];

/**
 * The release of another part that probably caused an error of this part: it became current within one day before the
 * error was first seen, and this part has not changed since. `null` if there is none.
 */
export function beganWith(
  { first_at: first }: Pick<CodeErrorCount, 'first_at'>,
  part: ReleasedPart,
  parts: readonly ReleasedPart[],
): { part: string; version: string } | null {
  const others = parts.filter(({ name }) => name !== part.name).flatMap(changesOf);
  const cause = lastUntil(others, first);
  const own = lastUntil(changesOf(part), first);
  if (!cause || !own || first - cause.at > DAY || own.at >= cause.at) return null;
  return { part: cause.part, version: cause.version };
}
