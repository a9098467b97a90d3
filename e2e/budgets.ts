/** What a part may cost a browser with an empty cache. Bytes are those sent, compressed. */
export interface Budget {
  /** The script that starts the part. */
  entry: number;
  /** Scripts and styles of its heaviest page, beyond what starts the shell: its own, and groups taken from the shell. */
  firstPage: number;
  /** How many files that is, on the page with the most. */
  requests: number;
}

/** A line per part: what it costs today, and about 5 % more. A line grows in review, with a reason. */
export const BUDGETS: Record<string, Budget> = {
  shell: { entry: 197_000, firstPage: 56_000, requests: 7 },
  'mf-admin': { entry: 8_400, firstPage: 106_000, requests: 18 },
  'mf-cars-area': { entry: 7_900, firstPage: 128_000, requests: 22 },
  'mf-nf-area': { entry: 7_800, firstPage: 126_000, requests: 24 },
  'mf-public': { entry: 8_100, firstPage: 72_000, requests: 13 },
};

/** What a remote may cost that has no line yet. */
export const NEW_REMOTE: Budget = { entry: 9_200, firstPage: 100_000, requests: 16 };

/** The first page of a visitor: all JavaScript of it in bytes, and how many requests wait for one another after the HTML. */
export const HOME = { javascript: 254_000, hops: 2 };
