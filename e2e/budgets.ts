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
  shell: { entry: 199_000, firstPage: 61_000, requests: 7 },
  'mf-admin': { entry: 9_200, firstPage: 104_000, requests: 16 },
  'mf-cars-area': { entry: 8_700, firstPage: 127_000, requests: 20 },
  'mf-nf-area': { entry: 8_600, firstPage: 124_000, requests: 20 },
  'mf-public': { entry: 9_000, firstPage: 146_000, requests: 17 },
};

/** What a remote may cost that has no line yet. */
export const NEW_REMOTE: Budget = { entry: 10_000, firstPage: 100_000, requests: 16 };

/** The first page of a visitor: all JavaScript of it in bytes, and how many requests wait for one another after the HTML. */
export const HOME = { javascript: 258_000, hops: 2 };
