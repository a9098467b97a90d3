import { epochSeconds } from '@portal/domain';
import type { TakenBack } from '@portal/domain';
import type { ShareEnd } from '../shares/shares.view';
import type { ListedRelease } from './overview.store';
import { namedActor } from './releaser';
import type { LastStep } from './taken-back.store';

/** What is known of releases that are no longer current. */
export interface Departures {
  /** The last ends of shares that went back, by "part hash". */
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

function byShare({ at, outcome, recorded, sides }: ShareEnd): TakenBack {
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
  if (share && (!lastCurrentAt || share.at >= lastCurrentAt)) return byShare(share);
  if (!withdrawnAt) return null;
  return byStep(
    withdrawnAt,
    lastSteps.find((step) => step.part === part && step.hash === hash),
  );
}
