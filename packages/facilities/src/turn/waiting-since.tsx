import { formatDay } from '@portal/ui/core';
import { useState } from 'react';
import '../facilities.css';
import { MESSAGES } from '../messages';
import { daysBetween } from './days-between';

const { waiting: texts } = MESSAGES;

/** How long something waits, and since when (epoch seconds). */
export function WaitingSince({ since }: { since: number | null }) {
  const [now] = useState(() => Date.now() / 1000);
  const day = formatDay(since);
  if (since === null || day === null) return texts.unknown;
  return (
    <time className="fac-waiting" dateTime={day} title={texts.since(day)}>
      {texts.days(daysBetween(since, now))} <span className="fac-soft">{texts.since(day)}</span>
    </time>
  );
}
