import { epochSeconds } from '@portal/domain';
import type { CodeErrorCount, FaultCount, LoadStep, ReleasedPart, ReleaseRecord } from '@portal/domain';
import type { ListedRelease, LoadCount, StoredCodeError } from './overview.store';

function toFault({ outcome, count, firstAt, lastAt, composition }: LoadCount): FaultCount[] {
  if (outcome === 'loaded') return [];
  return [{ fault: outcome, count, first_at: epochSeconds(firstAt), last_at: epochSeconds(lastAt), composition }];
}

const toLoad = ({ outcome, step, count }: LoadCount): LoadStep[] =>
  outcome === 'loaded' ? [{ within_ms: step, count }] : [];

const toError = ({ kind, message, file, line, column, source, name, ...seen }: StoredCodeError): CodeErrorCount => ({
  kind,
  message,
  file,
  line,
  column,
  source,
  name,
  browsers: [seen.browser],
  count: seen.count,
  first_at: epochSeconds(seen.firstAt),
  last_at: epochSeconds(seen.lastAt),
});

/** One error at one place, wherever it was seen. */
const merged = (a: CodeErrorCount, b: CodeErrorCount): CodeErrorCount => ({
  ...a,
  browsers: [...a.browsers, ...b.browsers],
  count: a.count + b.count,
  first_at: Math.min(a.first_at, b.first_at),
  last_at: Math.max(a.last_at, b.last_at),
});

/** The errors of all browsers, in the order of the rows. */
function toErrors(rows: readonly StoredCodeError[]): CodeErrorCount[] {
  const errors = new Map<string, CodeErrorCount>();
  for (const error of rows.map(toError)) {
    const key = [error.kind, error.message, error.file, error.line, error.column].join('\n');
    const before = errors.get(key);
    errors.set(key, before ? merged(before, error) : error);
  }
  return [...errors.values()];
}

function toRecord(release: ListedRelease, { counts, errors }: Pick<Listed, 'counts' | 'errors'>): ReleaseRecord {
  const { id, version, hash, contract, releasedAt, createdAt, lastCurrentAt, filesRemovedAt, isCurrent } = release;
  const isOwn = ({ releaseId }: { releaseId: string }) => releaseId === id;
  const own = counts.filter(isOwn);
  return {
    version,
    hash,
    contract,
    released_at: epochSeconds(releasedAt ?? createdAt),
    replaced_at: isCurrent || !lastCurrentAt ? null : epochSeconds(lastCurrentAt),
    is_current: isCurrent,
    is_kept: filesRemovedAt === null,
    loads: own.flatMap(toLoad),
    faults: own.flatMap(toFault),
    errors: toErrors(errors.filter(isOwn)),
  };
}

/** The shell carries all others, so it comes first. */
const byRank = (a: string, b: string) => Number(b === 'shell') - Number(a === 'shell') || (a < b ? -1 : Number(a > b));

interface Listed {
  releases: readonly ListedRelease[];
  counts: readonly LoadCount[];
  errors: readonly StoredCodeError[];
  /** Parts that have a deploy token, released or not. */
  withToken: readonly string[];
}

/** Every part that was released or may be, the shell first, with its releases, the newest first. */
export function toParts({ releases, counts, errors, withToken }: Listed): ReleasedPart[] {
  const names = new Set([...releases.map(({ part }) => part), ...withToken]);
  return [...names].toSorted(byRank).map((name) => ({
    name,
    has_deploy_token: withToken.includes(name),
    releases: releases.filter(({ part }) => part === name).map((release) => toRecord(release, { counts, errors })),
  }));
}
