import { day } from '../time/day';
import type { Day } from '../time/day';
import type { InitialAcceptance } from './initial-acceptance';
import type { Party } from './party';
import { AWAITED } from './pending-for';
import type { PendingFor } from './pending-for';

/** The words before a due date, today or later, and in the past. */
export const DUE_WORDS = { due: 'Due on', overdue: 'Overdue since' } as const;

/** The party that has to act next, since when, and what it has to do. */
export interface Pending {
  party: Party;
  /** Epoch seconds. */
  since: number | null;
  /** The same as a sentence for users. */
  sentence: string;
}

export type PendingFacts = Pick<InitialAcceptance, 'pending_for' | 'pending_since'> &
  Partial<
    Pick<
      InitialAcceptance,
      'due_date' | 'preliminary_acceptance' | 'acceptance' | 'evaluation_date' | 'open_conditions'
    >
  >;

/** The names of the parties within a sentence. */
export const PARTIES: Readonly<Record<Exclude<Party, 'nobody'>, string>> = {
  facility: 'the facility',
  administrators: 'an administrator',
  reviewers: 'reviewers',
  cars: 'CARS',
};

const complete = (since: number | null) =>
  day(since) ? `Initial acceptance completed on ${day(since)}.` : 'The initial acceptance is complete.';

/** Pages that show the sentence replace these words with a link to the form. */
export const CONTACT_FORM = 'contact form';

const APPLY_AGAIN = `To apply again, the facility asks the administrators to return it, using the ${CONTACT_FORM}.`;

/** The sentence for a refused application. The day is that of the report, even if conditions ended later. */
const refused = (decided: number | null) =>
  `The application was not accepted${day(decided) ? ` on ${day(decided)}` : ''}. ${APPLY_AGAIN}`;

/** What others do after a report, and what needs nobody: meanwhile, nothing is due from the facility. */
const WITHOUT_FACILITY: Partial<Record<PendingFor, string>> = {
  assessments: 'Until then, nothing is due from you.',
  'final-report': 'Until then, nothing is due from you.',
  'final-report-on-plan': 'Until then, nothing is due from you.',
  nothing: 'Nothing is due from you now.',
};

/** Tells the facility that it has nothing to do, unless there are conditions to be met. */
const nothingToDo = ({ pending_for, open_conditions }: PendingFacts, reader: Party | undefined) =>
  (reader === 'facility' && !open_conditions?.count && WITHOUT_FACILITY[pending_for]) || '';

/** The step after this one. A final report after a "no" most likely completes no acceptance. */
function nextOf(what: PendingFor, preliminary: PendingFacts['preliminary_acceptance']): string {
  const isFinal = what === 'final-report' || what === 'final-report-on-plan';
  if (!isFinal || preliminary?.code !== 'no') return AWAITED[what].next;
  return `This ends the round; the preliminary report says: ${preliminary.name}.`;
}

/** The open conditions of the facility, mentioned in addition to any step. */
function conditionsBesides(open: PendingFacts['open_conditions']): string {
  if (!open?.count) return '';
  const first = day(open.first_due_date);
  const what = open.count === 1 ? 'A condition of the acceptance is' : `${open.count} conditions of the acceptance are`;
  return `${what} open as well${first ? `, ${open.count === 1 ? '' : 'the first '}until ${first}` : ''}.`;
}

/** The due date of a step. Without `today`, as in a message that may be read any time, it is never called overdue. */
function dueInWords(due: Day | null, today: Day | undefined): string {
  if (due === null) return '';
  return `${today !== undefined && due < today ? DUE_WORDS.overdue : DUE_WORDS.due} ${due}.`;
}

/**
 * The party that has to act next, with a sentence that says since when, until when, and what it has to do; days in UTC.
 * For a `reader` of that party, the sentence begins with "Your turn"; a facility is told if it has nothing to do. With `today`, a past due date is overdue.
 */
export function pendingWith(facts: PendingFacts, reader?: Party, today?: Day): Pending {
  const { pending_for, pending_since: since, due_date, evaluation_date, open_conditions } = facts;
  const { preliminary_acceptance, acceptance } = facts;
  const from = day(since) ? ` (since ${day(since)})` : '';
  const awaited = AWAITED[pending_for];
  const isRefused = acceptance?.code === 'no';
  if (awaited.party === 'nobody') {
    const accepted = [complete(since), nothingToDo(facts, reader)].filter(Boolean).join(' ');
    return { party: awaited.party, since, sentence: isRefused ? refused(evaluation_date ?? null) : accepted };
  }
  const { party, does } = awaited;
  const next = nextOf(pending_for, preliminary_acceptance);
  const due = dueInWords(day(due_date), today);
  const besides = pending_for.endsWith('conditions') ? '' : conditionsBesides(open_conditions);
  const whom = party === reader ? 'Your turn:' : `Waiting for ${PARTIES[party]} to`;
  const rest = nothingToDo(facts, reader);
  const sentence = [`${whom} ${does}${from}.`, due, next, besides, rest].filter(Boolean).join(' ');
  return { party, since, sentence };
}
