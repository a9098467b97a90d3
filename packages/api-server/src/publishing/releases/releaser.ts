import type { FastifyRequest } from 'fastify';
import { bearerToken } from '../../people/accounts/bearer-token';
import type { Actor, Context } from '../../platform/process/app-types';
import { tokensOfBearer } from '../grants/deploy-tokens.service';

/** On whose behalf a release is made: a user, or a program that acts for a team. */
export interface Releaser {
  actorId?: string;
  by?: 'deploy token' | 'start of the server' | 'share';
  /** The name of the deploy token. */
  token?: string;
}

/** On whose behalf a call releases: that of a user, or of the team whose deploy tokens were sent. */
export async function releaserOf(context: Context, actor: Actor | null, request: FastifyRequest): Promise<Releaser> {
  if (actor) return { actorId: actor.id };
  const names = (await tokensOfBearer(context, bearerToken(request))).map(({ name }) => name);
  return { by: 'deploy token', token: [...new Set(names)].join(', ') };
}

/** The entry of the audit log about a releaser that is not a user. */
export const byOf = ({ by, token }: Releaser) => ({ ...(by && { by }), ...(token && { token }) });

/** A user, or the deploy token that acted in the place of one; null if neither is known. */
export const namedActor = ({ person, token }: { person: string | null; token: string | null }): string | null =>
  person ?? (token === null ? null : `deploy token “${token}”`);

/** The parts named in a move that is not validated yet; invalid names are omitted. */
export function namesIn(body: unknown): string[] {
  const parts = typeof body === 'object' && body !== null && 'parts' in body ? body.parts : [];
  return Array.isArray(parts) ? parts.map((part: { name?: unknown } | null) => String(part?.name)) : [];
}
