import type { CalendarEntry } from '@portal/domain';
import { addDays, addMonths, day, epochOf } from '@portal/domain';
import type { Day } from '@portal/domain';

/** A month, `yyyy-mm`. */
export type Month = string;

const MONTHS_SHOWN = 12;
const DAYS_OF_WEEK = 7;
const SUNDAY_LAST = 6;

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

export const monthOf = (of: Day): Month => of.slice(0, 7);
export const firstDay = (month: Month): Day => `${month}-01`;
export const lastDay = (month: Month): Day => addDays(addMonths(firstDay(month), 1), -1);
export const monthAfter = (month: Month, months = 1): Month => monthOf(addMonths(firstDay(month), months));

/** The month in an address; that of today for any other text. */
export const monthIn = (text: string | null, today: Day): Month =>
  text !== null && MONTH.test(text) ? text : monthOf(today);

const numberOf = (month: Month) => Number(month.slice(0, 4)) * MONTHS_SHOWN + Number(month.slice(5)) - 1;

/** The twelve months that are shown together with a month. They begin with the present one, or whole years from it. */
export function stripAround(month: Month, today: Day): Month[] {
  const present = monthOf(today);
  const years = Math.floor((numberOf(month) - numberOf(present)) / MONTHS_SHOWN);
  return Array.from({ length: MONTHS_SHOWN }, (_month, index) => monthAfter(present, years * MONTHS_SHOWN + index));
}

/** The days of the twelve months that are shown together with a month. */
export const firstDayShown = (month: Month, today: Day): Day => firstDay(stripAround(month, today)[0] ?? month);
export const lastDayShown = (month: Month, today: Day): Day => lastDay(stripAround(month, today).at(-1) ?? month);

/** 0 for Monday. */
const weekday = (of: Day) => (new Date(epochOf(of) * 1000).getUTCDay() + SUNDAY_LAST) % DAYS_OF_WEEK;

/** The days of a month by week from Monday, with those of the neighbouring months that fill the weeks. */
export function weeksOf(month: Month): Day[][] {
  const first = addDays(firstDay(month), -weekday(firstDay(month)));
  const count = Math.ceil((weekday(firstDay(month)) + Number(lastDay(month).slice(8))) / DAYS_OF_WEEK);
  return Array.from({ length: count }, (_week, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (_day, index) => addDays(first, week * DAYS_OF_WEEK + index)),
  );
}

const daysOf = ({ from, to }: CalendarEntry) => ({ from: day(from) ?? '', to: day(to) ?? '' });

/** The entries that touch some days. */
export const entriesIn = (entries: readonly CalendarEntry[], first: Day, last: Day): CalendarEntry[] =>
  entries.filter((entry) => {
    const { from, to } = daysOf(entry);
    return from <= last && to >= first;
  });

/** Whether an entry began on an earlier day. */
export const isContinued = (entry: CalendarEntry, on: Day): boolean => daysOf(entry).from < on;
