import type { Db } from '../db/client';
import { openVerdicts } from '../evaluation/open-verdicts';
import { listVerdictsOfSubmitted, type GivenVerdict } from '../evaluation/submitted-applications.store';
import { loadFacilities } from '../facilities/all-facilities.service';
import { listOpen } from './reminders.store';
import { toOpenApplication, type OpenApplication } from './waiting';

/** All applications that are not complete: as many queries for two thousand of them as for one. */
export async function loadOpenApplications(db: Db): Promise<OpenApplication[]> {
  const given = new Map<string, GivenVerdict[]>();
  for (const verdict of await listVerdictsOfSubmitted(db)) {
    const others = given.get(verdict.facilityId);
    if (others) others.push(verdict);
    else given.set(verdict.facilityId, [verdict]);
  }
  const facilities = await loadFacilities(db, await listOpen(db));
  return facilities.map((loaded) =>
    toOpenApplication(loaded, openVerdicts(loaded, given.get(loaded.facility.id) ?? [])),
  );
}
