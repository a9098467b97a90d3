const KEY = 'portal.keys';
const OFF = 'off';

/** Whether single characters are commands. People who speak to their computer may turn that off; storage may be blocked. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

/** Keeps the choice in this browser. */
export function turnSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // Storage is blocked: the keys stay on.
  }
}
