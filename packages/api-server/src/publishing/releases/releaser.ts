import type { Actor } from '../../platform/process/app-types';
import type { Releaser } from './make-current';

/** On whose behalf a call releases: a user, or the team whose deploy token was sent. */
export const releaserOf = (actor: Actor | null): Releaser => (actor ? { actorId: actor.id } : { by: 'deploy token' });

/** The parts named in a move that is not validated yet; invalid names are omitted. */
export function namesIn(body: unknown): string[] {
  const parts = typeof body === 'object' && body !== null && 'parts' in body ? body.parts : [];
  return Array.isArray(parts) ? parts.map((part: { name?: unknown } | null) => String(part?.name)) : [];
}
