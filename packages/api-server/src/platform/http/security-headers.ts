import type { App, Settings } from '../process/app-types';

/** The origin of the map's tiles, as a source of the policy; empty if there are none, or they are from this server. */
export function tileSource(tileUrl: string): string {
  const origin = /^(https?:\/\/)([^/?#]+)/.exec(tileUrl);
  if (!origin) return '';
  // A template such as https://{s}.tiles.example means any subdomain.
  const [, scheme = '', host = ''] = origin;
  return scheme + host.replace(/^\{\w+\}/, '*');
}

/** The sources of a page. */
interface Sources {
  /** Source of scripts and styles. */
  code?: string;
  /** Whether files of releases can be run in workers, which end with the page. */
  hasWorkers?: boolean;
  tileUrl?: string;
}

/** The policy of a page. No inline scripts or styles; the style engine adds constructed style sheets. */
export function contentSecurityPolicy({ code = `'self'`, hasWorkers = false, tileUrl = '' }: Sources): string {
  return [
    `default-src 'none'`,
    `script-src ${code}`,
    `style-src ${code}`,
    `img-src 'self' data: blob: ${tileSource(tileUrl)}`.trimEnd(),
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    // Workers that outlive their page, or answer instead of the server, are refused when their file is asked for.
    `worker-src ${hasWorkers ? `'self'` : `'none'`}`,
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
 * The headers of every response of the server, errors included: nobody keeps it, the stated type is final, it runs and
 * loads nothing if a browser displays it, and no other site may embed or read it. Routes relax this as far as needed.
 * (What is no HTTP, Node.js refuses itself, with nothing but a status.)
 */
export const ANSWER_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'permissions-policy': CLOSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // The filters of older browsers could be used to leave out scripts of a page.
  'x-xss-protection': '0',
} as const;

/** For a year, browsers come by HTTPS only, to this host and those below it. */
const OVER_HTTPS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Adds these headers to every response; what a route sets takes precedence. */
export function answerHeaders(app: App, { publicUrl }: Pick<Settings, 'publicUrl'>): void {
  const headers = { ...ANSWER_HEADERS, ...(publicUrl.startsWith('https:') && OVER_HTTPS) };
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

/** The address of the page to change a password contains a secret, which no other site may see. */
const referrerPolicy = (path: string) =>
  /^\/change-password(\/|$)/i.test(path) ? 'no-referrer' : 'strict-origin-when-cross-origin';

/** The headers of a page: those of every response, and those for HTML. */
export const pageHeaders = (path: string, tileUrl: string): Record<string, string> => ({
  ...ANSWER_HEADERS,
  'content-security-policy': contentSecurityPolicy({ hasWorkers: true, tileUrl }),
  // A script that is requested without its hash is not run: an oversight opens nothing. (There is no such keyword for
  // styles.)
  'integrity-policy': 'blocked-destinations=(script)',
  'referrer-policy': referrerPolicy(path),
  // The page names the current releases; a cached copy would bring back old ones.
  'cache-control': 'no-store',
});
