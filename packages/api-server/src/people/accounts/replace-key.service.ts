import type { Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction } from '../../platform/db/client';
import { removeKeys } from './signing-key.store';

/**
 * Throws the key that signs sessions away, for somebody else may have it: all sessions end at once, on all servers, and
 * the next login makes a new one.
 */
export const replaceKey = ({ db }: Pick<Context, 'db'>): Promise<void> =>
  transaction(db, async (tx) => {
    await removeKeys(tx);
    await writeAudit(tx, { action: 'session.replace-key', objectKind: 'session', objectId: 'all' });
  });
