import type { Unmet } from '@portal/domain';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The shared package that a remote requires, and the version found instead, if the thrown value describes that. */
export function unmetIn(thrown: unknown): Unmet | undefined {
  if (!(thrown instanceof Error) || !('unmet' in thrown)) return undefined;
  // Any value can be thrown: only the strings that the sharing runtime writes are passed on.
  const { name, wanted, found } = Object(thrown.unmet) as Record<string, unknown>;
  if (!isText(name)) return undefined;
  return { name, ...(isText(wanted) && { wanted }), ...(isText(found) && { found }) };
}
