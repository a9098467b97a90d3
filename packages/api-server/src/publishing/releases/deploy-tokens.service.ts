import type { CallState, DeployToken } from '@portal/domain';
import { digestOf, randomSecret } from '../../platform/digest/digest';
import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction, type Db } from '../../platform/db/client';
import { isLiveToken, replaceToken } from './deploy-tokens.store';

/** What every deploy token begins with, so that it is told from the token of a session at a glance. */
const PREFIX = 'deploy_';

/** Whether a bearer token is meant as a deploy token; whether it holds is another question. */
export const isDeployToken = (token: string) => token.startsWith(PREFIX);

/** A new token, to be shown once. */
export const newDeployToken = () => PREFIX + randomSecret();

/** What a bearer token opens: the part, or where none is named, whatever any team may see. */
export async function tokenState(db: Db, token: string | undefined, part?: string): Promise<CallState> {
  const isToken = token !== undefined && isDeployToken(token);
  return { holdsDeployToken: isToken && (await isLiveToken(db, digestOf(token), part)) };
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
