/** A script that is about to be added to the page, under an address of its own for every attempt. */
export function createScript(src: string, integrity: string, attempt: number): HTMLScriptElement {
  const script = document.createElement('script');
  // The same mode as in the preload link of the page, or the browser would fetch the script twice.
  Object.assign(script, { src: addressOf(src, attempt), integrity, crossOrigin: 'anonymous', async: true });
  return script;
}

/** A browser joins two requests for one address, so a new attempt would hang with the first one. */
export const addressOf = (address: string, attempt: number) =>
  attempt === 0 ? address : `${address.replace(/\?attempt=\d+$/, '')}?attempt=${attempt}`;
