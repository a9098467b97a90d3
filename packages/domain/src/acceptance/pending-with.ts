import { day } from '../time/day';
import type { Day } from '../time/day';
import { dueInWords } from './due-words';
import type { InitialAcceptance, OpenConditions } from './initial-acceptance';
import type { Party } from './party';
import { AWAITED } from './pending-for';
import type { PendingFor } from './pending-for';
import type { ServedTask } from './task';
import { taskInWords, YOUR_TURN } from './task-words';
import { TO_FACILITY } from './to-facility';

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
  > & {
    /** The reader's most urgent task, which has the primary button; it may be another than the step of the application. */
    own_task?: Pick<ServedTask, 'kind' | 'what' | 'due_date'> | undefined;
  };

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

/** Whether an application was refused and nothing is due. Asking to apply again is up to the facility, and no task. */
export const isRefused = ({ pending_for, acceptance }: Pick<PendingFacts, 'pending_for' | 'acceptance'>): boolean =>
  pending_for === 'nothing' && acceptance?.code === 'no';

/** The sentences for a refused application. The day is that of the report, even if conditions ended later. */
function refused(decided: number | null, isTheirs: boolean): string {
  const when = day(decided) ? ` on ${day(decided)}` : '';
  const again = isTheirs
    ? 'To apply again, ask an administrator to return it to you'
    : 'To apply again, the facility asks the administrators to return it';
  return `${isTheirs ? 'Your' : 'The'} application was not accepted${when}. ${again}, using the ${CONTACT_FORM}.`;
}

/** What the facility has to do meanwhile, unless there are conditions to be met or other tasks. */
const meanwhile = ({ pending_for, open_conditions, own_task }: PendingFacts, isTheirs: boolean) =>
  (isTheirs && !own_task && !open_conditions?.count && TO_FACILITY[pending_for].meanwhile) || '';

/** An action and the step after it, in the words for the reader. */
function wordsFor(what: PendingFor, isTheirs: boolean) {
  const { does, next } = AWAITED[what];
  return { does, next, ...(isTheirs ? TO_FACILITY[what] : {}) };
}

/** The step after this one. A final report after a "no" most likely completes no acceptance. */
function nextOf(what: PendingFor, next: string, preliminary: PendingFacts['preliminary_acceptance']): string {
  const isFinal = what === 'final-report' || what === 'final-report-on-plan';
  if (!isFinal || preliminary?.code !== 'no') return next;
  return `This ends the round; the preliminary report says: ${preliminary.name}.`;
}

/** Until when the open conditions are to be met; with `today`, how many are overdue, and since when. */
function conditionsUntil({ count, first_due_date, due_dates = [] }: OpenConditions, today: Day | undefined): string {
  const first = day(first_due_date);
  if (first === null) return '';
  const overdue = today === undefined ? 0 : due_dates.filter((due) => (day(due) ?? today) < today).length;
  if (overdue === 0) return `, ${count === 1 ? '' : 'the first '}until ${first}`;
  if (count === 1) return `, overdue since ${first}`;
  const many = overdue === count ? 'all' : `${overdue}`;
  return `, ${many} of them overdue${overdue === 1 ? '' : ', the first'} since ${first}`;
}

/** The open conditions of the facility, mentioned in addition to any step. */
function conditionsBesides(open: OpenConditions | undefined, today: Day | undefined): string {
  if (!open?.count) return '';
  const what = open.count === 1 ? 'A condition of the acceptance is' : `${open.count} conditions of the acceptance are`;
  return `${what} open as well${conditionsUntil(open, today)}.`;
}

/** The step of the application, for a reader who is asked for it or waits for it. */
function stepInWords(facts: PendingFacts, isAsked: boolean, isTheirs: boolean): string {
  const { pending_for, pending_since: since } = facts;
  const { party } = AWAITED[pending_for];
  if (party === 'nobody') return isRefused(facts) ? refused(facts.evaluation_date ?? null, isTheirs) : complete(since);
  const whom = isAsked ? YOUR_TURN : `Waiting for ${PARTIES[party]} to`;
  return `${whom} ${wordsFor(pending_for, isTheirs).does}${day(since) ? ` (since ${day(since)})` : ''}.`;
}

/** What follows the step, and what is open besides. */
function afterStep(facts: PendingFacts, isTheirs: boolean, besides: string): string[] {
  const { pending_for, preliminary_acceptance } = facts;
  if (pending_for === 'nothing') return isRefused(facts) ? [] : [meanwhile(facts, isTheirs)];
  const next = nextOf(pending_for, wordsFor(pending_for, isTheirs).next, preliminary_acceptance);
  return [next, besides, meanwhile(facts, isTheirs)];
}

/**
 * The party that has to act next, with a sentence that says since when, until when, and what it has to do; days in UTC.
 * For a `reader` of that party, the sentence begins with "Your turn"; a facility is addressed as "you", and told if it
 * has nothing to do. An own task that is not the step is named instead of what follows, and before what others do. With
 * `today`, a past due date is overdue.
 */
export function pendingWith(facts: PendingFacts, reader?: Party, today?: Day): Pending {
  const { pending_for, pending_since: since, due_date, open_conditions, own_task } = facts;
  const { party } = AWAITED[pending_for];
  const isAsked = own_task ? own_task.kind === pending_for : party === reader;
  const other = own_task && !isAsked ? taskInWords(own_task, today) : '';
  const isTheirs = reader === 'facility';
  const due = party === 'nobody' ? '' : dueInWords(day(due_date), today);
  const step = [stepInWords(facts, isAsked, isTheirs), due];
  const isSaid = pending_for.endsWith('conditions') && (other === '' || party !== reader);
  const besides = isSaid ? '' : conditionsBesides(open_conditions, today);
  const parts = (): string[] => {
    if (other === '') return [...step, ...afterStep(facts, isTheirs, besides)];
    if (party === 'nobody') return [...step, other];
    // Their own step is a task as well, but not the first one.
    return party === reader ? [other, besides] : [other, ...step, besides];
  };
  return { party, since, sentence: parts().filter(Boolean).join(' ') };
}
