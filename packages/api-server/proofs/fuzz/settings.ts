/** Number of requests and the seed; set by the command through the environment. */
export const SETTINGS = {
  seed: process.env.FUZZ_SEED ?? '1',
  /** Total number of requests. */
  requests: Number(process.env.FUZZ_REQUESTS ?? 4000),
  /** A single request: `<chapter>.<number>`, as a failure names it after the seed. */
  only: process.env.FUZZ_CASE,
};

/** Requests to one fixture before it is checked and rebuilt. */
export const CHAPTER = Math.min(400, SETTINGS.requests);
