/** Files that are requested at once: enough to hide the latency of a storage, and few enough for its limits. */
const BATCH_SIZE = 16;

/** Processes all items, a batch at a time, and returns the results in the order of the items. */
export async function inBatches<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += BATCH_SIZE) {
    results.push(...(await Promise.all(items.slice(start, start + BATCH_SIZE).map(work))));
  }
  return results;
}
