import { day } from '../time/day';
import type { InitialAcceptance } from './initial-acceptance';
import type { Party } from './party';
import { AWAITED } from './pending-for';

/** Words before the due date of a step, while it is ahead and once it is over. */
export const DUE_WORDS = { due: 'Due on', overdue: 'Overdue since' } as const;

/** The party that an application is pending with, since when, and for what. */
export interface Pending {
  party: Party;
  /** Epoch seconds. */
  since: number | null;
  /** All of it in words. */
  sentence: string;
}

export type PendingFacts = Pick<InitialAcceptance, 'pending_for' | 'pending_since'> &
  Partial<Pick<InitialAcceptance, 'due_date'>>;

/** The parties as they are named within a sentence. */
export const PARTIES: Readonly<Record<Exclude<Party, 'nobody'>, string>> = {
  facility: 'the facility',
  administrators: 'the administrators',
  reviewers: 'the reviewers',
  cars: 'CARS',
};

/** The party that an application is pending with, since when, until when, and for what; days in UTC. */
export function pendingWith({ pending_for, pending_since: since, due_date }: PendingFacts): Pending {
  const from = day(since) ? ` since ${day(since)}` : '';
  const awaited = AWAITED[pending_for];
  if (awaited.party === 'nobody') {
    const sentence = `The initial acceptance ${from ? 'has been' : 'is'} complete${from}.`;
    return { party: awaited.party, since, sentence };
  }
  const { party, does, next } = awaited;
  const due = day(due_date) ? `${DUE_WORDS.due} ${day(due_date)}.` : '';
  const sentence = [`Waiting for ${PARTIES[party]}${from}: ${does}.`, due, next].filter(Boolean).join(' ');
  return { party, since, sentence };
}
