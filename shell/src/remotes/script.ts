/** A script tag for the given attempt; every retry has a new address. */
export function createScript(src: string, integrity: string, attempt: number): HTMLScriptElement {
  const script = document.createElement('script');
  // The mode of the page's preload link, or the browser would fetch the script twice.
  Object.assign(script, { src: addressOf(src, attempt), integrity, crossOrigin: 'anonymous', async: true });
  return script;
}

/** A browser joins two requests for one address, so a retry under the same one would hang with the first. */
export const addressOf = (address: string, attempt: number) =>
  attempt === 0 ? address : `${address.replace(/\?attempt=\d+$/, '')}?attempt=${attempt}`;
