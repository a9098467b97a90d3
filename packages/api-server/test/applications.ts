import { CHANNEL_CATEGORIES, CHANNEL_GROUP_FIELDS, emptyRowOf, type AcceptanceStatusCode } from '@portal/domain';
import { and, eq } from 'drizzle-orm';
import { applications, lidarChannelGroups, lidars, photometers, snapshots } from '../src/platform/db/tables';
import type { facilities } from '../src/platform/db/tables';
import { addFacility } from './facilities';
import { heldFiles } from './files';
import type { TestPortal } from './portal';
import { aGroupRow, aLidarRow, aPhotometerRow } from './snapshots';
import { stored } from './stored';

const NOT_AVAILABLE = { ...emptyRowOf(CHANNEL_GROUP_FIELDS), availability: 'no' } as const;

/** A group of every category, with channels at 532 nm only. */
export const groupsOf = (lidarId: string) =>
  CHANNEL_CATEGORIES.map(({ code }) =>
    aGroupRow(lidarId, { category: code, ...(code === 'elastic_532' ? {} : NOT_AVAILABLE) }),
  );

/** A complete facility with one lidar and one photometer. */
export async function addComplete(
  portal: TestPortal,
  status: AcceptanceStatusCode = 'draft',
  change: Partial<typeof facilities.$inferInsert> = {},
) {
  const facility = await addFacility(portal, { name: 'Potenza observatory', ...change }, { status });
  const lidar = aLidarRow({ facilityId: facility.id });
  const photometer = aPhotometerRow({ facilityId: facility.id });
  await portal.db.insert(lidars).values(lidar);
  await portal.db.insert(lidarChannelGroups).values(groupsOf(lidar.id));
  await portal.db.insert(photometers).values(photometer);
  return { facility, lidar, photometer };
}

/** All data that steps of an application can change: records, snapshots, files. */
export const everything = async (portal: TestPortal) => ({
  ...(await stored(portal)),
  snapshots: await portal.db.select().from(snapshots),
  held: await heldFiles(portal),
});

/** The application of the current round of a facility. */
export async function applicationOf({ db }: Pick<TestPortal, 'db'>, facilityId: string) {
  const [found] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.facilityId, facilityId), eq(applications.isCurrent, true)));
  if (!found) throw new Error('The facility has no application.');
  return found;
}

/** Removes the channels of all lidars in this category. */
export const dropGroup = ({ db }: Pick<TestPortal, 'db'>, category: 'raman_532') =>
  db.delete(lidarChannelGroups).where(eq(lidarChannelGroups.category, category));
