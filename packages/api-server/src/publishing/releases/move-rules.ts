import type { Coming, Release } from '@portal/portal-contract';
import type { Db } from '../../platform/db/client';
import { beyondGrants } from '../grants/must-be-granted';
import { HOW_TO_RELEASE, signatureProblems } from '../grants/must-be-signed';
import { refusedBecause, unfit } from '../refusals';
import type { PublishingContext } from './release-files';
import type { Releaser } from './releaser';
import type { StoredRelease } from './releases.store';
import { versionProblem } from './version-order';

/** How a release becomes current: released by a team, released by the server at its start, or by a rollback. */
export type Way = 'release' | 'start' | 'rollback';

interface Rules {
  /** Whether its grant must not have ended; it must keep to the grant in any case. */
  needsOpenGrant: boolean;
  /** Whether it must be signed, if its part has keys; for administrators there may be an exception. */
  needsSignature: 'always' | 'of teams' | 'never';
  /** Whether its version must be its own, and not lower than the present one. */
  needsVersion: boolean;
}

/** The rules for a release by itself, for each way to become current; its fit with others is checked for all ways. */
const RULES: Readonly<Record<Way, Rules>> = {
  release: { needsOpenGrant: true, needsSignature: 'always', needsVersion: true },
  // Local builds were installed together with the server, so they need no signature.
  start: { needsOpenGrant: true, needsSignature: 'never', needsVersion: true },
  // A team must be able to go back to what was once live, even when it may not release anything new. But a stolen token
  // must not bring back what no key of the team vouches for.
  rollback: { needsOpenGrant: false, needsSignature: 'of teams', needsVersion: false },
};

/** The way of a move. */
export function wayOf(action: 'release.publish' | 'release.rollback', { by }: Releaser): Way {
  if (action === 'release.rollback') return 'rollback';
  return by === 'start of the server' ? 'start' : 'release';
}

/** How the fit of a move is told: only a rollback builds nothing. */
export const comingOf = (way: Way): Coming => (way === 'rollback' ? 'rollback' : 'release');

/** A release that could become current. Without `signedById` it was not sent yet, so that its signature is unknown. */
export interface Candidate {
  manifest: Release;
  signedById?: string | null;
}

/** How and beside which releases candidates would become current. */
export interface Planned {
  way: Way;
  live: readonly StoredRelease[];
  /** Whether a version may be lower than the present one. */
  isOlder?: boolean | undefined;
  /** Whether a deploy token acts instead of a user. */
  byToken?: boolean;
  at: Date;
}

const HOW_TO_SIGN: Readonly<Record<Way, string>> = {
  release: HOW_TO_RELEASE,
  start: HOW_TO_RELEASE,
  rollback: 'Go back to a signed release, or ask an administrator to go back to this one on the Releases page.',
};

/** Why releases by themselves may not become current, in sentences. */
export interface MoveProblems {
  /** Beyond the grant, or not signed. */
  forbidden: string[];
  /** The version is taken, or lower than the present one. */
  outOfOrder: string[];
}

/** Why releases may not become current, apart from their fit with the others: for a move, a check and the comparison. */
export async function moveProblems(
  { settings: { mode } }: { settings: Pick<PublishingContext['settings'], 'mode'> },
  db: Db,
  candidates: readonly Candidate[],
  { way, live, isOlder = false, byToken = false, at }: Planned,
): Promise<MoveProblems> {
  const { needsOpenGrant, needsSignature, needsVersion } = RULES[way];
  const releases = candidates.map(({ manifest }) => manifest);
  const forbidden = await beyondGrants(db, releases, needsOpenGrant ? at : null);
  if (needsSignature === 'always' || (needsSignature === 'of teams' && byToken))
    forbidden.push(...(await signatureProblems(db, candidates.flatMap(toSigned), HOW_TO_SIGN[way])));
  const outOfOrder: string[] = [];
  for (const { name: part, version, hash } of needsVersion ? releases : []) {
    const present = live.find((release) => release.part === part) ?? null;
    if (present?.hash === hash) continue;
    const problem = await versionProblem(db, { next: { part, version, hash }, present }, { mode, isOlder });
    if (problem !== null) outOfOrder.push(problem);
  }
  return { forbidden, outOfOrder };
}

const toSigned = ({ manifest: { name: part, version }, signedById }: Candidate) =>
  signedById === undefined ? [] : [{ part, version, signedById }];

/** Throws 422 with every reason for releases beyond their grants, without a signature, or that do not fit. */
export function mustBeAcceptable({ forbidden, outOfOrder }: MoveProblems, unfitness: readonly string[]): void {
  if (forbidden.length + unfitness.length > 0) throw unfit([...forbidden, ...unfitness, ...outOfOrder]);
}

/** Throws 409 for versions that are taken or too low. */
export function mustFollow({ outOfOrder }: MoveProblems): void {
  if (outOfOrder.length > 0) throw refusedBecause(409, outOfOrder);
}
