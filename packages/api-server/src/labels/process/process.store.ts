import { and, asc, eq, gte, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
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
import { isActionAskedFor } from '../evaluations/open-actions.store';

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
    and ${isActionAskedFor}), '[]')`;

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
  where ${evaluationActions.evaluationId} = ${regularEvaluations.id} and ${isActionAskedFor})`;

/** Regular evaluations that ask for something, of all facilities. */
export const listOpenEvaluations = (db: Db) =>
  evaluationsWhere(db, or(inArray(regularEvaluations.status, OPEN_EVALUATION_STATUSES), hasOpenAction));

/**
 * What decides on the next regular evaluations of all facilities: what is open or was opened from a day on, and full ones,
 * which count for longer.
 */
export const listOpenedBefore = (db: Db, from: Day) =>
  db
    .select({
      facilityId: regularEvaluations.facilityId,
      kind: regularEvaluations.kind,
      status: regularEvaluations.status,
      openedOn: regularEvaluations.openedOn,
    })
    .from(regularEvaluations)
    .where(
      or(
        inArray(regularEvaluations.status, OPEN_EVALUATION_STATUSES),
        gte(regularEvaluations.openedOn, from),
        eq(regularEvaluations.kind, 'full'),
      ),
    );

const ownRounds = sql`${applications.facilityId} = ${facilities.id} and ${applications.isCurrent}`;

/**
 * When something of a facility moved last, one look-up for each kind of record, by an index and without the years before:
 * of rounds, labels and evaluations, the last one moved last. Drafts do not move.
 */
const MOVED_AT = sql`greatest(
  (select greatest(${applications.statusSince}, ${applications.stepSince}, ${applications.pendingSince},
      ${applications.submittedAt}, ${applications.evaluatedAt}) from ${applications} where ${ownRounds}),
  (select max(${evaluations.evaluatedAt}) from ${applications}
    join ${evaluations} on ${evaluations.applicationId} = ${applications.id} where ${ownRounds}),
  (select max(${planAssessments.assessedAt}) from ${applications}
    join ${planAssessments} on ${planAssessments.applicationId} = ${applications.id} where ${ownRounds}),
  (select max(greatest(${qaTests.submittedAt}, ${qaTests.takenAt}, ${qaTests.evaluatedAt})) from ${qaTests} where ${qaTests.facilityId} = ${facilities.id}),
  (select max(${lidarConfigurationPeriods.decidedAt}) from ${lidarConfigurationPeriods}
    where ${lidarConfigurationPeriods.facilityId} = ${facilities.id}),
  (select max(greatest(${photometerCalibrations.sentOn}, ${photometerCalibrations.receivedOn},
      ${photometerCalibrations.calibratedOn}, ${photometerCalibrations.returnedOn},
      ${photometerCalibrations.installedOn}))::timestamp at time zone 'UTC' from ${photometerCalibrations}
    where ${photometerCalibrations.facilityId} = ${facilities.id}),
  (select max(${supportRequests.statusSince}) from ${supportRequests}
    where ${supportRequests.facilityId} = ${facilities.id}),
  (select ${labelDecisions.recordedAt} from ${labelDecisions}
    where ${labelDecisions.facilityId} = ${facilities.id} and ${labelDecisions.kind} <> 'expire'
    order by ${labelDecisions.place} desc limit 1),
  (select greatest(${regularEvaluations.statusSince}, ${regularEvaluations.statedAt}, ${regularEvaluations.closedAt})
    from ${regularEvaluations} where ${regularEvaluations.facilityId} = ${facilities.id}
    order by ${regularEvaluations.openedOn} desc, ${regularEvaluations.createdAt} desc limit 1),
  (select max(greatest(${evaluationActions.reportedAt}, ${evaluationActions.confirmedAt})) from ${regularEvaluations}
    join ${evaluationActions} on ${evaluationActions.evaluationId} = ${regularEvaluations.id}
    where ${regularEvaluations.facilityId} = ${facilities.id}))`;

/** The last day on which something moved, by facility; archived facilities are left out. */
export async function listMovements(db: Db): Promise<ReadonlyMap<string, Day>> {
  const { rows } = await db.execute<{ id: string; day: Day | null }>(
    sql`select ${facilities.id} as id, to_char(${MOVED_AT} at time zone 'UTC', 'YYYY-MM-DD') as day from ${facilities}
      where ${facilities.archivedAt} is null`,
  );
  return new Map(rows.flatMap(({ id, day }) => (day === null ? [] : [[id, day] as const])));
}
