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
  // The controls of antd and their theme come with the first form or dialog, of the shell or of a part, and no longer
  // with the start of the portal.
  shell: { entry: 147_800, firstPage: 87_300, requests: 7 },
  // With the endpoints that only administrators use, which the start of the portal no longer includes. Its pages ask
  // the one table of rights, which has those of tests, requests, slots, labels and evaluations.
  'mf-admin': { entry: 6_100, firstPage: 155_800, requests: 21 },
  // With the matrix of all evaluations and the printed version; and with the code of pop-ups, which the start of the
  // portal no longer includes. Whatever is loaded later costs the entry the name of its file. The pages of tests and
  // support share files with those of the initial acceptance, which are therefore smaller, but more. So do the pages of
  // labels, of regular evaluations and of the network by stage.
  'mf-cars-area': { entry: 6_550, firstPage: 192_000, requests: 26 },
  // With unfinished copies; the forms of instruments are loaded later. The two pages of the test book cost the entry
  // the names of their files, and what they share with the page of a facility is a file of its own. So do the requests
  // and the calendar beside it, the worker that examines files, and the pages of label and evaluation.
  'mf-nf-area': { entry: 6_840, firstPage: 181_000, requests: 27 },
  // With the plot of an instrument's channels. The pages of labels and certificates cost the entry the names of their
  // files, and the map says until when a label is valid. Their words are a file that the page of an instrument shares.
  'mf-public': { entry: 6_330, firstPage: 114_400, requests: 16 },
};

/** Limits of a remote without an entry yet, whose page may have a form. */
export const NEW_REMOTE: Budget = { entry: 6_400, firstPage: 127_000, requests: 16 };

/**
 * A visitor's first page: all its JavaScript in bytes, and the longest chain of requests after the HTML. The bytes have
 * little room to grow: code that the first view does not need is loaded later, and nothing of antd is in it (decision
 * 97). Every call can be answered with the question who the user is, and every page can be refused until a second
 * factor is set up, which costs 1 kB. The map says until when the labels of facilities are valid.
 */
export const HOME = { javascript: 200_000, hops: 2 };

/** The script with all plots, compressed, in each part that has some. */
export const PLOTS = 12_000;
