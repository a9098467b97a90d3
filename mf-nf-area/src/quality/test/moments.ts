import { formatMinute } from '@portal/ui/core';

const TYPED = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/;

/** A typed time, `yyyy-mm-dd hh:mm` in UTC, in epoch seconds; `null` for an empty text, undefined for any other. */
export function momentOf(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const [, day, time] = TYPED.exec(trimmed) ?? [];
  const moment = Date.parse(`${day}T${time}:00Z`);
  // A day that does not exist would be taken for one of the next month.
  return Number.isNaN(moment) || formatMinute(moment / 1000) !== `${day} ${time}` ? undefined : moment / 1000;
}

/** A time as it is typed. */
export const momentText = (epoch: number | null): string => (epoch === null ? '' : formatMinute(epoch));
