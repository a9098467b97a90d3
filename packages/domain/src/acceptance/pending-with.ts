import { day } from '../time/day';
import type { Day } from '../time/day';
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
  Partial<Pick<InitialAcceptance, 'due_date' | 'acceptance' | 'open_conditions'>>;

/** The parties as they are named within a sentence. */
export const PARTIES: Readonly<Record<Exclude<Party, 'nobody'>, string>> = {
  facility: 'the facility',
  administrators: 'the administrators',
  reviewers: 'the reviewers',
  cars: 'CARS',
};

/** What is said of an application that nothing is awaited of: of a refused one, also what can follow. */
function ended(since: Day | null, isRefused: boolean): string {
  if (!isRefused) return `The initial acceptance ${since ? `has been complete since ${since}` : 'is complete'}.`;
  return `The application was not accepted${since ? ` on ${since}` : ''}. ${APPLY_AGAIN}`;
}

const APPLY_AGAIN = 'To apply again, the facility asks the administrators by the contact form to return it.';

/** Conditions that the facility has to meet, whatever the step is. */
function conditionsBesides(open: PendingFacts['open_conditions']): string {
  if (!open?.count) return '';
  const first = day(open.first_due_date);
  const what = open.count === 1 ? 'A condition of the acceptance is' : `${open.count} conditions of the acceptance are`;
  return `${what} open as well${first ? `, ${open.count === 1 ? '' : 'the first '}until ${first}` : ''}.`;
}

/** The party that an application is pending with, since when, until when, and for what; days in UTC. */
export function pendingWith({
  pending_for,
  pending_since: since,
  due_date,
  acceptance,
  open_conditions,
}: PendingFacts): Pending {
  const from = day(since) ? ` since ${day(since)}` : '';
  const awaited = AWAITED[pending_for];
  if (awaited.party === 'nobody') {
    return { party: awaited.party, since, sentence: ended(day(since), acceptance?.code === 'no') };
  }
  const { party, does, next } = awaited;
  const due = day(due_date) ? `${DUE_WORDS.due} ${day(due_date)}.` : '';
  const besides = pending_for === 'conditions' ? '' : conditionsBesides(open_conditions);
  const sentence = [`Waiting for ${PARTIES[party]}${from}: ${does}.`, due, next, besides].filter(Boolean).join(' ');
  return { party, since, sentence };
}
