import { medianLoadMs } from '@portal/domain';
import type { FaultCount, ReleasedPart, ReleaseRecord } from '@portal/domain';

const SHORT = 8;

/** The first digits of a hash, enough to tell the releases of a part apart. */
export const shortHash = (hash: string) => hash.slice(0, SHORT);

/** A release by version and hash, as versions may repeat. */
export const labelOf = ({ version, hash }: Pick<ReleaseRecord, 'version' | 'hash'>) =>
  `${version} (${shortHash(hash)})`;

/** A release by its version; where its part has several of that version, by its hash too. */
export function nameOf(release: ReleaseRecord, { releases }: ReleasedPart): string {
  const isAlone = releases.filter(({ version }) => version === release.version).length === 1;
  return isAlone ? release.version : labelOf(release);
}

/** The release that page loads get. */
export const currentOf = ({ releases }: ReleasedPart) => releases.find(({ is_current }) => is_current);

/** Since when a part has its present release, epoch seconds: its own release, or the rollback that came after. */
export const currentSince = ({ releases }: ReleasedPart, current: ReleaseRecord): number =>
  Math.max(current.released_at, ...releases.map(({ replaced_at }) => replaced_at ?? 0));

/** Whether a part can go back to this release. */
export const canReturnTo = ({ is_current, is_kept }: ReleaseRecord) => is_kept && !is_current;

/** The release that was current before the present one, if the part can go back to it. */
export function releaseBefore({ releases }: ReleasedPart): ReleaseRecord | undefined {
  const [last] = releases
    .filter(({ replaced_at }) => replaced_at !== null)
    .toSorted((one, other) => (other.replaced_at ?? 0) - (one.replaced_at ?? 0));
  return last && canReturnTo(last) ? last : undefined;
}

const total = (counted: readonly { count: number }[]) => counted.reduce((sum, { count }) => sum + count, 0);

/** How often a release failed in browsers, in all ways together. */
export const failuresOf = ({ faults }: ReleaseRecord) => total(faults);

/** In which ways a release failed, the most frequent one first; always in the same order, so that no row jumps. */
export const faultsOf = ({ faults }: ReleaseRecord): readonly FaultCount[] =>
  faults.toSorted((one, other) => other.count - one.count || one.fault.localeCompare(other.fault));

/** How often a release was loaded. */
export const loadsOf = ({ loads }: ReleaseRecord) => total(loads);

const MS_PER_SECOND = 1000;
/** The last step of the load times but one: nothing is known about what took longer than that, ms. */
const SLOW_MS = 2500;

const duration = (ms: number) => (ms < MS_PER_SECOND ? `${ms} ms` : `${ms / MS_PER_SECOND} s`);

/** The median of the load times in words, as exact as its steps are; `null` before the first load. */
export function loadTimeOf({ loads }: ReleaseRecord): string | null {
  const median = medianLoadMs(loads);
  if (median === null) return null;
  return median > SLOW_MS ? `more than ${duration(SLOW_MS)}` : `about ${duration(median)}`;
}
