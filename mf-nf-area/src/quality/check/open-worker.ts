/** A worker that examines files; `null` where there are none. */
export function openWorker(): Worker | null {
  try {
    return new Worker(new URL('./examiner.worker.ts', import.meta.url));
  } catch {
    return null;
  }
}
