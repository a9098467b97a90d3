/** Elements that run code, navigate or load something without interaction. */
const ACTIVE = 'script, base, link, meta[http-equiv], iframe, frame, object, embed, form, template';

const RELEASES = '/releases/';

/** The URL if it is that of a file of a release of this portal; `null` blocks it. */
export function scriptUrl(url: string): string | null {
  const { origin, pathname } = new URL(url, window.location.href);
  return origin === window.location.origin && pathname.startsWith(RELEASES) ? url : null;
}

// Browsers ignore blanks and control characters in a URL's scheme.
// eslint-disable-next-line no-control-regex
const runsCode = (value: string) => /^javascript:/i.test(value.replaceAll(/[\u0000-\u0020]/g, ''));

/** The document without anything that runs, navigates or loads without interaction; styles and links are kept. */
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
    // The preview of an email.
    case 'HTMLIFrameElement srcdoc':
      return inertDocument(html);
    default:
      return null;
  }
}

/** The subset of the Trusted Types API used here. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: {
      createScriptURL: (url: string) => string | null;
      createHTML: (html: string, type: string, sink: string) => string | null;
    },
  ) => unknown;
}

// The page allows this single policy, which must be created before any other code runs: every script and all HTML that
// a remote or a library passes to the browser goes through it. Browsers without Trusted Types rely on the
// Content-Security-Policy alone.
const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', {
  createScriptURL: scriptUrl,
  createHTML: (html, _type, sink) => markup(html, sink),
});
