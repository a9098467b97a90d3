import { releaseProblems, type Release } from '@portal/portal-contract';
import type { Db } from '../../platform/db/client';
import { isShared, refusedRelease, unfit } from '../refusals';
import { namesIn } from '../shares/share-mail';
import type { StoredShare } from '../shares/shares.store';
import { choicesOf, toCurrent, withOthers, type SharedReleases } from './current';
import { findRelease } from './releases.store';

/** Shares with the descriptions of their releases. */
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

/** The sets of releases that tabs get beside the present one: one for each choice of shares. */
export const sharedSets = (live: readonly Release[], shares: readonly SharedReleases[]): Release[][] =>
  choicesOf(shares).map((some) =>
    withOthers(
      live,
      some.flatMap(({ releases }) => releases),
    ),
  );

/** Why the sets that tabs would get do not fit, in sentences; each once. */
export function sharedProblems(
  answeredCalls: readonly string[],
  live: readonly Release[],
  shares: readonly SharedReleases[],
): string[] {
  const moved = shares.flatMap(({ releases }) => releases.map(({ name }) => name));
  const problems = sharedSets(live, shares).flatMap((set) =>
    releaseProblems({ ...toCurrent(set), calls: answeredCalls }, moved),
  );
  return [...new Set(problems)];
}

/** What is about to become current while shares are under way. */
export interface Heeded {
  shares: readonly StoredShare[];
  /** The releases that move. */
  pending: readonly Release[];
  /** What will be current after that. */
  next: readonly Release[];
  /** A share whose own end this is. */
  own?: string | undefined;
  /** Whether it is a deliberate release: such a move waits for the share, all others end it. */
  isPublished: boolean;
  answeredCalls: readonly string[];
}

const isAbout = ({ parts }: StoredShare, pending: readonly Release[]) =>
  parts.some(({ name }) => pending.some((release) => release.name === name));

/**
 * Which shares end with a move. One that is published is refused if a share is about the same part (409), or if the tabs of
 * a share would get what does not fit (422). A way back is never held up: it ends such shares.
 */
export async function sharesEndedBy(tx: Db, move: Heeded): Promise<StoredShare[]> {
  const { pending, next, own, isPublished, answeredCalls } = move;
  if (own !== undefined && !move.shares.some(({ id }) => id === own))
    throw refusedRelease(409, 'The share has ended in the meantime.');
  const others = move.shares.filter(({ id }) => id !== own);
  const touched = others.filter((share) => isAbout(share, pending));
  const [first] = touched;
  if (first && isPublished) throw isShared(namesIn(first), first.parts[0]?.name ?? '');
  const stay = others.filter((share) => !touched.includes(share));
  const problems = sharedProblems(answeredCalls, next, await sharedReleases(tx, stay));
  if (problems.length === 0) return touched;
  if (!isPublished) return others;
  const names = stay.map(namesIn).join(', ');
  throw unfit([
    ...problems,
    `It is shared with a part of the tabs (${names}), which would get both. End that share first, or wait for it.`,
  ]);
}
