/** Where the map's tiles come from, as a source of the policy; empty when there are none, or from this server. */
export function tileSource(tileUrl: string): string {
  const origin = /^(https?:\/\/)([^/?#]+)/.exec(tileUrl);
  if (!origin) return '';
  // A template such as https://{s}.tiles.example means any subdomain.
  const [, scheme = '', host = ''] = origin;
  return scheme + host.replace(/^\{\w+\}/, '*');
}

/** What a page may load. */
interface Sources {
  /** Of scripts and styles. */
  code?: string;
  tileUrl?: string;
}

/** What the page may load and do. Nothing inline runs or styles; what the style engine adds are constructed style sheets. */
export function contentSecurityPolicy({ code = `'self'`, tileUrl = '' }: Sources): string {
  return [
    `default-src 'none'`,
    `script-src ${code}`,
    `style-src ${code}`,
    `img-src 'self' data: blob: ${tileSource(tileUrl)}`.trimEnd(),
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    // A worker would outlive the page that began it, and could answer in the place of the server.
    `worker-src 'none'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    // Only the shell may create a Trusted Types policy, for scripts and HTML.
    `require-trusted-types-for 'script'`,
    `trusted-types default`,
  ].join('; ');
}

const CLOSED_FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi', 'display-capture'];

/**
 * What holds for every answer of the server, errors included: it is what it says it is, it runs and loads nothing should
 * a browser show it, no other site may embed it or look into it. Pages of the portal open of this what they need.
 */
export const ANSWER_HEADERS = {
  'content-security-policy': `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'permissions-policy': CLOSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** The address of the page to change a password holds a secret, which no other site may see. */
const referrerPolicy = (path: string) =>
  /^\/change-password(\/|$)/i.test(path) ? 'no-referrer' : 'strict-origin-when-cross-origin';

/** The headers of a page: those of every answer, and those for HTML. */
export const pageHeaders = (path: string, tileUrl: string): Record<string, string> => ({
  ...ANSWER_HEADERS,
  'content-security-policy': contentSecurityPolicy({ tileUrl }),
  // A script that is asked for without its hash is not run: an oversight opens nothing. (Browsers know no such word for styles.)
  'integrity-policy': 'blocked-destinations=(script)',
  'referrer-policy': referrerPolicy(path),
  // The page names the current releases; a copy of it would bring back old ones.
  'cache-control': 'no-store',
});
