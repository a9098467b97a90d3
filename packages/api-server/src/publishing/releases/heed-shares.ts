import { releaseProblems, type Release } from '@portal/portal-contract';
import type { Db } from '../../platform/db/client';
import { shareRunning, refusedRelease, unfit } from '../refusals';
import { namesIn } from '../shares/share-mail';
import type { StoredShare } from '../shares/shares.store';
import { choicesOf, toCurrent, withOthers, type SharedReleases } from './current';
import { findRelease } from './releases.store';
import { distinguished } from './distinguished';

/** Shares with the manifests of their releases. */
export async function sharedReleases(db: Db, shares: readonly StoredShare[]): Promise<SharedReleases[]> {
  const found: SharedReleases[] = [];
  for (const { id, percent, startedAt, parts } of shares) {
    const releases: Release[] = [];
    for (const { name, hash } of parts) {
      const stored = await findRelease(db, name, hash);
      if (stored) releases.push(stored.manifest);
    }
    found.push({ id, percent, startedAt, releases });
  }
  return found;
}

/** The compositions that tabs get beside the present one: one for each combination of shares. */
export const sharedSets = (live: readonly Release[], shares: readonly SharedReleases[]): Release[][] =>
  choicesOf(shares).map((some) =>
    withOthers(
      live,
      some.flatMap(({ releases }) => releases),
    ),
  );

/** The reasons why the compositions of tabs would not fit with these parts, without duplicates. */
export function sharedProblems(
  answeredCalls: readonly string[],
  live: readonly Release[],
  shares: readonly SharedReleases[],
  moved: readonly string[],
): string[] {
  const told = shares.map((share) => ({
    ...share,
    releases: share.releases.map((release) => distinguished(release, live)),
  }));
  const problems = sharedSets(live, told).flatMap((set) =>
    releaseProblems({ ...toCurrent(set), calls: answeredCalls }, moved),
  );
  return [...new Set(problems)];
}

/** A move while shares are running. */
export interface Heeded {
  shares: readonly StoredShare[];
  /** The releases that move. */
  pending: readonly Release[];
  /** The live releases after the move. */
  next: readonly Release[];
  /** The share that this move ends. */
  own?: string | undefined;
  /** Whether it is a regular release: a share refuses such a move, all other moves end the share. */
  isPublished: boolean;
  answeredCalls: readonly string[];
}

const isAbout = ({ parts }: StoredShare, pending: readonly Release[]) =>
  parts.some(({ name }) => pending.some((release) => release.name === name));

/**
 * The shares that end with a move. A published release is refused if a share has the same part (409), or if the tabs of
 * a share would get releases that do not fit (422). A rollback is never refused: it ends such shares.
 */
export async function sharesEndedBy(tx: Db, move: Heeded): Promise<StoredShare[]> {
  const { pending, next, own, isPublished, answeredCalls } = move;
  if (own !== undefined && !move.shares.some(({ id }) => id === own))
    throw refusedRelease(
      409,
      `The share of ${namesIn({ parts: pending })} has ended in the meantime. Look at what is live, and release it if it is still wanted.`,
    );
  const others = move.shares.filter(({ id }) => id !== own);
  const touched = others.filter((share) => isAbout(share, pending));
  const [first] = touched;
  if (first && isPublished) throw shareRunning(namesIn(first), first.parts[0]?.name ?? '');
  const stay = others.filter((share) => !touched.includes(share));
  const problems = sharedProblems(
    answeredCalls,
    next,
    await sharedReleases(tx, stay),
    pending.map(({ name }) => name),
  );
  if (problems.length === 0) return touched;
  if (!isPublished) return others;
  const names = stay.map(namesIn).join(', ');
  throw unfit([
    ...problems,
    `${namesIn({ parts: pending })} would also reach tabs of what is shared with a part of the tabs (${names}). End that share first, or wait for it.`,
  ]);
}
