import {
  applications,
  auditEntries,
  emails,
  evaluations,
  facilities,
  files,
  lidarChannelGroups,
  lidars,
  photometers,
} from '../src/db/tables';
import type { TestPortal } from './portal';

/** All that calls about facilities can change, to be compared before and after one that is refused. */
export async function stored({ db }: Pick<TestPortal, 'db'>) {
  return {
    facilities: await db.select().from(facilities).orderBy(facilities.id),
    applications: await db.select().from(applications).orderBy(applications.id),
    lidars: await db.select().from(lidars).orderBy(lidars.id),
    groups: await db.select().from(lidarChannelGroups).orderBy(lidarChannelGroups.lidarId, lidarChannelGroups.category),
    photometers: await db.select().from(photometers).orderBy(photometers.id),
    evaluations: await db.select().from(evaluations).orderBy(evaluations.id),
    files: await db.select().from(files).orderBy(files.id),
    entries: await db.$count(auditEntries),
    emails: await db.$count(emails),
  };
}
