import { and, eq, max, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { ComplianceCode } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { isIdIn } from '../../platform/db/any-of';
import {
  acceptedInstruments,
  acceptedVersions,
  applications,
  evaluations,
  lidars,
  photometers,
  regularEvaluations,
} from '../../platform/db/tables';

const positionsOf = (db: Db, table: typeof lidars | typeof photometers, ids: readonly string[]) =>
  db
    .select({ id: table.id, latitude: table.latitude, longitude: table.longitude })
    .from(table)
    .where(isIdIn(table.facilityId, ids));

/** The positions of the instruments of facilities, by id. */
export async function loadPositions(db: Db, ids: readonly string[]) {
  const rows = await unionAll(positionsOf(db, lidars, ids), positionsOf(db, photometers, ids));
  return new Map(rows.map(({ id, latitude, longitude }) => [id, { latitude, longitude }]));
}

const IN_FORCE = sql`coalesce(
  (select ${acceptedVersions.round} from ${acceptedVersions} where ${acceptedVersions.facilityId} = ${applications.facilityId}
    and ${acceptedVersions.isLast} and ${acceptedVersions.validTo} is null and ${acceptedVersions.acceptedBy} = 'report'),
  (select max(round) from applications accepted where accepted.facility_id = ${applications.facilityId}
    and accepted.acceptance in ('yes', 'conditionally')))`;

/** The synergy of the rounds whose acceptances are in force, by facility. */
export async function loadSynergies(db: Db, ids: readonly string[]): Promise<Map<string, ComplianceCode | null>> {
  const rows = await db
    .select({ id: applications.facilityId, compliance: evaluations.compliance })
    .from(evaluations)
    .innerJoin(applications, eq(applications.id, evaluations.applicationId))
    .where(
      and(
        isIdIn(applications.facilityId, ids),
        eq(evaluations.targetKind, 'facility'),
        eq(evaluations.aspect, 'synergy'),
        sql`${evaluations.evaluatedAt} is not null`,
        sql`${applications.round} = ${IN_FORCE}`,
      ),
    );
  return new Map(rows.map(({ id, compliance }) => [id, compliance]));
}

/** The accepted instruments of facilities, by facility; of one without an accepted version nothing is known. */
export async function loadAccepted(db: Db, ids: readonly string[]): Promise<Map<string, Set<string>>> {
  const rows = await db
    .select({
      id: acceptedVersions.facilityId,
      instruments: sql<string[]>`array_remove(array_agg(${acceptedInstruments.instrumentId}::text), null)`,
    })
    .from(acceptedVersions)
    .leftJoin(
      acceptedInstruments,
      and(eq(acceptedInstruments.versionId, acceptedVersions.id), acceptedInstruments.isAccepted),
    )
    .where(and(isIdIn(acceptedVersions.facilityId, ids), acceptedVersions.isLast))
    .groupBy(acceptedVersions.facilityId);
  return new Map(rows.map(({ id, instruments }) => [id, new Set(instruments)]));
}

/** When the last full evaluations of facilities were closed, by facility. */
export async function loadFullEvaluations(db: Db, ids: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db
    .select({ id: regularEvaluations.facilityId, closedAt: max(regularEvaluations.closedAt) })
    .from(regularEvaluations)
    .where(
      and(
        isIdIn(regularEvaluations.facilityId, ids),
        eq(regularEvaluations.kind, 'full'),
        eq(regularEvaluations.status, 'closed'),
      ),
    )
    .groupBy(regularEvaluations.facilityId);
  return new Map(rows.flatMap(({ id, closedAt }) => (closedAt ? [[id, closedAt] as const] : [])));
}
