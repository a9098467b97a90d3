import type { AcceptanceStatusCode } from '@portal/domain';
import { isSubmitted } from '@portal/domain';
import { applications, facilities } from '../src/platform/db/tables';
import { addPerson } from './people';
import type { TestPortal } from './portal';

type NewApplication = Partial<Omit<typeof applications.$inferInsert, 'facilityId'>>;

/** The first round of a facility's application; a status that needs a date of submission sets one. */
async function addApplication({ db, context }: TestPortal, facilityId: string, change: NewApplication) {
  const status: AcceptanceStatusCode = change.status ?? 'registered';
  const submittedAt = isSubmitted(status) ? context.now() : null;
  await db.insert(applications).values({
    facilityId,
    status,
    submittedAt,
    statusSince: context.now(),
    pendingSince: change.statusSince ?? context.now(),
    stepSince: change.statusSince ?? context.now(),
    stepDueDate: change.dueDate ?? null,
    ...change,
  });
}

/** A facility, by default with its own owner and an untouched application. */
export async function addFacility(
  portal: TestPortal,
  change: Partial<typeof facilities.$inferInsert> = {},
  application: NewApplication = {},
) {
  const acronym = change.acronym ?? 'CIAO';
  const email = `pi.${acronym}@site.example`.toLowerCase();
  const ownerId = change.ownerId ?? (await addPerson(portal, { email, roles: ['national_facility'] })).id;
  const [facility] = await portal.db
    .insert(facilities)
    .values({ acronym, ownerId, ...change })
    .returning();
  if (!facility) throw new Error('The facility was not stored.');
  await addApplication(portal, facility.id, application);
  return facility;
}
