import type { HistoryAction, HistoryEntry } from './history';

/** The side that an application was pending with. The history does not distinguish reviewers from CARS. */
export type Side = 'facility' | 'administrators' | 'evaluation';

/** A period in which an application was pending with one side. */
export interface Phase {
  side: Side;
  by: HistoryAction;
  /** Epoch seconds. */
  from: number;
  /** `null` while it lasts. */
  until: number | null;
}

/** The side that each hand-over leads to; `null` for the step that completes the round. */
const HANDED_TO: Partial<Record<HistoryAction, Side | null>> = {
  'facility.register': 'administrators',
  'facility.invite': 'facility',
  'application.start': 'facility',
  'application.submit': 'evaluation',
  'application.withdraw': 'facility',
  'application.issue-preliminary-report': 'facility',
  'application.add-upgrade-plan': 'evaluation',
  'application.issue-final-report': null,
  'application.reopen': 'evaluation',
  'application.return-to-facility': 'facility',
};

type Step = Pick<HistoryEntry, 'at' | 'action'>;

/** The phases of a history, the oldest first. Entries may be in any order. */
export function phasesOf(entries: readonly Step[]): Phase[] {
  const phases: Phase[] = [];
  for (const { at, action } of entries.toSorted((one, other) => one.at - other.at)) {
    const side = HANDED_TO[action];
    const last = phases.at(-1);
    if (side === undefined || (last?.until === null && last.side === side)) continue;
    if (last?.until === null) last.until = at;
    if (side !== null) phases.push({ side, by: action, from: at, until: null });
  }
  return phases;
}
