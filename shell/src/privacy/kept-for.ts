const DAYS_A_YEAR = 365;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A retention period in words: in days, or in years if they are whole; 0 means forever. */
export function keptFor(days: number): string {
  if (days === 0) return 'As long as the portal is run';
  return days % DAYS_A_YEAR === 0 ? counted(days / DAYS_A_YEAR, 'year') : counted(days, 'day');
}

/** The shorter of two retention periods in days; 0 means forever. */
export const shorterOf = (days: number, other: number): number =>
  days === 0 || other === 0 ? days + other : Math.min(days, other);
