import { addressOf, createScript } from './script';

// While a bundle waits for one of its files, its tag is in the page and carries this mark; then the bundle takes it away.
const WAITING = 'script[data-rspack], link[data-rspack-loading]';

let attempts = 0;

function copyOf(tag: HTMLScriptElement | HTMLLinkElement): HTMLElement {
  if (tag instanceof HTMLScriptElement) return createScript(tag.src, tag.integrity, attempts);
  const link = document.createElement('link');
  const { rel, integrity, crossOrigin, nonce } = tag;
  return Object.assign(link, { rel, integrity, crossOrigin, nonce, href: addressOf(tag.href, attempts) });
}

/**
 * Asks once more for the chunks that the bundles of this page are waiting for. A bundle cannot do that itself: it joins
 * its own running request, which may hang for two minutes. What becomes of the copy, the waiting tag hears.
 */
export function askAgain(): void {
  attempts += 1;
  for (const tag of document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(WAITING)) {
    const copy = copyOf(tag);
    for (const event of ['load', 'error']) copy.addEventListener(event, () => tag.dispatchEvent(new Event(event)));
    document.head.append(copy);
  }
}
