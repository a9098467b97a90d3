import { contentSecurityPolicy, pageHeaders } from '../../platform/http/security-headers';

/** A name or an address with its port, as a policy can have it; an IPv6 address it cannot. */
const HOST = /^[a-z0-9.-]+(:\d+)?$/i;

/** Address of the files of all releases of the shell, and of no other part. */
const OF_SHELL = '/releases/shell/';

/** Only code of the shell; a policy has no path without a host, so those under which the portal may be known are named. */
function codeOfShell(hosts: readonly string[]): string {
  const named = [...new Set(hosts)].filter((host) => HOST.test(host));
  return named.length > 0 ? named.map((host) => `${host}${OF_SHELL}`).join(' ') : `'self'`;
}

/**
 * The headers of a page that is a document without any remote: code of the shell alone runs and styles, no window that
 * other pages of the portal have opened can reach into it, and its address is sent as no referrer.
 */
export const aloneHeaders = (path: string, hosts: readonly string[]): Record<string, string> => ({
  ...pageHeaders(path, ''),
  'content-security-policy': contentSecurityPolicy({ code: codeOfShell(hosts) }),
  // Of two documents that are isolated differently neither has a handle to the other, whichever opened it.
  'cross-origin-embedder-policy': 'require-corp',
  'referrer-policy': 'no-referrer',
});
