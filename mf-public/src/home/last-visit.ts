const keyOf = (userId: string) => `configurations-seen:${userId}`;

/** When the newest configuration was approved that somebody has seen in this browser, epoch seconds. */
export function seenUntil(userId: string): number {
  try {
    return Number(localStorage.getItem(keyOf(userId))) || 0;
  } catch {
    // Without storage, everything is as new as on the first visit.
    return 0;
  }
}

/** Keeps what has been seen for the next visit. */
export function see(userId: string, at: number): void {
  try {
    localStorage.setItem(keyOf(userId), `${at}`);
  } catch {
    // Nothing depends on it but a mark.
  }
}
