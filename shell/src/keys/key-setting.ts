const KEY = 'portal.keys';
const OFF = 'off';

/** Whether single-character keys are commands. Users of speech input may turn them off; storage may be blocked. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

/** Stores the choice in this browser. */
export function turnSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // Storage is blocked: the keys stay on.
  }
}
