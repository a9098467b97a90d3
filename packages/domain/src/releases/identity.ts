import { REQUIRED, text } from '../fields/text';

/** The name of a part: `shell`, or that of a remote. */
export const PART_NAME = /^(shell|mf-[a-z0-9]+(-[a-z0-9]+)*)$/;
/** The hash of a release, which is also the name of its folder. */
export const RELEASE_HASH = /^[0-9a-f]{16,64}$/;
const COMPOSITION_ID = /^[0-9a-f]{12}$/;

/** A short text that matches a pattern. */
export const word = (pattern: RegExp, message: string) =>
  text(64).matches(pattern, { message, excludeEmptyString: true });

export const part = () => word(PART_NAME, 'Unknown part').required(REQUIRED);
export const hash = () => word(RELEASE_HASH, 'Must be the hash of a release');
export const composition = () => word(COMPOSITION_ID, 'Must be the id of a composition').required(REQUIRED);

/** Whether all names in a list of unvalidated input are different. */
export function namesEachOnce(parts: readonly ({ name?: unknown } | null)[] | undefined): boolean {
  const names = (parts ?? []).map((named) => named?.name);
  return new Set(names).size === names.length;
}
