import { addDays, type Day } from '../time/day';
import type { LabelOnDay } from './label-on-day';
import { LABEL_SETTINGS } from './settings';

/**
 * The first day on which a renewal can be proposed; `null` without a label. One that is recorded has to begin before the
 * next one, so that at most one lies ahead.
 */
export function firstDayOfRenewal({ period, later }: Pick<LabelOnDay, 'period' | 'later'>): Day | null {
  const last = later.at(-1) ?? period;
  if (last === null) return null;
  const near = addDays(last.until, -LABEL_SETTINGS.renewWithin);
  return near > last.from ? near : last.from;
}
