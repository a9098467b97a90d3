import type { CodeErrorCount, ReleasedPart, ReleaseRecord } from './released';

const DAY = 24 * 60 * 60;

interface Change {
  part: string;
  version: string;
  /** Epoch seconds. */
  at: number;
}

/**
 * The times at which releases became current. Of the current release also the last one is known, since when it is
 * current without a break; releases that were only shared changed the portal for few, and count for none.
 */
const changesOf = ({ name, releases }: ReleasedPart): Change[] =>
  releases
    .filter(({ was_current: wasCurrent }) => wasCurrent)
    .flatMap(({ version, released_at: first, current_since: since }) =>
      [first, ...(since === null ? [] : [since])].map((at) => ({ part: name, version, at })),
    );

const lastUntil = (changes: readonly Change[], moment: number): Change | undefined =>
  changes.filter(({ at }) => at <= moment).toSorted((a, b) => b.at - a.at)[0];

/** An error and the release in whose code it occurred. */
export interface Occurred {
  error: Pick<CodeErrorCount, 'first_at'>;
  release: Pick<ReleaseRecord, 'was_current'>;
}

/**
 * The release of another part that probably caused an error of this part: it became current within one day before the
 * error was first seen, and until then this part ran without the error for at least as long as it took to appear
 * afterwards. `null` if there is none: also for a release that was only shared, whose own code is the likelier cause.
 */
export function beganWith(
  { error: { first_at: first }, release }: Occurred,
  part: ReleasedPart,
  parts: readonly ReleasedPart[],
): { part: string; version: string } | null {
  if (!release.was_current) return null;
  const others = parts.filter(({ name }) => name !== part.name).flatMap(changesOf);
  const cause = lastUntil(others, first);
  const own = lastUntil(changesOf(part), first);
  if (!cause || !own || first - cause.at > DAY) return null;
  const [without, withIt] = [cause.at - own.at, first - cause.at];
  return without > 0 && without >= withIt ? { part: cause.part, version: cause.version } : null;
}
