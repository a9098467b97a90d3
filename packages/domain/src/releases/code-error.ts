/** Kinds of errors that are told apart: the names that errors of browsers and of the portal's libraries have. */
export const ERROR_KINDS = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'URIError',
  'AggregateError',
  'AbortError',
  'DataCloneError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'ChunkLoadError',
  // What the shell hands out does not fit what a remote needs.
  'SharingError',
] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

/** The kind of an error by its name; what has none that is known is an `Error`. */
export const errorKind = (name: unknown): ErrorKind => ERROR_KINDS.find((kind) => kind === name) ?? 'Error';

/** Families of browsers: one row of errors is not told apart further. */
export const BROWSERS = ['chromium', 'firefox', 'webkit', 'other'] as const;
export type Browser = (typeof BROWSERS)[number];

/** The family of a browser by what it says of itself. On iOS every browser is WebKit, whatever its name. */
export function browserFamily(userAgent: string): Browser {
  if (userAgent.includes(' Firefox/')) return 'firefox';
  if (/Chrom(?:e|ium)\//.test(userAgent)) return 'chromium';
  return userAgent.includes(' AppleWebKit/') ? 'webkit' : 'other';
}

/** What a remote wants of something shared, and the version that there is, if any. */
export interface Unmet {
  name: string;
  wanted?: string | undefined;
  found?: string | undefined;
}

/** The sentence about something shared that does not fit; it names packages and versions, and nothing else. */
export const unmetMessage = ({ name, wanted, found }: Unmet) =>
  `Wants ${[name, wanted].filter(Boolean).join(' ')}; there is ${found ?? 'none'}`;
