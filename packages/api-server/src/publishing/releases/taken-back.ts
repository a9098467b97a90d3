import { epochSeconds } from '@portal/domain';
import type { TakenBack } from '@portal/domain';
import type { ShareEnd } from '../shares/shares.view';
import type { ListedRelease } from './overview.store';
import type { LastStep } from './taken-back.store';

/** What is known of releases that are no longer current. */
export interface Departures {
  /** The last ends of shares that went back, by "part hash". */
  shareEnds: ReadonlyMap<string, ShareEnd>;
  lastSteps: readonly LastStep[];
}

const BY_SHARE = { back: 'share-failed', undecided: 'share-undecided', stopped: 'share-stopped' } as const;

/** A rollback takes back all releases after its target; of those, the log names a person for the one that was current. */
function byStep(at: Date, step: LastStep | undefined): TakenBack {
  const when = epochSeconds(at);
  if (!step || step.action === 'release.publish') return { at: when, how: 'rollback', by: null, reason: null };
  const { action, person, token, reason } = step;
  const by = person ?? (token === null ? null : `deploy token “${token}”`);
  return { at: when, how: action === 'release.rollback' ? 'rollback' : 'withdrawn', by, reason };
}

/** When, how and by whom a release was last taken back; null for one that is current or was merely replaced. */
export function takenBackOf(
  { part, hash, isCurrent, withdrawnAt }: Pick<ListedRelease, 'part' | 'hash' | 'isCurrent' | 'withdrawnAt'>,
  { shareEnds, lastSteps }: Departures,
): TakenBack | null {
  if (isCurrent) return null;
  const share = shareEnds.get(`${part} ${hash}`);
  if (share && (!withdrawnAt || share.at > withdrawnAt))
    return { at: epochSeconds(share.at), how: BY_SHARE[share.outcome], by: null, reason: null };
  if (!withdrawnAt) return null;
  return byStep(
    withdrawnAt,
    lastSteps.find((step) => step.part === part && step.hash === hash),
  );
}
