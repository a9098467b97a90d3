import { addDays, addMonths, epochOf, daysBetween, type Day } from '@portal/domain';
import type { NewFigure } from '../../labels/indicators/imported.store';
import type { DataStory } from './evaluation-stories';

interface Period {
  from: Day;
  to: Day;
}

/** The whole months of a period, each by its first and its last day. */
function monthsOf({ from, to }: Period): Period[] {
  const first = from.endsWith('-01') ? from : addMonths(`${from.slice(0, 7)}-01`, 1);
  const end = addDays(addMonths(first, 1), -1);
  return end > to ? [] : [{ from: first, to: end }, ...monthsOf({ from: addMonths(first, 1), to })];
}

/** Files that reach the data centre on a day with measurements. */
const FILES_PER_DAY = 8;

/** What was imported about the months of a period; months that belong to it in part were not. */
export function importedFigures(facilityId: string, { days, inTime, refused }: DataStory, period: Period): NewFigure[] {
  return monthsOf(period).flatMap(({ from, to }) => {
    const inMonth = daysBetween(epochOf(from), epochOf(to)) + 1;
    const measured = Math.max(1, Math.round(days * inMonth));
    const files = measured * FILES_PER_DAY;
    const ofMonth = { facilityId, period: from.slice(0, 7) };
    const inTimeOf = Math.round(inTime * files);
    const refusedOf = Math.round(refused * files);
    return [
      { ...ofMonth, code: 'level1_days' as const, value: measured, numerator: measured, denominator: inMonth },
      {
        ...ofMonth,
        code: 'delivered_in_time' as const,
        value: inTimeOf / files,
        numerator: inTimeOf,
        denominator: files,
      },
      { ...ofMonth, code: 'refused_files' as const, value: refusedOf, numerator: refusedOf, denominator: files },
    ];
  });
}
