const keyOf = (userId: string) => `configurations-seen:${userId}`;

/** A moment that was stored, epoch seconds; null if there is none, or no storage. */
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
    // Only a mark depends on it.
  }
}

const ofBrowser = () => localStorage;
// A visit lasts as long as its tab: what is new stays marked on the way back to the page.
const ofVisit = () => sessionStorage;

/** Approval of the newest configuration that the user saw in this browser before the present visit, epoch seconds. */
export const seenBefore = (userId: string): number => read(ofVisit, userId) ?? read(ofBrowser, userId) ?? 0;

/** Stores that the user has seen all configurations up to this moment, for the next visit. */
export function see(userId: string, at: number): void {
  write(ofVisit, userId, seenBefore(userId));
  write(ofBrowser, userId, at);
}
