import type { Unmet } from '@portal/domain';

/** The sentence of the federation library about a version that does not fit. */
const UNFIT =
  /Version (\S+) from .{0,80} of shared singleton module (\S+) does not satisfy .{0,120} which needs ([^\s)]+)/;

/** What it says of something that nobody shares: a number, and the name that was asked for. */
const MISSING = /#RUNTIME-012[^]{0,80}"shareKey":"([^"]+)"|Cannot find shared "([^"]+)"/;

/** What a remote wants of something shared, and what there is instead, if that is what an error says. */
export function unmetIn(message: string): Unmet | undefined {
  const [, found, name, wanted] = UNFIT.exec(message) ?? [];
  if (found && name && wanted) return { name, wanted, found };
  const [, missing, unknown] = MISSING.exec(message) ?? [];
  const absent = missing ?? unknown;
  return absent === undefined ? undefined : { name: absent };
}
