import type { Db } from '../../platform/db/client';
import { loadFacilities } from '../facilities/all-facilities.service';
import { listOpen, listOpenFor } from './open-applications.store';
import { toOpenApplication, type OpenApplication, type Person } from './waiting';

const load = async (db: Db, ids: readonly string[]) => (await loadFacilities(db, ids)).map(toOpenApplication);

/** All applications with open work; the number of queries does not depend on that of applications. */
export const loadOpenApplications = async (db: Db): Promise<OpenApplication[]> => load(db, await listOpen(db));

/** The applications that may have open work for this user, at one facility or at all. */
export const loadOpenFor = async (db: Db, person: Person, facility?: string): Promise<OpenApplication[]> =>
  load(db, await listOpenFor(db, person, facility));
