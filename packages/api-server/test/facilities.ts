import { facilities } from '../src/db/tables';
import { addPerson } from './people';
import type { TestPortal } from './portal';

/** A facility with an owner of its own. */
export async function addFacility(portal: TestPortal, change: Partial<typeof facilities.$inferInsert> = {}) {
  const acronym = change.acronym ?? 'CIAO';
  const owner = await addPerson(portal, {
    email: `pi.${acronym}@site.example`.toLowerCase(),
    roles: ['national_facility'],
  });
  const [facility] = await portal.db
    .insert(facilities)
    .values({ acronym, ownerId: owner.id, ...change })
    .returning();
  if (!facility) throw new Error('The facility was not stored.');
  return facility;
}
