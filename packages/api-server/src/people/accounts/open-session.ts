import { randomUUID } from 'node:crypto';
import type { Tokens } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction } from '../../platform/db/client';
import { findUser } from '../users/user.store';
import { issueAccessToken } from './access-token';
import { lockAccount, type Account } from './account.store';
import { digestOf } from '../../platform/digest/digest';
import { insertSession } from './session.store';
import { expiryOf, signToken } from './session-token';

/** Records a session and makes its tokens; null if the password has changed since. */
export async function openSession(context: Context, account: Account, network: string): Promise<Tokens | null> {
  const session = { userId: account.id, sessionId: randomUUID() };
  const expiresAt = expiryOf('refresh', context.now());
  const refresh_token = await signToken(context, 'refresh', session);
  const isOpen = await transaction(context.db, async (tx) => {
    if (!(await lockAccount(tx, account))) return false;
    await insertSession(tx, { ...session, digest: digestOf(refresh_token), expiresAt, openedFrom: digestOf(network) });
    await writeAudit(tx, {
      actorId: account.id,
      action: 'session.open',
      objectKind: 'session',
      objectId: session.sessionId,
    });
    return true;
  });
  const user = isOpen && (await findUser(context.db, account.id));
  return user ? { access_token: await issueAccessToken(context, user, session.sessionId), refresh_token } : null;
}
