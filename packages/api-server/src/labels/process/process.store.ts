import { and, asc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { OPEN_EVALUATION_STATUSES, type Day } from '@portal/domain';
import { labelDecisionsOfFacility } from '../../labelling/label/label-decisions.store';
import { openConditionsOfFacility } from '../../labelling/facilities/round-facts.store';
import type { Db } from '../../platform/db/client';
import {
  applications,
  evaluationActions,
  evaluations,
  facilities,
  labelDecisions,
  lidarConfigurationPeriods,
  photometerCalibrations,
  planAssessments,
  qaTests,
  regularEvaluations,
  supportRequests,
} from '../../platform/db/tables';

/** All facilities, or those with these ids. */
export type Ids = readonly string[] | 'all';

const isOf = (column: AnyPgColumn, ids: Ids): SQL | undefined =>
  ids === 'all' ? undefined : inArray(column, [...ids]);

const firstSubmission = sql<Day | null>`(select to_char(min(submitted_at) at time zone 'UTC', 'YYYY-MM-DD')
  from ${applications} rounds where rounds.facility_id = ${facilities.id})`;

/** Facilities by acronym, with what their stage and the open steps of their application and label follow from. */
export const listFacilitiesOnWay = (db: Db, ids: Ids) =>
  db
    .select({
      id: facilities.id,
      acronym: facilities.acronym,
      name: facilities.name,
      createdAt: facilities.createdAt,
      application: {
        status: applications.status,
        step: applications.step,
        stepSince: applications.stepSince,
        stepDueDate: applications.stepDueDate,
        dueFor: applications.dueFor,
        pendingFor: applications.pendingFor,
        pendingSince: applications.pendingSince,
        dueDate: applications.dueDate,
        acceptance: applications.acceptance,
        evaluatedAt: applications.evaluatedAt,
      },
      firstSubmission,
      openConditions: openConditionsOfFacility.as('open_conditions'),
      labelDecisions: labelDecisionsOfFacility.as('label_decisions'),
    })
    .from(facilities)
    .innerJoin(applications, and(eq(applications.facilityId, facilities.id), eq(applications.isCurrent, true)))
    .where(and(isNull(facilities.archivedAt), isOf(facilities.id, ids)))
    .orderBy(asc(sql`lower(${facilities.acronym})`));
export type FacilityOnWay = Awaited<ReturnType<typeof listFacilitiesOnWay>>[number];

/** An action of an evaluation that the centre has not confirmed. Times are epoch seconds. */
export interface OpenAction {
  text: string;
  due: Day;
  reportedAt: number | null;
}

// Of a column of the only table of a statement, its name alone would be written.
const openActions = sql<OpenAction[]>`coalesce((select json_agg(json_build_object('text', ${evaluationActions.text},
    'due', ${evaluationActions.due}, 'reportedAt', floor(extract(epoch from ${evaluationActions.reportedAt}))::int8)
    order by ${evaluationActions.due}, ${evaluationActions.place})
  from ${evaluationActions} where ${evaluationActions.evaluationId} = regular_evaluations.id
    and ${evaluationActions.confirmedAt} is null), '[]')`;

const evaluationsWhere = (db: Db, where: SQL | undefined) =>
  db
    .select({
      id: regularEvaluations.id,
      facilityId: regularEvaluations.facilityId,
      kind: regularEvaluations.kind,
      status: regularEvaluations.status,
      statusSince: regularEvaluations.statusSince,
      openedOn: regularEvaluations.openedOn,
      openedForYear: regularEvaluations.openedForYear,
      createdAt: regularEvaluations.createdAt,
      statementDue: regularEvaluations.statementDue,
      statedAt: regularEvaluations.statedAt,
      closedAt: regularEvaluations.closedAt,
      outcome: regularEvaluations.outcome,
      openActions: openActions.as('open_actions'),
    })
    .from(regularEvaluations)
    .where(where)
    .orderBy(asc(regularEvaluations.openedOn), asc(regularEvaluations.id));
export type EvaluationOnWay = Awaited<ReturnType<typeof listEvaluationsOf>>[number];

/** All regular evaluations of a facility, the oldest first. */
export const listEvaluationsOf = (db: Db, facilityId: string) =>
  evaluationsWhere(db, eq(regularEvaluations.facilityId, facilityId));

const hasOpenAction = sql`${regularEvaluations.status} = 'closed' and exists (select 1 from ${evaluationActions}
  where ${evaluationActions.evaluationId} = ${regularEvaluations.id} and ${evaluationActions.confirmedAt} is null)`;

/** Regular evaluations that ask for something, of all facilities. */
export const listOpenEvaluations = (db: Db) =>
  evaluationsWhere(db, or(inArray(regularEvaluations.status, OPEN_EVALUATION_STATUSES), hasOpenAction));

/** The last moment of each kind of record in which something moves, by facility. Drafts are none. */
const MOVEMENTS = sql`
  select ${applications.facilityId} as id, max(greatest(${applications.statusSince}, ${applications.stepSince},
    ${applications.pendingSince}, ${applications.submittedAt}, ${applications.evaluatedAt})) as at from ${applications} group by 1
  union all select ${applications.facilityId}, max(${evaluations.evaluatedAt}) from ${evaluations}
    join ${applications} on ${applications.id} = ${evaluations.applicationId} group by 1
  union all select ${applications.facilityId}, max(${planAssessments.assessedAt}) from ${planAssessments}
    join ${applications} on ${applications.id} = ${planAssessments.applicationId} group by 1
  union all select ${qaTests.facilityId}, max(greatest(${qaTests.submittedAt}, ${qaTests.takenAt}, ${qaTests.evaluatedAt}))
    from ${qaTests} group by 1
  union all select ${lidarConfigurationPeriods.facilityId}, max(${lidarConfigurationPeriods.decidedAt})
    from ${lidarConfigurationPeriods} group by 1
  union all select ${photometerCalibrations.facilityId}, max(greatest(${photometerCalibrations.sentOn},
    ${photometerCalibrations.receivedOn}, ${photometerCalibrations.calibratedOn}, ${photometerCalibrations.returnedOn},
    ${photometerCalibrations.installedOn}))::timestamp at time zone 'UTC' from ${photometerCalibrations} group by 1
  union all select ${supportRequests.facilityId}, max(${supportRequests.statusSince}) from ${supportRequests} group by 1
  union all select ${labelDecisions.facilityId}, max(${labelDecisions.recordedAt}) from ${labelDecisions}
    where ${labelDecisions.kind} <> 'expire' group by 1
  union all select ${regularEvaluations.facilityId}, max(greatest(${regularEvaluations.statusSince},
    ${regularEvaluations.statedAt}, ${regularEvaluations.closedAt})) from ${regularEvaluations} group by 1
  union all select ${regularEvaluations.facilityId}, max(greatest(${evaluationActions.reportedAt}, ${evaluationActions.confirmedAt}))
    from ${evaluationActions} join ${regularEvaluations} on ${regularEvaluations.id} = ${evaluationActions.evaluationId} group by 1`;

/** The last day on which something moved, by facility. */
export async function listMovements(db: Db): Promise<ReadonlyMap<string, Day>> {
  const { rows } = await db.execute<{ id: string; day: Day }>(
    sql`select id, to_char(max(at) at time zone 'UTC', 'YYYY-MM-DD') as day from (${MOVEMENTS}) movements
      where at is not null group by id`,
  );
  return new Map(rows.map(({ id, day }) => [id, day]));
}
