import { MS_PER_DAY, type CallState, type DeployToken, type DeployTokenInput } from '@portal/domain';
import { mustBeConfirmed } from '../../people/accounts/factors/confirm-identity.service';
import { digestOf, randomSecret } from '../../platform/digest/digest';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction } from '../../platform/db/client';
import { refusedRelease } from '../refusals';
import { beyondTokens, forOtherParts } from './beyond-tokens';
import { addToken, findTokens, noteUse, removeToken, type StoredToken } from './deploy-tokens.store';
import { lockGrant } from './grants.store';
import { inUse } from './must-be-granted';

/** Prefix of every deploy token, which distinguishes it from the token of a session at a glance. */
const PREFIX = 'deploy_';

/** Whether a bearer token has the form of a deploy token; it may still be invalid. */
export const isDeployToken = (token: string) => token.startsWith(PREFIX);

/** A new token, to be shown once. */
export const newDeployToken = () => PREFIX + randomSecret();

/** A team with several parts sends the tokens of all, separated by commas. */
const tokensIn = (bearer: string | undefined) => (bearer && isDeployToken(bearer) ? bearer.split(',') : []);

/**
 * The rights of a bearer: a token for each of the parts, or if no part is named, any valid token. Throws 401 with the
 * parts that the valid tokens of the bearer are for, if they are not for all of the named ones.
 */
export async function tokenState(
  { db, now }: Pick<Context, 'db' | 'now'>,
  bearer: string | undefined,
  ...parts: readonly string[]
): Promise<CallState> {
  const at = now();
  const held = await findTokens(db, tokensIn(bearer).map(digestOf), at);
  const beyond = held.length > 0 ? beyondTokens(held, parts) : [];
  if (beyond.length > 0) throw forOtherParts(beyond);
  const isHolder = held.length > 0 && parts.every((part) => held.some((token) => token.part === part));
  // A read-only call does not record the use.
  if (isHolder && parts.length > 0)
    await noteUse(
      db,
      held.map(({ id }) => id),
      { now: at, before: new Date(at.getTime() - MS_PER_DAY) },
    );
  return { holdsDeployToken: isHolder };
}

/** The valid deploy tokens that a bearer consists of. */
export async function tokensOfBearer(
  { db, now }: Pick<Context, 'db' | 'now'>,
  bearer: string | undefined,
): Promise<StoredToken[]> {
  return findTokens(db, tokensIn(bearer).map(digestOf), now());
}

const about = (part: string) => ({ objectKind: 'release' as const, objectId: part, objectName: part });

/** Makes a deploy token of a part, beside the existing ones. Only its digest is stored, so it is returned only here. */
export async function makeDeployToken(
  context: Context,
  actor: Actor,
  part: string,
  { name, days }: DeployTokenInput,
): Promise<DeployToken> {
  await mustBeConfirmed(context, actor);
  const { db, now } = context;
  const token = newDeployToken();
  const endsAt = new Date(now().getTime() + days * MS_PER_DAY);
  await transaction(db, async (tx) => {
    inUse(part, await lockGrant(tx, part));
    await addToken(tx, { part, name, digest: digestOf(token), createdById: actor.id, createdAt: now(), endsAt });
    await writeAudit(tx, { actorId: actor.id, action: 'release.new-token', ...about(part), newValue: { name, days } });
  });
  return { token };
}

/** Ends a deploy token at once. Throws 404 if the part does not have it. */
export async function endDeployToken(
  { db }: Context,
  actor: Actor,
  { name: part, token: id }: { name: string; token: string },
): Promise<null> {
  await transaction(db, async (tx) => {
    const ended = await removeToken(tx, part, id);
    if (!ended) throw refusedRelease(404, `${part} has no such deploy token.`);
    await writeAudit(tx, {
      actorId: actor.id,
      action: 'release.end-token',
      ...about(part),
      oldValue: { name: ended.name },
    });
  });
  return null;
}
