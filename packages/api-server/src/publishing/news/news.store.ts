import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { compositionPointers, releases } from '../../platform/db/tables';
import type { PartRelease } from '../releases/current';

/** Name, version and hash of the current releases, without their manifests. */
export const namesOfCurrent = (db: Db): Promise<PartRelease[]> =>
  db
    .select({ name: releases.part, version: releases.version, hash: releases.hash })
    .from(compositionPointers)
    .innerJoin(releases, eq(compositionPointers.releaseId, releases.id));

/** The state of these releases, and of the urgent ones of their parts. */
export const fatesOf = (db: Db, held: readonly PartRelease[]) =>
  db
    .select({
      part: releases.part,
      hash: releases.hash,
      lastCurrentAt: releases.lastCurrentAt,
      withdrawnAt: releases.withdrawnAt,
      urgentAt: releases.urgentAt,
    })
    .from(releases)
    .where(
      and(
        inArray(
          releases.part,
          held.map(({ name }) => name),
        ),
        or(
          inArray(
            releases.hash,
            held.map(({ hash }) => hash),
          ),
          isNotNull(releases.urgentAt),
        ),
      ),
    );
export type Fate = Awaited<ReturnType<typeof fatesOf>>[number];
