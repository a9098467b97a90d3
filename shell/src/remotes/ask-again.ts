import { addressOf, createScript } from './script';

// While a bundle waits for one of its files, its tag is in the page and carries this attribute.
const WAITING = 'script[data-rspack], link[data-rspack-loading]';

let attempts = 0;

function copyOf(tag: HTMLScriptElement | HTMLLinkElement): HTMLElement {
  if (tag instanceof HTMLScriptElement) return createScript(tag.src, tag.integrity, attempts);
  const link = document.createElement('link');
  const { rel, integrity, crossOrigin } = tag;
  return Object.assign(link, { rel, integrity, crossOrigin, href: addressOf(tag.href, attempts) });
}

/**
 * Requests the chunks again that the bundles of this page are waiting for. A bundle cannot do that itself: it joins its
 * own pending request, which may hang for two minutes. Events of the new tag are passed on to the waiting one.
 */
export function askAgain(): void {
  attempts += 1;
  for (const tag of document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(WAITING)) {
    const copy = copyOf(tag);
    for (const event of ['load', 'error']) copy.addEventListener(event, () => tag.dispatchEvent(new Event(event)));
    document.head.append(copy);
  }
}
