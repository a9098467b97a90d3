/**
 * Work that all who ask for it share, once at a time. A run that began before a caller asked may not know what the
 * caller has just written, so those who ask during a run share the next one.
 */
export function joined<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null;
  let next: Promise<Result> | null = null;
  const run = () => {
    const begun = work().finally(() => {
      if (running === begun) running = null;
    });
    running = begun;
    return begun;
  };
  return () => {
    // The next run begins a moment after the last one has ended: who asks in between shares it.
    if (next) return next;
    if (!running) return run();
    next = running
      .catch(() => {})
      .then(() => {
        next = null;
        return run();
      });
    return next;
  };
}
