/** A worker that examines files; `null` where there are none. */
export function openWorker(): Worker | null {
  try {
    // The name keeps it one file: the build shares nothing of a worker with pages.
    return new Worker(/* webpackChunkName: "examiner.worker" */ new URL('./examiner.worker.ts', import.meta.url));
  } catch {
    return null;
  }
}
