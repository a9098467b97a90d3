import { daysBetween } from '@portal/domain';
import { formatDay } from '@portal/ui/core';
import { useState } from 'react';
import { CENTRE_MESSAGES } from '../messages';
import { INBOX_MESSAGES as texts } from './messages';

const { none } = CENTRE_MESSAGES;

/** Since when something waits, as a day and as the number of days. */
export function Since({ at }: { at: number | null }) {
  const [now] = useState(() => Date.now() / 1000);
  const start = formatDay(at);
  if (at === null || start === null) return none;
  return (
    <time className="cars-waiting" dateTime={start}>
      {start} <span className="cars-soft">{texts.days(daysBetween(at, now))}</span>
    </time>
  );
}
