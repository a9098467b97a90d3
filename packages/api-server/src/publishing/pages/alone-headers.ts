import { contentSecurityPolicy, pageHeaders } from '../../platform/http/security-headers';

/** A host name or IPv4 address with its port; a policy cannot contain an IPv6 address. */
const HOST = /^[a-z0-9.-]+(:\d+)?$/i;

/** Path prefix of the files of all releases of the shell, and of no other part. */
const OF_SHELL = '/releases/shell/';

/** Only code of the shell. A policy has no paths without a host, so all possible hosts of the portal are listed. */
function codeOfShell(hosts: readonly string[]): string {
  const named = [...new Set(hosts)].filter((host) => HOST.test(host));
  return named.length > 0 ? named.map((host) => `${host}${OF_SHELL}`).join(' ') : `'self'`;
}

/**
 * The headers of a page that is a document without any remote: only code of the shell runs and styles, no window opened
 * by other pages of the portal can reach it, and its address is not sent as a referrer.
 */
export const aloneHeaders = (path: string, hosts: readonly string[]): Record<string, string> => ({
  ...pageHeaders(path, ''),
  'content-security-policy': contentSecurityPolicy({ code: codeOfShell(hosts) }),
  // Two documents with different isolation have no handle to each other, whichever opened the other.
  'cross-origin-embedder-policy': 'require-corp',
  'referrer-policy': 'no-referrer',
});
