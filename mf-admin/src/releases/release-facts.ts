import { medianLoadMs } from '@portal/domain';
import { formatMoment } from '@portal/ui/core';
import type { CodeErrorCount, FaultCount, ReleasedPart, ReleaseRecord, TakenBackHow } from '@portal/domain';
import { MESSAGES } from './messages';

const { history: texts } = MESSAGES;

const SHORT = 8;

/** The first digits of a hash, enough to distinguish the releases of a part. */
export const shortHash = (hash: string) => hash.slice(0, SHORT);

/** Version and hash of a release, as versions may repeat. */
export const labelOf = ({ version, hash }: Pick<ReleaseRecord, 'version' | 'hash'>) =>
  `${version} (${shortHash(hash)})`;

/** Version of a release, with its hash if the part has several releases of that version. */
export function nameOf(release: ReleaseRecord, { releases }: ReleasedPart): string {
  const isAlone = releases.filter(({ version }) => version === release.version).length === 1;
  return isAlone ? release.version : labelOf(release);
}

/** The release that new page loads receive. */
export const currentOf = ({ releases }: ReleasedPart) => releases.find(({ is_current }) => is_current);

/** The time since which a release is current, epoch seconds. Older servers tell only when it was released. */
export const currentSince = ({ current_since: since, released_at: first }: ReleaseRecord): number => since ?? first;

/** Whether a part can be rolled back to this release. */
export const canReturnTo = ({ is_current, is_kept, was_current }: ReleaseRecord) =>
  is_kept && was_current && !is_current;

/** The release to which a rollback without a version leads, if it is possible. */
export function releaseBefore(part: ReleasedPart): ReleaseRecord | undefined {
  const replaced = currentOf(part)?.replaces;
  const before = part.releases.find(({ hash }) => hash === replaced);
  return before && canReturnTo(before) ? before : undefined;
}

const hasActor = (how: TakenBackHow): how is keyof typeof texts.byWhom => Object.hasOwn(texts.byWhom, how);

/** When, how and by whom a release was taken back, as the end of a sentence; empty if it is not known. */
export function takenBackInWords({ taken_back: taken }: ReleaseRecord): string {
  if (!taken) return '';
  const { at, how, by, reason, sides } = taken;
  const named = by !== null && hasActor(how) ? texts.byWhom[how](by) : texts.how[how];
  const why = reason === null ? '' : ` (“${reason}”)`;
  return `on ${formatMoment(at)} ${named}${why}${sides ? `: ${texts.counts(sides)}` : ''}`;
}

/** The share of a release before it went to everyone, in words; empty if there was none. */
export function sharedForAllInWords({ shared_for_all: shared = null }: ReleaseRecord): string {
  if (!shared) return '';
  const { at, is_automatic: isAutomatic, sides } = shared;
  return `${texts.sharedForAll(formatMoment(at), isAutomatic)}${sides ? `: ${texts.counts(sides)}` : ''}`;
}

/** The release that was taken back last, if that was after the current one became current; it explains what is live. */
export function takenBackLast(part: ReleasedPart): ReleaseRecord | undefined {
  const current = currentOf(part);
  if (!current) return undefined;
  const since = currentSince(current);
  return part.releases
    .filter(({ taken_back: taken }) => taken && taken.at >= since)
    .toSorted((a, b) => (b.taken_back?.at ?? 0) - (a.taken_back?.at ?? 0))[0];
}

/** Whether a release was taken back: at the end of its share, by a rollback or by an administrator. */
export const wasTakenBack = ({ is_current, was_taken_back, withdrawn_at }: ReleaseRecord) =>
  !is_current && (was_taken_back || withdrawn_at !== null);

const total = (counted: readonly { count: number }[]) => counted.reduce((sum, { count }) => sum + count, 0);

/** Number of failures of a release in browsers, of all kinds. */
export const failuresOf = ({ faults }: ReleaseRecord) => total(faults);

/** Failures by kind, most frequent first; ties have a stable order, so that rows do not jump. */
export const faultsOf = ({ faults }: ReleaseRecord): readonly FaultCount[] =>
  faults.toSorted((a, b) => b.count - a.count || a.fault.localeCompare(b.fault));

/** Number of errors in the code of a release, of all kinds. */
export const errorsIn = ({ errors }: ReleaseRecord) => total(errors);

/** An error in the code of a part, with its release. */
export interface PartError extends CodeErrorCount {
  release: ReleaseRecord;
}

/** The errors of all releases of a part, last seen first; ties have a stable order, so that rows do not jump. */
export const errorsOf = (part: ReleasedPart): PartError[] =>
  part.releases
    .flatMap((release) => release.errors.map((error) => ({ ...error, release })))
    .toSorted((a, b) => b.last_at - a.last_at || b.count - a.count || placeOf(a).localeCompare(placeOf(b)));

/** The position of an error: a line of the source, or, if unknown, a position in a script. */
export const placeOf = ({ source, file, line, column }: CodeErrorCount) => source ?? `${file}:${line}:${column}`;

/** Number of times that a release was loaded. */
export const loadsOf = ({ loads }: ReleaseRecord) => total(loads);

const MS_PER_SECOND = 1000;
/** The upper bound of the last bounded bucket of load times, in ms; slower loads are only counted. */
const SLOW_MS = 2500;

const duration = (ms: number) => (ms < MS_PER_SECOND ? `${ms} ms` : `${ms / MS_PER_SECOND} s`);

/** The median load time as text, as precise as its buckets; `null` before the first load. */
export function loadTimeOf({ loads }: ReleaseRecord): string | null {
  const median = medianLoadMs(loads);
  if (median === null) return null;
  return median > SLOW_MS ? `more than ${duration(SLOW_MS)}` : `about ${duration(median)}`;
}
