import { useEffect } from 'react';

const keyOf = (userId: string) => `configurations-seen:${userId}`;

/** A stored time, epoch seconds; null if there is none, or if storage is blocked. */
function read(storage: () => Storage, userId: string): number | null {
  try {
    const text = storage().getItem(keyOf(userId));
    return text === null ? null : Number(text) || 0;
  } catch {
    return null;
  }
}

function write(storage: () => Storage, userId: string, at: number): void {
  try {
    storage().setItem(keyOf(userId), `${at}`);
  } catch {
    // Only the marks of new entries depend on it.
  }
}

const ofBrowser = () => localStorage;
// A visit lasts as long as its tab: new entries stay marked when the user returns to the page.
const ofVisit = () => sessionStorage;

/** The newest that the user saw in this browser before the current visit. */
const seenBefore = (userId: string): number => read(ofVisit, userId) ?? read(ofBrowser, userId) ?? 0;

/** Stores for the next visit that the user has seen all configurations up to this time. */
function see(userId: string, at: number): void {
  write(ofVisit, userId, seenBefore(userId));
  write(ofBrowser, userId, at);
}

/**
 * The approval time of the newest configuration that the user saw in this browser before the current visit, epoch
 * seconds. From now on, all up to `newest` are seen, for the next visit.
 */
export function useConfigurationsSeenBefore(userId: string, newest: number | undefined): number {
  const before = seenBefore(userId);
  useEffect(() => {
    if (userId !== '' && newest !== undefined) see(userId, newest);
  }, [userId, newest]);
  return before;
}
