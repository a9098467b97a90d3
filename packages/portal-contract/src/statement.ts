import type { Provenance } from '@portal/domain';
import type { Release } from './release';

/** The content of a signature: one build of one part, and its origin. */
export interface ReleaseStatement extends Provenance {
  part: string;
  version: string;
  hash: string;
  /** SHA-256 of the description in its canonical form, hexadecimal. */
  description: string;
}

/** The type of signatures of releases, so that a signature made for another purpose is never accepted. */
export const STATEMENT_TYPE = 'release+jws';

/** JSON with sorted keys: the same value always gives the same text, however it was stored. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, content]) => content !== undefined);
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, content]) => `${JSON.stringify(key)}:${canonical(content)}`).join(',')}}`;
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The statement that a team signs about a build. The description names every file with its integrity hash, so a
 * signature of the statement covers every byte that a browser runs.
 */
export async function releaseStatement(release: Release, origin: Provenance): Promise<ReleaseStatement> {
  const { name, version, hash } = release;
  const { commit, is_clean, builder, built_at } = origin;
  const description = await digest(canonical(release));
  return { part: name, version, hash, description, commit, is_clean, builder, built_at };
}

/** Whether a decoded signature is about this statement, field by field. */
export const isSameStatement = (signed: unknown, statement: ReleaseStatement): boolean =>
  canonical(signed) === canonical(statement);
