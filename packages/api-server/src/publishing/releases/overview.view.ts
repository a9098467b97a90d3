import { epochSeconds } from '@portal/domain';
import type { FaultCount, GrantRecord, HeldToken, LoadStep, ReleasedPart, ReleaseRecord } from '@portal/domain';
import type { StoredToken } from '../grants/deploy-tokens.store';
import type { StoredGrant } from '../grants/grants.store';
import { toGrant } from '../grants/must-be-granted';
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
  grants: readonly StoredGrant[];
  tokens: readonly StoredToken[];
}

const epochOrNull = (date: Date | null) => (date ? epochSeconds(date) : null);

const toGrantRecord = (grant: StoredGrant): GrantRecord => ({
  ...toGrant(grant),
  ends_at: epochOrNull(grant.endsAt),
  retired_at: epochOrNull(grant.retiredAt),
  off: grant.offReason,
});

const toHeldToken = ({ id, name, createdAt, lastUsedAt, endsAt }: StoredToken): HeldToken => ({
  _id: id,
  name,
  created_at: epochSeconds(createdAt),
  last_used_at: epochOrNull(lastUsedAt),
  ends_at: epochOrNull(endsAt),
});

/** Every part that was granted, the shell first, with its tokens and its releases, the newest first. */
export const toParts = ({ releases, counts, grants, tokens }: Listed): ReleasedPart[] =>
  grants
    .toSorted((a, b) => byRank(a.part, b.part))
    .map((grant) => ({
      name: grant.part,
      grant: toGrantRecord(grant),
      tokens: tokens.filter(({ part }) => part === grant.part).map(toHeldToken),
      releases: releases.filter(({ part }) => part === grant.part).map((release) => toRecord(release, counts)),
    }));
