import { MS_PER_DAY } from '@portal/domain';
import type { Chooser } from './chooser';
import type { Event } from './stories';

export interface Happening {
  event: Event;
  at: Date;
}

/** Minimum and maximum number of days before each event. */
const DAYS_BEFORE: Readonly<Record<Event, readonly [least: number, most: number]>> = {
  register: [0, 0],
  invite: [1, 8],
  save: [3, 20],
  submit: [14, 60],
  setReviewers: [1, 6],
  evaluate: [15, 35],
  decline: [4, 4],
  issuePreliminary: [1, 6],
  addUpgradePlan: [20, 50],
  issueFinal: [5, 25],
  reopen: [150, 220],
  returnToFacility: [150, 220],
  withdraw: [2, 10],
};

const MS_PER_MINUTE = 60_000;

/** The events with their times (UTC, working hours), calculated backwards from the last one, `daysAgo` days ago. */
export function timeline(events: readonly Event[], daysAgo: number, now: Date, choose: Chooser): Happening[] {
  const midnight = Math.floor(now.getTime() / MS_PER_DAY) * MS_PER_DAY;
  const told: Happening[] = [];
  let days = daysAgo;
  for (const event of events.toReversed()) {
    const minutes = choose.between(8 * 60, 16 * 60);
    told.push({ event, at: new Date(midnight - days * MS_PER_DAY + minutes * MS_PER_MINUTE) });
    days += choose.between(...DAYS_BEFORE[event]);
  }
  return told.toReversed();
}

/** The time this number of minutes after another one; a negative number counts back. */
export const plusMinutes = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MS_PER_MINUTE);
