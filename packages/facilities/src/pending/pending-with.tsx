import { day, daysBetween, pendingWith } from '@portal/domain';
import type { Day, InitialAcceptance } from '@portal/domain';
import { Chip, Dated } from '@portal/ui/core';
import { useState } from 'react';
import { MESSAGES } from '../messages';
import '../facilities.css';

const { pending: texts, waiting } = MESSAGES;

/** The present day, in UTC. */
export const today = (): Day => day(Date.now() / 1000) ?? '';

/** Whether the due date of the present step has passed. */
export function isOverdue({ due_date }: Pick<InitialAcceptance, 'due_date'>, now: Day = today()): boolean {
  const due = day(due_date);
  return due !== null && due < now;
}

/** The party an application is pending with and its due date, as searchable text. */
export const pendingWords = (application: InitialAcceptance): string =>
  [texts.parties[pendingWith(application).party], dueWords(application)].join(' ');

/** The party an application is pending with, since when, and its due date. */
export function PendingWith({ application }: { application: InitialAcceptance }) {
  const [now] = useState(today);
  const { party, since, sentence } = pendingWith(application, undefined, now);
  const due = dueWords(application, now);
  const isLate = isOverdue(application, now);
  return (
    <div className="fac-pending" title={sentence}>
      <span>{party === 'nobody' ? waiting.unknown : texts.parties[party]}</span>
      {party !== 'nobody' && <span className="fac-soft">{waitingDays(since)}</span>}
      {due !== '' && (
        <Chip tone={isLate ? 'danger' : 'neutral'}>
          {isLate ? <Overdue application={application} /> : <Dated text={due} />}
        </Chip>
      )}
    </div>
  );
}

/** The overdue words; a narrow table leaves out “since”, so that they fit on a line. */
const Overdue = ({ application }: { application: InitialAcceptance }) => (
  <span>
    {texts.late}
    <span className="fac-if-room"> {texts.since}</span> <Dated text={day(application.due_date) ?? ''} />
  </span>
);

/** A complete application is never overdue. */
function dueWords(application: InitialAcceptance, now: Day = today()): string {
  const due = day(application.due_date);
  if (due === null || pendingWith(application).party === 'nobody') return '';
  return isOverdue(application, now) ? texts.overdue(due) : texts.due(due);
}

/** The waiting time as a phrase. `now` and `since` are epoch seconds. */
function waitingDays(since: number | null, now: number = Date.now() / 1000): string {
  if (since === null) return waiting.unknown;
  return waiting.days(daysBetween(since, now));
}
