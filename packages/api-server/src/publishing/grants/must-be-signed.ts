import type { Db } from '../../platform/db/client';
import { unfit } from '../refusals';
import { keysOf, type StoredKey } from './keys.store';

const HOW =
  'Sign it with “pnpm release” and RELEASE_KEY; “pnpm releases key” makes a key, and an administrator adds it on the Releases page.';

/** The fields of a release that concern its signature. */
interface Signed {
  part: string;
  version: string;
  signedById: string | null;
}

function problemOf({ part, version, signedById }: Signed, keys: readonly StoredKey[]): string | null {
  const own = keys.filter((key) => key.part === part);
  if (own.length === 0) return null;
  if (signedById === null) return `${part} ${version} is not signed, and ${part} has keys. ${HOW}`;
  const key = own.find(({ id }) => id === signedById);
  if (key && key.endedAt === null) return null;
  return `${part} ${version} is signed by ${key ? `“${key.name}”, which has ended` : 'an unknown key'}. ${HOW}`;
}

/** Throws 422 with a message for each release that lacks a valid signature although its part has keys. */
export async function mustBeSigned(tx: Db, releases: readonly Signed[]): Promise<void> {
  const keys = await keysOf(
    tx,
    releases.map(({ part }) => part),
  );
  const problems = releases.flatMap((release) => problemOf(release, keys) ?? []);
  if (problems.length > 0) throw unfit(problems);
}
