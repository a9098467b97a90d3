import { and, eq, inArray } from 'drizzle-orm';
import type { Component } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { componentReviewers } from '../../platform/db/tables';

/** Frees components of a facility from their reviewers. */
export async function freeComponents(tx: Db, facilityId: string, components: Component[]): Promise<void> {
  await tx
    .delete(componentReviewers)
    .where(and(eq(componentReviewers.facilityId, facilityId), inArray(componentReviewers.component, components)));
}

/** Gives free components of a facility a reviewer each. */
export async function assignComponents(
  tx: Db,
  facilityId: string,
  assigned: { component: Component; userId: string }[],
): Promise<void> {
  if (assigned.length > 0) await tx.insert(componentReviewers).values(assigned.map((row) => ({ facilityId, ...row })));
}
