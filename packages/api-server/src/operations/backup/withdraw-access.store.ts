import { isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { oneTimeTokens, refreshTokens, signingKeys } from '../../platform/db/tables';

/**
 * Takes back what opened the portal at the time of a backup. A session may have been ended since, a link used or replaced,
 * and the key have been seen by whoever has seen the backup: all of them would come back to life.
 */
export async function withdrawAccess(tx: Db): Promise<void> {
  await tx.delete(refreshTokens);
  // The next one is made when it is needed.
  await tx.delete(signingKeys);
  // The row stays, as it holds back the old password of somebody who must set a new one; but nothing has this digest.
  await tx
    .update(oneTimeTokens)
    .set({ digest: sql`'withdrawn ' || ${oneTimeTokens.id}` })
    .where(isNull(oneTimeTokens.usedAt));
}
