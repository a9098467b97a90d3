import type { CallState, DeployToken } from '@portal/domain';
import { digestOf, randomSecret } from '../../platform/digest/digest';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction, type Db } from '../../platform/db/client';
import { partsOfTokens, replaceToken } from './deploy-tokens.store';

/** What every deploy token begins with, so that it is told from the token of a session at a glance. */
const PREFIX = 'deploy_';

/** Whether a bearer token is meant as a deploy token; whether it holds is another question. */
export const isDeployToken = (token: string) => token.startsWith(PREFIX);

/** A new token, to be shown once. */
export const newDeployToken = () => PREFIX + randomSecret();

/** A team that looks after several parts sends the tokens of all, separated by commas. */
const tokensIn = (bearer: string | undefined) => (bearer && isDeployToken(bearer) ? bearer.split(',') : []);

/** What a bearer opens: each of the parts with a token of its own, or where none is named, whatever any team may see. */
export async function tokenState(db: Db, bearer: string | undefined, ...parts: readonly string[]): Promise<CallState> {
  const held = await partsOfTokens(db, tokensIn(bearer).map(digestOf));
  return { holdsDeployToken: held.length > 0 && parts.every((part) => held.includes(part)) };
}

/** Makes the deploy token of a part; the one before no longer holds. It is shown this once, and only its digest is kept. */
export async function makeDeployToken({ db, now }: Context, actor: Actor, part: string): Promise<DeployToken> {
  const token = newDeployToken();
  await transaction(db, async (tx) => {
    await replaceToken(tx, { part, digest: digestOf(token), createdById: actor.id, createdAt: now() });
    const about = { objectKind: 'release', objectId: part, objectName: part };
    await writeAudit(tx, { actorId: actor.id, action: 'release.new-token', ...about });
  });
  return { token };
}
