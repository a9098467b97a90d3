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
  Partial<Pick<InitialAcceptance, 'due_date' | 'acceptance' | 'evaluation_date' | 'open_conditions'>>;

/** The parties as they are named within a sentence. */
export const PARTIES: Readonly<Record<Exclude<Party, 'nobody'>, string>> = {
  facility: 'the facility',
  administrators: 'an administrator',
  reviewers: 'reviewers',
  cars: 'CARS',
};

const complete = (since: number | null) =>
  day(since) ? `Initial acceptance completed on ${day(since)}.` : 'The initial acceptance is complete.';

/** What leads to its page, where a sentence names it. */
export const CONTACT_FORM = 'contact form';

const APPLY_AGAIN = `To apply again, the facility asks the administrators to return it, using the ${CONTACT_FORM}.`;

/** What is said of a refused application, with what can follow: by the day of the report, whatever ended later. */
const refused = (decided: number | null) =>
  `The application was not accepted${day(decided) ? ` on ${day(decided)}` : ''}. ${APPLY_AGAIN}`;

/** Conditions that the facility has to meet, whatever the step is. */
function conditionsBesides(open: PendingFacts['open_conditions']): string {
  if (!open?.count) return '';
  const first = day(open.first_due_date);
  const what = open.count === 1 ? 'A condition of the acceptance is' : `${open.count} conditions of the acceptance are`;
  return `${what} open as well${first ? `, ${open.count === 1 ? '' : 'the first '}until ${first}` : ''}.`;
}

/** The day of a step; a message, which is read on any day, does not say whether it is over. */
function dueInWords(due: Day | null, today: Day | undefined): string {
  if (due === null) return '';
  return `${today !== undefined && due < today ? DUE_WORDS.overdue : DUE_WORDS.due} ${due}.`;
}

/**
 * The party that an application is pending with, since when, until when, and for what; days in UTC. Readers of the party itself
 * hear that it is their turn; with the present day, that a day is over.
 */
export function pendingWith(
  { pending_for, pending_since: since, due_date, acceptance, evaluation_date, open_conditions }: PendingFacts,
  reader?: Party,
  today?: Day,
): Pending {
  const from = day(since) ? ` (since ${day(since)})` : '';
  const awaited = AWAITED[pending_for];
  const isRefused = acceptance?.code === 'no';
  if (awaited.party === 'nobody') {
    return { party: awaited.party, since, sentence: isRefused ? refused(evaluation_date ?? null) : complete(since) };
  }
  const { party, does, next } = awaited;
  const due = dueInWords(day(due_date), today);
  const besides = pending_for.endsWith('conditions') ? '' : conditionsBesides(open_conditions);
  const whom = party === reader ? 'Your turn:' : `Waiting for ${PARTIES[party]} to`;
  const sentence = [`${whom} ${does}${from}.`, due, next, besides].filter(Boolean).join(' ');
  return { party, since, sentence };
}
