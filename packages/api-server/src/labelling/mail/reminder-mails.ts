import { day, type Day } from '@portal/domain';
import { renderMessage, type Item, type Message } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';

interface Recipient {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** Something that waits for the recipient. */
interface Waiting {
  facility: { id: string; acronym: string; name: string };
  what: string;
  /** Epoch seconds. */
  since: number | null;
  due: Day | null;
  path: string;
}

/** More would not be read: the portal shows them all. */
const MAX_ITEMS = 50;

const isOverdue = ({ due }: Waiting, today: Day) => due !== null && due < today;

const greeting = ({ firstName, lastName }: Recipient) => `Dear ${firstName} ${lastName}`;

const note = (publicUrl: string) => ({
  text: 'Reminders come to you while something waits for you, and stop when it is done. You can switch them off on your home page:',
  link: { label: 'Reminders', url: `${publicUrl}/#reminders` },
});

/** Overdue steps first, then by due date, then by waiting time, the longest first. */
function byUrgency(left: Waiting, right: Waiting) {
  const [leftDue, rightDue] = [left.due ?? '9999', right.due ?? '9999'];
  if (leftDue !== rightDue) return leftDue < rightDue ? -1 : 1;
  return (left.since ?? 0) - (right.since ?? 0);
}

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

interface Digest {
  to: Recipient;
  /** At least one. */
  waiting: readonly Waiting[];
  /** Monday of the week. */
  week: Day;
  today: Day;
  publicUrl: string;
}

/** The weekly message: all pending steps of a user, overdue ones first. */
export function digestMail({ to, waiting, week, today, publicUrl }: Digest): Mail {
  const sorted = waiting.toSorted(byUrgency);
  const items = sorted.slice(0, MAX_ITEMS).map((work) => toItem(work, today, publicUrl));
  const rest = sorted.length - items.length;
  const message: Message = {
    subject: sorted.length === 1 ? 'One thing waits for you' : `${sorted.length} things wait for you`,
    greeting: greeting(to),
    paragraphs: [
      'This waits for you in the portal:',
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
  };
}

interface Due {
  to: Recipient;
  /** With a due date. */
  waiting: Waiting;
  /** Whose turn it is, or how it is brought to an end. */
  sentence: string;
  /** Identifies this step of this application. */
  step: string;
  today: Day;
  publicUrl: string;
}

/** To the user whose step is due soon or overdue. */
export function dueMail({ to, waiting, sentence, step, today, publicUrl }: Due): Mail {
  const { facility, what, due, path } = waiting;
  const isLate = isOverdue(waiting, today);
  const message: Message = {
    subject: `${facility.acronym}: ${isLate ? `overdue since ${due}` : `due on ${due}`}`,
    greeting: greeting(to),
    paragraphs: [
      isLate
        ? `This was due on ${due} and still waits for you, at the National Facility ${facility.name}: ${what}.`
        : `This is due on ${due} and waits for you, at the National Facility ${facility.name}: ${what}.`,
      sentence,
    ],
    action: { label: 'Open it', url: `${publicUrl}${path}` },
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
