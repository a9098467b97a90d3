import { FIRST_STATUS, STEPS } from '@portal/domain';
import type { AcceptanceCode, AcceptanceStatusCode, Step } from '@portal/domain';
import type { Happening } from './timeline';

/**
 * One round of initial acceptance, derived from the events. Reports and plans have dates here, and receive files later.
 */
export interface Round {
  round: number;
  status: AcceptanceStatusCode;
  statusSince: Date;
  startedAt: Date;
  submittedAt: Date | null;
  /** Time when the reviewers finished or last worked. */
  reviewedAt: Date | null;
  reportedAt: Date | null;
  /** Time of issue of the latest report. */
  evaluatedAt: Date | null;
  plannedAt: Date | null;
  preliminaryAcceptance: AcceptanceCode | null;
  acceptance: AcceptanceCode | null;
  lastAt: Date;
  archived: { at: Date; by: 'reopen' | 'returnToFacility' } | null;
}

export interface Acceptances {
  preliminary: AcceptanceCode;
  final: AcceptanceCode;
}

const firstRound = (at: Date): Round => ({
  round: 1,
  status: FIRST_STATUS,
  statusSince: at,
  startedAt: at,
  submittedAt: null,
  reviewedAt: null,
  reportedAt: null,
  evaluatedAt: null,
  plannedAt: null,
  preliminaryAcceptance: null,
  acceptance: null,
  lastAt: at,
  archived: null,
});

const isStep = (event: string): event is Step => event in STEPS;

/** The status after an event; events that are not workflow steps leave it unchanged. */
export const statusAfter = (status: AcceptanceStatusCode, event: Happening['event']): AcceptanceStatusCode =>
  (isStep(event) ? STEPS[event].moves[status] : undefined) ?? status;

/** The rounds in order, the current one last. */
export function roundsOf(happenings: readonly Happening[], acceptances: Acceptances): Round[] {
  const [first, ...rest] = happenings;
  if (!first) throw new Error('A facility begins by being registered.');
  let current = firstRound(first.at);
  const finished: Round[] = [];
  for (const { event, at } of rest) {
    if (event === 'reopen' || event === 'returnToFacility') {
      finished.push({ ...current, archived: { at, by: event } });
      current = nextRound(current, event, at);
    } else current = advanced(current, { event, at }, acceptances);
  }
  return [...finished, current];
}

/** A reopened round keeps its submission; a returned one starts again. */
const nextRound = (last: Round, event: 'reopen' | 'returnToFacility', at: Date): Round => ({
  ...firstRound(at),
  round: last.round + 1,
  status: statusAfter(last.status, event),
  submittedAt: event === 'reopen' ? last.submittedAt : null,
});

function advanced(round: Round, { event, at }: Happening, { preliminary, final }: Acceptances): Round {
  const status = statusAfter(round.status, event);
  return {
    ...round,
    status,
    statusSince: status === round.status ? round.statusSince : at,
    lastAt: at,
    ...(event === 'submit' && { submittedAt: at }),
    ...(event === 'evaluate' && { reviewedAt: at }),
    ...(event === 'issuePreliminary' && { reportedAt: at, evaluatedAt: at, preliminaryAcceptance: preliminary }),
    ...(event === 'addUpgradePlan' && { plannedAt: at }),
    ...(event === 'issueFinal' && { evaluatedAt: at, acceptance: final }),
  };
}
