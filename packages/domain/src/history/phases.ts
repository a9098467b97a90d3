import type { InitialAcceptance } from '../acceptance/initial-acceptance';
import type { Party } from '../acceptance/party';
import { HAND_OVER } from './history';
import type { HistoryEntry } from './history';

/** A party that an application can be pending with. */
export type AwaitedParty = Exclude<Party, 'nobody'>;

/** A period in which an application was pending with one party. */
export interface Phase {
  party: AwaitedParty;
  /** Epoch seconds. */
  from: number;
  /** `null` while it lasts. */
  until: number | null;
}

type Step = Pick<HistoryEntry, 'at' | 'action' | 'pending_with'>;

interface HandOver {
  at: number;
  party: Party;
}

/** Recorded hand-overs; those before the first one are told by the steps, as older histories recorded no others. */
function handOversOf(entries: readonly Step[]): HandOver[] {
  // Entries are served newest first, so that those of one second are in order once they are reversed.
  const steps = entries.toReversed().toSorted((one, other) => one.at - other.at);
  const first = steps.findIndex(({ action }) => action === HAND_OVER);
  return steps.flatMap(({ at, action, pending_with: party }, index) =>
    party && (first === -1 || index < first || action === HAND_OVER) ? [{ at, party }] : [],
  );
}

/** The phases of a history (newest entry first), the oldest first. The last one is the present state as it is stored. */
export function phasesOf(
  entries: readonly Step[],
  present: Pick<InitialAcceptance, 'pending_with' | 'pending_since'>,
): Phase[] {
  const since = present.pending_since ?? Infinity;
  const before = handOversOf(entries).filter(({ at }) => at < since);
  const phases: Phase[] = [];
  for (const { at, party } of [...before, ...(since < Infinity ? [{ at: since, party: present.pending_with }] : [])]) {
    const last = phases.at(-1);
    if (last?.until === null && last.party === party) continue;
    if (last?.until === null) last.until = at;
    if (party !== 'nobody') phases.push({ party, from: at, until: null });
  }
  return phases.filter(({ from, until }) => from !== until);
}
