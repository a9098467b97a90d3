import type { Db } from '../../platform/db/client';
import { unfit } from '../refusals';
import { keysOf, type StoredKey } from './keys.store';

/** What helps a release without a valid signature. */
export const HOW_TO_RELEASE =
  'Release it again with the key in RELEASE_KEY or in .keys; “releases key” makes one, and an administrator adds it on the Releases page.';

/** The fields of a release that concern its signature. */
interface Signed {
  part: string;
  version: string;
  signedById: string | null;
}

function problemOf({ part, version, signedById }: Signed, keys: readonly StoredKey[], remedy: string): string | null {
  const own = keys.filter((key) => key.part === part);
  if (own.length === 0) return null;
  if (signedById === null) return `${part} ${version} is not signed, and ${part} has keys. ${remedy}`;
  const key = own.find(({ id }) => id === signedById);
  if (key && key.endedAt === null) return null;
  return `${part} ${version} is signed by ${key ? `“${key.name}”, which has ended` : 'an unknown key'}. ${remedy}`;
}

/** The missing and invalid signatures of releases of parts whose teams have keys, in sentences. */
export async function signatureProblems(
  db: Db,
  releases: readonly Signed[],
  remedy = HOW_TO_RELEASE,
): Promise<string[]> {
  const keys = await keysOf(
    db,
    releases.map(({ part }) => part),
  );
  return releases.flatMap((release) => problemOf(release, keys, remedy) ?? []);
}

/** Refuses with 422, in sentences, releases without a valid signature of parts whose teams have keys. */
export async function mustBeSigned(tx: Db, releases: readonly Signed[]): Promise<void> {
  const problems = await signatureProblems(tx, releases);
  if (problems.length > 0) throw unfit(problems);
}
