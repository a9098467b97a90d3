import { randomUUID } from 'node:crypto';
import type { Tokens } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction } from '../../platform/db/client';
import { findUser } from '../users/user.store';
import { issueAccessToken } from './access-token';
import { lockAccount, type Account } from './account.store';
import { digestOf } from '../../platform/digest/digest';
import type { Client } from './client';
import { insertSession } from './session.store';
import { expiryOf, signToken } from './session-token';

/** Records a session and makes its tokens; null when the password is another by now. */
export async function openSession(context: Context, account: Account, client: Client): Promise<Tokens | null> {
  const session = { userId: account.id, sessionId: randomUUID() };
  const expiresAt = expiryOf('refresh', context.now());
  const refresh_token = await signToken(context, 'refresh', session);
  const isOpen = await transaction(context.db, async (tx) => {
    if (!(await lockAccount(tx, account))) return false;
    const openedFrom = digestOf(client.network);
    const { networks: _networks, ...from } = client;
    const confirmedAt = context.now();
    await insertSession(tx, {
      ...session,
      ...from,
      digest: digestOf(refresh_token),
      expiresAt,
      openedFrom,
      confirmedAt,
    });
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
