import { and, eq, sql } from 'drizzle-orm';
import type { Listing } from '../../labelling/accepted/accepted-versions.store';
import type { Db } from '../../platform/db/client';
import { isIdIn } from '../../platform/db/any-of';
import { acceptedVersions, facilities, lidars, photometers } from '../../platform/db/tables';

interface Placed {
  latitude: number | null;
  longitude: number | null;
}

/** Oldest first. */
const positionsIn = (table: typeof lidars | typeof photometers) =>
  sql<Placed[]>`coalesce((select json_agg(json_build_object(
    'latitude', ${table.latitude}, 'longitude', ${table.longitude}) order by ${table.createdAt}, ${table.id})
    from ${table} where ${table.facilityId} = ${facilities.id}), '[]')`;

const isLastVersion = and(eq(acceptedVersions.facilityId, facilities.id), acceptedVersions.isLast);

/** These facilities, each with what its last accepted version says of it. */
export const listDescribed = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: facilities.id,
      acronym: facilities.acronym,
      name: facilities.name,
      institute: facilities.hosting_institute,
      displayed_status: facilities.displayed_status,
      listing: sql<Listing | null>`${acceptedVersions.listing}`,
      lidars: positionsIn(lidars),
      photometers: positionsIn(photometers),
    })
    .from(facilities)
    .leftJoin(acceptedVersions, isLastVersion)
    .where(isIdIn(facilities.id, ids));

export type DescribedRow = Awaited<ReturnType<typeof listDescribed>>[number];
