import type { Db } from '../../platform/db/client';
import { applications, facilities } from '../../platform/db/tables';

type NewFacility = Pick<typeof facilities.$inferInsert, 'acronym' | 'type' | 'ownerId' | 'pi_name' | 'pi_contact'>;

/** Adds a facility; the acronym must be unique, ignoring case. */
export async function insertFacility(tx: Db, values: NewFacility): Promise<string> {
  const [facility] = await tx.insert(facilities).values(values).returning({ id: facilities.id });
  if (!facility) throw new Error('The inserted facility was not returned.');
  return facility.id;
}

/** Adds the first round of a facility, in its initial status. */
export async function insertFirstRound(tx: Db, facilityId: string, at: Date): Promise<void> {
  await tx.insert(applications).values({ facilityId, statusSince: at, pendingSince: at, stepSince: at });
}
