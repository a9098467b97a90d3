import { epochSeconds, type AccountEvent, type OwnSession } from '@portal/domain';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction } from '../../platform/db/client';
import { notFound } from '../../platform/errors/app-error';
import type { Actor, Context } from '../../platform/process/app-types';
import { listEvents, listSessions, type ListedSession } from './own-account.store';
import { endSession } from './session.store';

const toSession =
  (present: string) =>
  ({ id, device, network, createdAt, lastUsedAt, expiresAt, keyThumbprint }: ListedSession): OwnSession => ({
    _id: id,
    device,
    network,
    opened_at: epochSeconds(createdAt),
    last_used_at: lastUsedAt && epochSeconds(lastUsedAt),
    expires_at: epochSeconds(expiresAt),
    is_present: id === present,
    is_bound: keyThumbprint !== null,
  });

/** The running sessions of the user's own account. */
export const listOwnSessions = async ({ db, now }: Context, { id, sessionId }: Actor): Promise<OwnSession[]> =>
  (await listSessions(db, id, now())).map(toSession(sessionId));

/** Ends one session of the user's own account, on whichever device. Throws 404 for another one. */
export function endOwnSession({ db, now }: Context, { id: userId }: Actor, sessionId: string): Promise<null> {
  return transaction(db, async (tx) => {
    if (!(await endSession(tx, { userId, sessionId }, now()))) throw notFound();
    await writeAudit(tx, { actorId: userId, action: 'session.end', objectKind: 'session', objectId: sessionId });
    return null;
  });
}

/** The latest events of the user's own account. */
export const listOwnEvents = async ({ db }: Context, { id }: Actor): Promise<AccountEvent[]> =>
  (await listEvents(db, id)).map(({ action, at }) => ({ action, at: epochSeconds(at) }));
