/** Limits on a part, with an empty cache. Bytes are those transferred, compressed. */
export interface Budget {
  entry: number;
  /** Scripts and styles of its heaviest page, beyond those that start the shell: its own, and groups of the shell. */
  firstPage: number;
  /** Number of these files on the page with the most. */
  requests: number;
}

/** Limits per part: today's cost plus about 5 %. An increase needs a reason in review. */
export const BUDGETS: Record<string, Budget> = {
  shell: { entry: 197_000, firstPage: 56_000, requests: 7 },
  'mf-admin': { entry: 8_400, firstPage: 106_000, requests: 18 },
  'mf-cars-area': { entry: 7_900, firstPage: 130_000, requests: 22 },
  'mf-nf-area': { entry: 7_800, firstPage: 126_000, requests: 24 },
  'mf-public': { entry: 8_100, firstPage: 72_000, requests: 13 },
};

/** Limits of a remote without an entry yet. */
export const NEW_REMOTE: Budget = { entry: 9_200, firstPage: 100_000, requests: 16 };

/** A visitor's first page: all its JavaScript in bytes, and the longest chain of requests after the HTML. */
export const HOME = { javascript: 254_000, hops: 2 };
