/** What runs something, leads away or loads something by itself. */
const ACTIVE = 'script, base, link, meta[http-equiv], iframe, frame, object, embed, form, template';

/** Where the files of all releases are. */
const RELEASES = '/releases/';

/** An address, if it is that of a file of a release of this portal; `null` is a refusal. */
export function scriptUrl(url: string): string | null {
  const { origin, pathname } = new URL(url, window.location.href);
  return origin === window.location.origin && pathname.startsWith(RELEASES) ? url : null;
}

// Browsers ignore blanks and control characters in the name of a scheme.
// eslint-disable-next-line no-control-regex
const runsCode = (value: string) => /^javascript:/i.test(value.replaceAll(/[\u0000-\u0020]/g, ''));

/** A document in which nothing runs, leads away or loads something by itself; looks and links stay. */
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

/** What a place that takes HTML is given: the portal builds its pages of elements, so most places are given nothing. */
export function markup(html: string, sink: string): string | null {
  switch (sink) {
    // Nothing runs in what a parser returns, and the page takes no handlers from it.
    case 'DOMParser parseFromString':
      return html;
    // The frame of an e-mail.
    case 'HTMLIFrameElement srcdoc':
      return inertDocument(html);
    default:
      return null;
  }
}

/** The part of Trusted Types that is used here. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: {
      createScriptURL: (url: string) => string | null;
      createHTML: (html: string, type: string, sink: string) => string | null;
    },
  ) => unknown;
}

// The one policy that the page allows, and the first thing that runs: whatever a remote or a library hands to the browser
// as a script or as HTML passes here. Browsers without Trusted Types have the Content-Security-Policy alone.
const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', {
  createScriptURL: scriptUrl,
  createHTML: (html, _type, sink) => markup(html, sink),
});
