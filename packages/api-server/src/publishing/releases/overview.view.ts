import { epochSeconds } from '@portal/domain';
import type { FaultCount, LoadStep, ReleasedPart, ReleaseRecord } from '@portal/domain';
import type { ListedRelease, LoadCount } from './overview.store';

function toFault({ outcome, count, firstAt, lastAt, composition }: LoadCount): FaultCount[] {
  if (outcome === 'loaded') return [];
  return [{ fault: outcome, count, first_at: epochSeconds(firstAt), last_at: epochSeconds(lastAt), composition }];
}

const toLoad = ({ outcome, step, count }: LoadCount): LoadStep[] =>
  outcome === 'loaded' ? [{ within_ms: step, count }] : [];

function toRecord(release: ListedRelease, counts: readonly LoadCount[]): ReleaseRecord {
  const { id, version, hash, contract, releasedAt, createdAt, lastCurrentAt, filesRemovedAt, isCurrent } = release;
  const own = counts.filter(({ releaseId }) => releaseId === id);
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
  };
}

/** The shell carries all others, so it comes first. */
const byRank = (a: string, b: string) => Number(b === 'shell') - Number(a === 'shell') || (a < b ? -1 : Number(a > b));

interface Listed {
  releases: readonly ListedRelease[];
  counts: readonly LoadCount[];
  /** Parts that have a deploy token, released or not. */
  withToken: readonly string[];
}

/** Every part that was released or may be, the shell first, with its releases, the newest first. */
export function toParts({ releases, counts, withToken }: Listed): ReleasedPart[] {
  const names = new Set([...releases.map(({ part }) => part), ...withToken]);
  return [...names].toSorted(byRank).map((name) => ({
    name,
    has_deploy_token: withToken.includes(name),
    releases: releases.filter(({ part }) => part === name).map((release) => toRecord(release, counts)),
  }));
}
