// Known here as well: the part that stores drafts is loaded with the first form, so not without a network.
const PREFIX = 'unsaved:';

/** Whether this browser keeps anything that was typed and not saved. */
export function isTypedKept(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(PREFIX));
  } catch {
    // Storage is blocked, so nothing is kept.
    return false;
  }
}
