import type { Release } from '@portal/portal-contract';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { releases } from '../../platform/db/tables';
import { inMegabytes } from '../../platform/storage/room';
import { refusedRelease } from '../refusals';

const sizeOf = ({ files }: Release) => Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);

/** The bytes of the files that are kept of the other releases of a part, announced ones included. */
async function keptBytes(db: Db, { name, hash }: Release): Promise<number> {
  const bytes = sql`(select sum((file.value ->> 'bytes')::bigint) from jsonb_each(${releases.manifest} -> 'files') file)`;
  const [row] = await db
    .select({ bytes: sql`coalesce(sum(${bytes}), 0)`.mapWith(Number) })
    .from(releases)
    .where(and(eq(releases.part, name), ne(releases.hash, hash), isNull(releases.filesRemovedAt)));
  return row?.bytes ?? 0;
}

/** Refuses a release with 413 if the releases of its part would exceed the quota, bytes; undefined: no limit. */
export async function mustFitPart(db: Db, release: Release, most: number | undefined): Promise<void> {
  if (most === undefined) return;
  const [kept, own] = [await keptBytes(db, release), sizeOf(release)];
  if (kept + own <= most) return;
  throw refusedRelease(
    413,
    `${release.name} ${release.version} has ${inMegabytes(own)}, and the releases of ${release.name} take ${inMegabytes(kept)} of the ${inMegabytes(most)} that a part may have. Old releases are removed by themselves; until then, ask those who run the portal for more (PART_MEGABYTES).`,
  );
}
