const HOME = '/';

// Browsers read a backslash as a slash and drop control characters: either could turn a path into another site's URL.
// oxlint-disable-next-line no-control-regex
const PATH = /^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/;

/** A path of this portal, read from an untrusted query; the home page if it is anything else. */
export const safePath = (from: string | null): string => (from !== null && PATH.test(from) ? from : HOME);

/** URL of the login page that leads back to the given path. */
export const loginPath = (from: string): string => `/login?from=${encodeURIComponent(from)}`;
