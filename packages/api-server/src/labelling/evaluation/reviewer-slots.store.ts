import { and, eq, inArray } from 'drizzle-orm';
import type { Component } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { componentReviewers, facilities } from '../../platform/db/tables';

export interface FreedFacility {
  id: string;
  acronym: string;
  name: string | null;
  components: Component[];
}

const slotsOf = (userId: string, components: Component[]) =>
  and(eq(componentReviewers.userId, userId), inArray(componentReviewers.component, components));

/** Frees these components from this reviewer at all facilities; returns the facilities by acronym. */
export async function freeSlotsOf(tx: Db, userId: string, components: Component[]): Promise<FreedFacility[]> {
  if (components.length === 0) return [];
  const freed = await tx
    .delete(componentReviewers)
    .where(slotsOf(userId, components))
    .returning({ facilityId: componentReviewers.facilityId, component: componentReviewers.component });
  const freedFacilities = await tx
    .select({ id: facilities.id, acronym: facilities.acronym, name: facilities.name })
    .from(facilities)
    .where(
      inArray(
        facilities.id,
        freed.map(({ facilityId }) => facilityId),
      ),
    )
    .orderBy(facilities.acronym);
  return freedFacilities.map((facility) => ({
    ...facility,
    components: freed.filter(({ facilityId }) => facilityId === facility.id).map(({ component }) => component),
  }));
}

/** Frees components of a facility from their reviewers. */
export async function freeComponents(tx: Db, facilityId: string, components: Component[]): Promise<void> {
  await tx
    .delete(componentReviewers)
    .where(and(eq(componentReviewers.facilityId, facilityId), inArray(componentReviewers.component, components)));
}

/** Restarts the work of a component's reviewer, who had completed it, at this time. */
export async function giveWorkAnew(tx: Db, facilityId: string, component: Component, at: Date): Promise<void> {
  await tx
    .update(componentReviewers)
    .set({ workSince: at })
    .where(and(eq(componentReviewers.facilityId, facilityId), eq(componentReviewers.component, component)));
}

/** Assigns reviewers to free components of a facility, with work starting at this time. */
export async function assignComponents(
  tx: Db,
  facilityId: string,
  assigned: { component: Component; userId: string }[],
  at: Date,
): Promise<void> {
  const rows = assigned.map((row) => ({ facilityId, ...row, workSince: at, createdAt: at }));
  if (rows.length > 0) await tx.insert(componentReviewers).values(rows);
}
