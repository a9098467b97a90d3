import { epochSeconds, type ApiToken, type ApiTokenInput, type NewApiToken, MS_PER_DAY } from '@portal/domain';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction } from '../../platform/db/client';
import { digestOf, randomSecret } from '../../platform/digest/digest';
import { orNotFound } from '../../platform/errors/app-error';
import type { Actor, Context } from '../../platform/process/app-types';
import { mustBeConfirmed } from '../accounts/factors/confirm-identity.service';
import { addToken, listTokens, removeToken, type ListedToken } from './api-tokens.store';
import { API_TOKEN_PREFIX } from './bearer-of-api-token';

const toApiToken =
  (now: Date) =>
  ({ token, firstName, lastName }: ListedToken): ApiToken => ({
    _id: token.id,
    name: token.name,
    scopes: token.scopes,
    created_at: epochSeconds(token.createdAt),
    created_by: `${firstName} ${lastName}`,
    ends_at: epochSeconds(token.endsAt),
    has_ended: token.endsAt <= now,
    last_used_at: token.lastUsedAt && epochSeconds(token.lastUsedAt),
  });

/** The API tokens of the installation, the newest first. */
export const listApiTokens = async ({ db, now }: Context): Promise<ApiToken[]> =>
  (await listTokens(db)).map(toApiToken(now()));

const about = (id: string, name: string) => ({ objectKind: 'api-token', objectId: id, objectName: name }) as const;

/** Makes an API token. Only its digest is stored, so it is returned only here. */
export async function makeApiToken(context: Context, actor: Actor, input: ApiTokenInput): Promise<NewApiToken> {
  await mustBeConfirmed(context, actor);
  const { db, now } = context;
  const { name, days } = input;
  const scopes = [...new Set(input.scopes)];
  const token = API_TOKEN_PREFIX + randomSecret();
  const createdAt = now();
  const endsAt = new Date(createdAt.getTime() + days * MS_PER_DAY);
  await transaction(db, async (tx) => {
    const id = await addToken(tx, { name, scopes, digest: digestOf(token), createdById: actor.id, createdAt, endsAt });
    await writeAudit(tx, {
      actorId: actor.id,
      action: 'api-token.make',
      ...about(id, name),
      newValue: { scopes, days },
    });
  });
  return { token };
}

/** Ends an API token at once. Throws 404 for an unknown one. */
export function endApiToken({ db }: Context, actor: Actor, id: string): Promise<null> {
  return transaction(db, async (tx) => {
    const { name, scopes } = orNotFound(await removeToken(tx, id));
    await writeAudit(tx, { actorId: actor.id, action: 'api-token.end', ...about(id, name), oldValue: { scopes } });
    return null;
  });
}
