import type { Actor } from '../../platform/process/app-types';
import type { Releaser } from './make-current';

/** On whose behalf a call releases: a person's, or that of the team whose deploy token was sent. */
export const releaserOf = (actor: Actor | null): Releaser => (actor ? { actorId: actor.id } : { by: 'deploy token' });

/** The parts that a move names, before it is validated; values that are no names are left out. */
export function namesIn(body: unknown): string[] {
  const parts = typeof body === 'object' && body !== null && 'parts' in body ? body.parts : [];
  return Array.isArray(parts) ? parts.map((part: { name?: unknown } | null) => String(part?.name)) : [];
}
