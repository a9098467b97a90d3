/** Work that equal requests share while it runs. Nothing is kept of it afterwards. */
export function sharedWork<Result>() {
  const running = new Map<string, Promise<Result>>();
  return {
    /** Runs the work, or waits for that of the same key. */
    run(key: string, work: () => Promise<Result>): Promise<Result> {
      const present = running.get(key);
      if (present) return present;
      const begun = work().finally(() => running.delete(key));
      running.set(key, begun);
      return begun;
    },
    /** How many keys are being worked on. */
    running: () => running.size,
  };
}
