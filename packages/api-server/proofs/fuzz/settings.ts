/** How much is tried, and from which seed; the command says so by the environment. */
export const SETTINGS = {
  seed: process.env.FUZZ_SEED ?? '1',
  /** Requests in all. */
  requests: Number(process.env.FUZZ_REQUESTS ?? 4000),
  /** One request alone: `<chapter>.<number>`, as a failure names it after the seed. */
  only: process.env.FUZZ_CASE,
};

/** Requests to one fixture, before it is checked and made anew. */
export const CHAPTER = Math.min(400, SETTINGS.requests);
