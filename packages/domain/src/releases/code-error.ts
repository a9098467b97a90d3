/** The kinds of errors that are distinguished: error names of browsers and of the portal's libraries. */
export const ERROR_KINDS = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'URIError',
  'AggregateError',
  'AbortError',
  'ConstraintError',
  'DataCloneError',
  'DataError',
  'EncodingError',
  'EvalError',
  'HierarchyRequestError',
  'IndexSizeError',
  'InvalidAccessError',
  'InvalidCharacterError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotReadableError',
  'NotSupportedError',
  'OperationError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'ChunkLoadError',
  // A package shared by the shell does not meet the requirement of a remote.
  'SharingError',
] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

/** The kind of an error by its name; `Error` for an unknown name. */
export const errorKind = (name: unknown): ErrorKind => ERROR_KINDS.find((kind) => kind === name) ?? 'Error';

/** Browser families. Errors are not distinguished further. */
export const BROWSERS = ['chromium', 'firefox', 'webkit', 'other'] as const;
export type Browser = (typeof BROWSERS)[number];

/** The family of a browser by its user agent. On iOS every browser is WebKit, regardless of its name. */
export function browserFamily(userAgent: string): Browser {
  if (userAgent.includes(' Firefox/')) return 'firefox';
  if (/Chrom(?:e|ium)\//.test(userAgent)) return 'chromium';
  return userAgent.includes(' AppleWebKit/') ? 'webkit' : 'other';
}

/** A requirement of a remote for a shared package, with the available version, if any. */
export interface Unmet {
  name: string;
  wanted?: string | undefined;
  found?: string | undefined;
}

/** The sentence about an unmet requirement. It contains only packages and versions. */
export const unmetMessage = ({ name, wanted, found }: Unmet) =>
  `Wants ${[name, wanted].filter(Boolean).join(' ')}; there is ${found ?? 'none'}`;
