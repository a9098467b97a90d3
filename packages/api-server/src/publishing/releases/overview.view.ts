import { beganWith, epochSeconds, withTabs } from '@portal/domain';
import type {
  CodeErrorCount,
  FaultCount,
  GrantRecord,
  HeldToken,
  LoadStep,
  NamedRelease,
  PartStop,
  RanIn,
  ReleasedPart,
  ReleaseKey,
  ReleaseRecord,
  TabsByComposition,
} from '@portal/domain';
import type { StoredToken } from '../grants/deploy-tokens.store';
import type { StoredGrant } from '../grants/grants.store';
import { toGrant } from '../grants/must-be-granted';
import type { StoredKey } from '../grants/keys.store';
import type { FirstMove } from './first-moves.store';
import { sharedForAllOf, takenBackOf, type Departures } from './taken-back';
import { unstatedOrigin } from './unstated-origin';
import type { ListedRelease, LoadCount, StoredCodeError, StoredRanIn, StoredStop } from './overview.store';

const epochOrNull = (date: Date | null) => (date ? epochSeconds(date) : null);

function toFault({ outcome, count, firstAt, lastAt, composition }: LoadCount): FaultCount[] {
  if (outcome === 'loaded') return [];
  return [{ fault: outcome, count, first_at: epochSeconds(firstAt), last_at: epochSeconds(lastAt), composition }];
}

const toLoad = ({ outcome, step, count }: LoadCount): LoadStep[] =>
  outcome === 'loaded' ? [{ within_ms: step, count }] : [];

/** An error with the tabs in which it occurred. */
type SeenError = Omit<CodeErrorCount, 'began_with'> & { failed: TabsByComposition };

const toError = ({ kind, message, file, line, column, source, name, ...seen }: StoredCodeError): SeenError => ({
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
  failed: seen.failedTabs,
});

/** One error at one source position, merged over browsers. */
const merged = (a: SeenError, b: SeenError): SeenError => ({
  ...a,
  browsers: [...a.browsers, ...b.browsers],
  count: a.count + b.count,
  first_at: Math.min(a.first_at, b.first_at),
  last_at: Math.max(a.last_at, b.last_at),
  failed: withTabs(a.failed, b.failed),
});

/** The compositions in which a release ran, with the number of tabs that loaded each of their releases. */
function ranInOf(id: string, ranIn: readonly StoredRanIn[]): RanIn[] {
  const tabsOf = (composition: string, { name, hash }: NamedRelease) =>
    ranIn.find((each) => each.composition === composition && each.part === name && each.hash === hash)?.tabs ?? 0;
  return ranIn
    .filter(({ releaseId }) => releaseId === id)
    .map(({ composition, since, tabs, parts }) => ({
      composition,
      since: epochSeconds(since),
      tabs,
      parts: parts.map((release) => ({ ...release, tabs: tabsOf(composition, release) })),
    }));
}

/** The errors of a release of a part in all browsers, in the order of the rows. */
function toErrors(part: string, rows: readonly StoredCodeError[], ran: readonly RanIn[]): CodeErrorCount[] {
  const errors = new Map<string, SeenError>();
  for (const error of rows.map(toError)) {
    const key = [error.kind, error.message, error.file, error.line, error.column].join('\n');
    const before = errors.get(key);
    errors.set(key, before ? merged(before, error) : error);
  }
  return [...errors.values()].map(({ failed, ...error }) => ({
    ...error,
    began_with: beganWith({ part, firstAt: error.first_at, failed }, ran),
  }));
}

function toRecord(
  release: ListedRelease,
  {
    releases: listed,
    counts,
    errors,
    ranIn,
    firstMoves,
    ...departures
  }: Pick<Listed, 'releases' | 'counts' | 'errors' | 'ranIn' | 'firstMoves' | keyof Departures>,
): ReleaseRecord {
  const { id, version, hash, contract, releasedAt, createdAt, firstCurrentAt, lastCurrentAt, isCurrent } = release;
  const isOwn = ({ releaseId }: { releaseId: string }) => releaseId === id;
  const own = counts.filter(isOwn);
  const takenBack = takenBackOf(release, departures);
  return {
    version,
    hash,
    contract,
    released_at: epochSeconds(releasedAt ?? createdAt),
    replaced_at: isCurrent || !firstCurrentAt ? null : epochOrNull(lastCurrentAt),
    is_current: isCurrent,
    current_since: epochOrNull(release.currentSince),
    was_current: firstCurrentAt !== null,
    was_taken_back: takenBack !== null,
    taken_back: takenBack,
    shared_for_all: sharedForAllOf(release, departures),
    withdrawn_at: isCurrent ? null : epochOrNull(release.withdrawnAt),
    replaces: listed.find((each) => each.id === release.replacedId)?.hash ?? null,
    is_kept: release.filesRemovedAt === null,
    provenance: release.provenance,
    unstated: unstatedOrigin(release, firstMoves),
    signed_by: release.signedById,
    loads: own.flatMap(toLoad),
    faults: own.flatMap(toFault),
    errors: toErrors(release.part, errors.filter(isOwn), ranInOf(id, ranIn)),
  };
}

/** The shell is the base of all other parts, so it comes first. */
const byRank = (a: string, b: string) => Number(b === 'shell') - Number(a === 'shell') || (a < b ? -1 : Number(a > b));

interface Listed extends Departures {
  releases: readonly ListedRelease[];
  firstMoves: readonly FirstMove[];
  counts: readonly LoadCount[];
  errors: readonly StoredCodeError[];
  ranIn: readonly StoredRanIn[];
  grants: readonly StoredGrant[];
  tokens: readonly StoredToken[];
  keys: readonly StoredKey[];
  /** The last step that took each part out of use, even if it is in use again. */
  stops: readonly StoredStop[];
}

const toGrantRecord = (grant: StoredGrant): GrantRecord => ({
  ...toGrant(grant),
  ends_at: epochOrNull(grant.endsAt),
  retired_at: epochOrNull(grant.retiredAt),
  off: grant.offReason,
  email: grant.email,
});

const toHeldToken = ({ id, name, createdAt, lastUsedAt, endsAt }: StoredToken): HeldToken => ({
  _id: id,
  name,
  created_at: epochSeconds(createdAt),
  last_used_at: epochOrNull(lastUsedAt),
  ends_at: epochOrNull(endsAt),
});

const toKey = ({ id, name, publicKey, createdAt, endedAt }: StoredKey): ReleaseKey => ({
  _id: id,
  name,
  public_key: publicKey,
  created_at: epochSeconds(createdAt),
  ended_at: epochOrNull(endedAt),
});

/** Why a part is out of use. */
function stopOf(
  { part, offReason }: StoredGrant,
  { releases, stops }: Pick<Listed, 'releases' | 'stops'>,
): PartStop | null {
  const isLive = releases.some((release) => release.part === part && release.isCurrent);
  const stop = stops.find((each) => each.part === part);
  if (!stop || (isLive && offReason === null)) return null;
  const { action, at, by, reason } = stop;
  return { action, at: epochSeconds(at), by, reason };
}

/** Every granted part, the shell first, with its tokens and its releases, the newest first. */
export const toParts = ({
  releases,
  counts,
  errors,
  ranIn,
  grants,
  tokens,
  keys,
  stops,
  ...departures
}: Listed): ReleasedPart[] =>
  grants
    .toSorted((a, b) => byRank(a.part, b.part))
    .map((grant) => ({
      name: grant.part,
      grant: toGrantRecord(grant),
      stopped: stopOf(grant, { releases, stops }),
      tokens: tokens.filter(({ part }) => part === grant.part).map(toHeldToken),
      keys: keys.filter(({ part }) => part === grant.part).map(toKey),
      releases: releases
        .filter(({ part }) => part === grant.part)
        .map((release) => toRecord(release, { releases, counts, errors, ranIn, ...departures })),
    }));
