const DAYS_A_YEAR = 365;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** How long something is kept, in words: so many days, in years where they are whole; 0 is for ever. */
export function keptFor(days: number): string {
  if (days === 0) return 'As long as the portal is run';
  return days % DAYS_A_YEAR === 0 ? counted(days / DAYS_A_YEAR, 'year') : counted(days, 'day');
}

/** The shorter of two times that hold for the same thing, days; 0 is for ever. */
export const shorterOf = (one: number, other: number): number =>
  one === 0 || other === 0 ? one + other : Math.min(one, other);
