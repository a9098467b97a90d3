import { MS_PER_DAY } from '@portal/domain';

/** Seconds for which caches may keep what depends on the day: not beyond midnight (UTC), and not longer than `most`. */
export const maxAge = (now: Date, most: number): number =>
  Math.min(most, Math.floor((MS_PER_DAY - (now.getTime() % MS_PER_DAY)) / 1000));
