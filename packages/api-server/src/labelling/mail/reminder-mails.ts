import { byUrgency, countTasks, day, isOverdue, type Day } from '@portal/domain';
import { renderMessage, type Item, type Message } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';

interface Recipient {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

interface Waiting {
  facility: { id: string; acronym: string; name: string };
  what: string;
  /** Epoch seconds. */
  since: number | null;
  due: Day | null;
  path: string;
  /** Of how many things it consists; absent for one. */
  size?: number;
  /** Id of the condition to meet, as its text is too long for a button; null for other tasks. */
  condition: string | null;
}

/** A longer list would not be read; the portal shows all tasks. */
const MAX_ITEMS = 50;

const greeting = ({ firstName, lastName }: Recipient) => `Dear ${firstName} ${lastName}`;

const note = (publicUrl: string) => ({
  text: 'You get this while you have open tasks. Turn reminders off:',
  link: { label: 'Reminders', url: `${publicUrl}/#reminders` },
});

function toItem(waiting: Waiting, today: Day, publicUrl: string): Item {
  const { facility, what, since, due, path } = waiting;
  const isLate = isOverdue(waiting, today);
  const waitsSince = day(since) ? [`Waiting since ${day(since)}`] : [];
  return {
    link: { label: `${facility.name}: ${what}`, url: `${publicUrl}${path}` },
    ...(isLate && { mark: `Overdue since ${due}` }),
    lines: [...waitsSince, ...(due && !isLate ? [`Due on ${due}`] : [])],
  };
}

/** The subject names a single task and counts several, so that mailboxes can be sorted by it. */
function subjectOf(tasks: readonly Waiting[]): string {
  const [first] = tasks;
  if (tasks.length > 1 || !first) return `${countTasks(tasks)} open tasks`;
  return `${first.facility.acronym}: ${inSentence(first.what)}`;
}

interface Digest {
  to: Recipient;
  /** At least one task. */
  waiting: readonly Waiting[];
  /** Monday of the week. */
  week: Day;
  today: Day;
  publicUrl: string;
}

/** The weekly message: all pending steps of a user, overdue ones first. */
export function digestMail({ to, waiting, week, today, publicUrl }: Digest): Mail {
  const sorted = waiting.toSorted(byUrgency(today));
  const items = sorted.slice(0, MAX_ITEMS).map((work) => toItem(work, today, publicUrl));
  const rest = countTasks(sorted.slice(MAX_ITEMS));
  const message: Message = {
    subject: subjectOf(sorted),
    greeting: greeting(to),
    paragraphs: [
      sorted.length === 1 ? 'Your open task:' : 'Your open tasks:',
      ...(rest > 0 ? [`And ${rest} more, which the portal lists.`] : []),
    ],
    items,
    note: note(publicUrl),
  };
  return {
    kind: 'digest',
    recipients: [to.email],
    dedupeKey: `digest ${week} ${to.id}`,
    ...renderMessage(message, publicUrl),
    // No notice in the portal: the home page lists the same tasks, always up to date.
    notice: undefined,
  };
}

/** The text of a task within a sentence. */
const inSentence = (what: string) => `${what.charAt(0).toLowerCase()}${what.slice(1)}`;

interface Due {
  to: Recipient;
  waiting: Waiting;
  /** The pending step, or the way to close the condition. */
  sentence: string;
  /** Identifies this step of this application. */
  step: string;
  today: Day;
  publicUrl: string;
}

/** The task, so that two due dates of a facility can be told apart in a list of mails. */
const inSubject = ({ what, condition }: Waiting) => (condition === null ? inSentence(what) : 'meet a condition');

/** To the user whose step is due soon or overdue. */
export function dueMail({ to, waiting, sentence, step, today, publicUrl }: Due): Mail {
  const { facility, what, due, path, condition } = waiting;
  const isLate = isOverdue(waiting, today);
  const message: Message = {
    subject: `${facility.acronym}: ${inSubject(waiting)}, ${isLate ? `overdue since ${due}` : `due on ${due}`}`,
    greeting: greeting(to),
    paragraphs: [
      `${isLate ? 'Overdue since' : 'Due on'} ${due}, for the National Facility ${facility.name}: ${inSentence(what)}.`,
      sentence,
    ],
    action: { label: condition === null ? what : 'Meet a condition', url: `${publicUrl}${path}` },
    note: note(publicUrl),
  };
  return {
    kind: isLate ? 'overdue' : 'due-soon',
    recipients: [to.email],
    facilityId: facility.id,
    dedupeKey: `${isLate ? 'overdue' : 'due-soon'} ${step} ${due} ${to.id}`,
    ...renderMessage(message, publicUrl),
  };
}
