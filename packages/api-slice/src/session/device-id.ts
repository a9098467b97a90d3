const KEY = 'device';

/**
 * The random id of this browser, which stays over logouts: the server does not slow down devices that logged in before
 * when an account is being guessed. `null` if storage is blocked.
 */
export function deviceId(storage: Storage = window.localStorage): string | null {
  try {
    const stored = storage.getItem(KEY);
    if (stored !== null) return stored;
    const id = crypto.randomUUID();
    storage.setItem(KEY, id);
    return id;
  } catch {
    return null;
  }
}
