/** Elements that run code, navigate or load something by themselves. */
const ACTIVE = 'script, base, link, meta[http-equiv], iframe, frame, object, embed, form, template';

const RELEASES = '/releases/';

/** The address if it belongs to a file of a release of this portal; `null` blocks it. */
export function scriptUrl(url: string): string | null {
  const { origin, pathname } = new URL(url, window.location.href);
  return origin === window.location.origin && pathname.startsWith(RELEASES) ? url : null;
}

// Browsers ignore blanks and control characters in a URL's scheme.
// eslint-disable-next-line no-control-regex
const runsCode = (value: string) => /^javascript:/i.test(value.replaceAll(/[\u0000-\u0020]/g, ''));

/** The document without anything that runs, navigates or loads by itself; styles and links stay. */
function inertDocument(html: string): string {
  const inert = new DOMParser().parseFromString(html, 'text/html');
  for (const element of inert.querySelectorAll(ACTIVE)) element.remove();
  for (const element of inert.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (name.startsWith('on') || runsCode(element.getAttribute(name) ?? '')) element.removeAttribute(name);
    }
  }
  return `<!doctype html>${inert.documentElement.outerHTML}`;
}

/** The HTML that a sink may receive. The portal builds its pages from elements, so most sinks are blocked (`null`). */
export function markup(html: string, sink: string): string | null {
  switch (sink) {
    case 'DOMParser parseFromString':
      return html;
    // The preview of an e-mail.
    case 'HTMLIFrameElement srcdoc':
      return inertDocument(html);
    default:
      return null;
  }
}

/** The part of the Trusted Types API that is used here. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: {
      createScriptURL: (url: string) => string | null;
      createHTML: (html: string, type: string, sink: string) => string | null;
    },
  ) => unknown;
}

// The page allows this one policy, and it must be created before anything else runs: every script and every HTML that a
// remote or a library hands to the browser passes through it. Browsers without Trusted Types rely on the
// Content-Security-Policy alone.
const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', {
  createScriptURL: scriptUrl,
  createHTML: (html, _type, sink) => markup(html, sink),
});
