import type { SlotSummary } from '@portal/domain';
import { formatDay } from '@portal/ui/core';

/** The days and the place of a slot. */
export function slotWords({ from, to, place }: Pick<SlotSummary, 'from' | 'to' | 'place'>): string {
  const [first, last] = [formatDay(from) ?? '', formatDay(to) ?? ''];
  return `${first === last ? first : `${first} to ${last}`}, ${place}`;
}
