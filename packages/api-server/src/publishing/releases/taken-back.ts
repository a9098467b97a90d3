import { epochSeconds } from '@portal/domain';
import type { SharedForAll, TakenBack } from '@portal/domain';
import type { ShareEnd } from '../shares/shares.view';
import type { ListedRelease } from './overview.store';
import { namedActor } from './releaser';
import type { LastStep } from './taken-back.store';

/** What is known of releases that are no longer current. */
export interface Departures {
  /** The ends of the last shares, by "part hash". */
  shareEnds: ReadonlyMap<string, ShareEnd>;
  lastSteps: readonly LastStep[];
}

const BY_MOVE = {
  'release.publish': 'share-by-start',
  'release.rollback': 'share-by-rollback',
  'release.withdraw': 'share-by-withdrawal',
  'release.retire': 'share-by-retirement',
} as const;

/** How a share was stopped. Old entries tell an end on request by having no reason, and no other end. */
function stoppedBy(recorded: ShareEnd['recorded']): Pick<TakenBack, 'how' | 'by' | 'reason'> {
  const unknown = { how: 'share-stopped', by: null, reason: null } as const;
  if (!recorded) return unknown;
  const { by, move, reason } = recorded;
  if (move !== null) return { how: BY_MOVE[move], by: namedActor(recorded), reason: null };
  if (by === 'share') return { how: 'share-lapsed', by: null, reason };
  return reason === null ? { how: 'share-ended', by: namedActor(recorded), reason: null } : unknown;
}

const BY_ITSELF = { back: 'share-failed', undecided: 'share-undecided' } as const;

/** The end of a share whose releases did not go to all users. */
interface EndBack extends ShareEnd {
  outcome: 'back' | 'undecided' | 'stopped';
}

const isBack = (end: ShareEnd): end is EndBack => end.outcome !== 'forward' && end.outcome !== 'finished';

function byShare({ at, outcome, recorded, sides }: EndBack): TakenBack {
  const when = { at: epochSeconds(at), sides };
  if (outcome === 'stopped') return { ...when, ...stoppedBy(recorded) };
  return { ...when, how: BY_ITSELF[outcome], by: null, reason: null };
}

/** A rollback takes back all releases after its target; of those, the log names a person for the one that was current. */
function byStep(at: Date, step: LastStep | undefined): TakenBack {
  const when = { at: epochSeconds(at), sides: null };
  if (!step || step.action === 'release.publish') return { ...when, how: 'rollback', by: null, reason: null };
  const { action, reason } = step;
  return { ...when, how: action === 'release.rollback' ? 'rollback' : 'withdrawn', by: namedActor(step), reason };
}

/**
 * When, how and by whom a release was last taken back; null for one that is current or was merely replaced. After the
 * end of its share nothing takes a release back that no tab has had since, also no rollback to an older one.
 */
export function takenBackOf(
  {
    part,
    hash,
    isCurrent,
    lastCurrentAt,
    withdrawnAt,
  }: Pick<ListedRelease, 'part' | 'hash' | 'isCurrent' | 'lastCurrentAt' | 'withdrawnAt'>,
  { shareEnds, lastSteps }: Departures,
): TakenBack | null {
  if (isCurrent) return null;
  const share = shareEnds.get(`${part} ${hash}`);
  if (share && isBack(share) && (!lastCurrentAt || share.at >= lastCurrentAt)) return byShare(share);
  if (!withdrawnAt) return null;
  return byStep(
    withdrawnAt,
    lastSteps.find((step) => step.part === part && step.hash === hash),
  );
}

/** The end of the last share of a release, if it then went to all users. */
export function sharedForAllOf(
  { part, hash }: Pick<ListedRelease, 'part' | 'hash'>,
  { shareEnds }: Pick<Departures, 'shareEnds'>,
): SharedForAll | null {
  const end = shareEnds.get(`${part} ${hash}`);
  if (!end || isBack(end)) return null;
  return { at: epochSeconds(end.at), is_automatic: end.outcome === 'forward', sides: end.sides };
}
