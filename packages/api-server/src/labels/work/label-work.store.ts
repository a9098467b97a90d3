import { and, asc, eq, exists, isNull, or, sql } from 'drizzle-orm';
import { hasLabelRecord } from '../../labelling/label/label-decisions.store';
import { isAcceptedNow } from '../../quality/network/network.store';
import { deputyIdsOfFacility } from '../../labelling/deputies/deputy-ids.store';
import type { Db } from '../../platform/db/client';
import { applications, facilities, lidarConfigurations } from '../../platform/db/tables';

/** The facilities whose label may ask for something: with a record, or accepted with an approved configuration. */
export const listLabelCandidates = (db: Db) =>
  db
    .select({
      id: facilities.id,
      acronym: facilities.acronym,
      name: facilities.name,
      ownerId: facilities.ownerId,
      deputyIds: deputyIdsOfFacility,
    })
    .from(facilities)
    .innerJoin(applications, and(eq(applications.facilityId, facilities.id), eq(applications.isCurrent, true)))
    .where(
      and(
        isNull(facilities.archivedAt),
        or(
          hasLabelRecord,
          and(
            isAcceptedNow,
            exists(
              db
                .select({ id: lidarConfigurations.id })
                .from(lidarConfigurations)
                .where(
                  and(eq(lidarConfigurations.facilityId, facilities.id), eq(lidarConfigurations.status, 'approved')),
                ),
            ),
          ),
        ),
      ),
    )
    .orderBy(asc(sql`lower(${facilities.acronym})`));
export type LabelCandidate = Awaited<ReturnType<typeof listLabelCandidates>>[number];
