import type { Db } from '../../platform/db/client';
import { loadFacilities } from '../facilities/all-facilities.service';
import { listOpen, listOpenFor } from './open-applications.store';
import { toOpenApplication, type OpenApplication, type Person } from './waiting';

const load = async (db: Db, ids: readonly string[]) => (await loadFacilities(db, ids)).map(toOpenApplication);

/** All applications in which something waits: as many queries for two thousand of them as for one. */
export const loadOpenApplications = async (db: Db): Promise<OpenApplication[]> => load(db, await listOpen(db));

/** Those of them in which something may wait for this person. */
export const loadOpenFor = async (db: Db, person: Person): Promise<OpenApplication[]> =>
  load(db, await listOpenFor(db, person));
