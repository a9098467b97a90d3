import type { Actor, Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction } from '../../platform/db/client';
import { endSession } from './session.store';

/** Ends the session that asks for it, and no other of the person: its tokens hold no longer, whoever has copied them. */
export function logout({ db, now }: Context, { id, sessionId }: Actor): Promise<void> {
  return transaction(db, async (tx) => {
    if (!(await endSession(tx, { userId: id, sessionId }, now()))) return;
    await writeAudit(tx, { actorId: id, action: 'session.close', objectKind: 'session', objectId: sessionId });
  });
}
