import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { releases } from '../../platform/db/tables';

type Origin = Pick<typeof releases.$inferSelect, 'provenance' | 'signature' | 'signedById'>;

/** Records the origin of a release, replacing an earlier one. */
export async function recordOrigin(tx: Db, id: string, origin: Origin): Promise<void> {
  await tx.update(releases).set(origin).where(eq(releases.id, id));
}
