import type { Unmet } from '@portal/domain';

const isText = (value: unknown): value is string => typeof value === 'string';

/** What a remote wants of the shared packages and what there is instead, if that is what was thrown. */
export function unmetIn(thrown: unknown): Unmet | undefined {
  if (!(thrown instanceof Error) || !('unmet' in thrown)) return undefined;
  // Anything can be thrown: only the texts that the sharing runtime writes are passed on.
  const { name, wanted, found } = Object(thrown.unmet) as Record<string, unknown>;
  if (!isText(name)) return undefined;
  return { name, ...(isText(wanted) && { wanted }), ...(isText(found) && { found }) };
}
