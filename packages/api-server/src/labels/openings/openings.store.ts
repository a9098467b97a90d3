import { and, asc, eq, gte, inArray, isNull, notExists, or, sql, type SQL } from 'drizzle-orm';
import { OPEN_EVALUATION_STATUSES, type Day, type OpenedBefore } from '@portal/domain';
import { deputyIdsOfFacility } from '../../labelling/deputies/deputy-ids.store';
import type { Db } from '../../platform/db/client';
import {
  applications,
  evaluationActions,
  facilities,
  facilityDeputies,
  labelDecisions,
  regularEvaluations,
} from '../../platform/db/tables';
import { labelDecisionsOfFacility } from '../../labelling/label/label-decisions.store';
import { isActionAskedFor } from '../evaluations/open-actions.store';

const evaluationsOfFacility = sql<OpenedBefore[]>`coalesce((select json_agg(json_build_object(
    'kind', ${regularEvaluations.kind}, 'status', ${regularEvaluations.status}, 'opened_on', ${regularEvaluations.openedOn}))
  from ${regularEvaluations} where ${regularEvaluations.facilityId} = ${facilities.id}), '[]')`;

/** The last grant of a facility is from before a day, and its label has not ended since by an entry. */
const hasBegunBefore = (on: Day) => sql`exists (select 1 from ${labelDecisions} granted
  where granted.facility_id = ${facilities.id} and granted.kind = 'grant' and granted.valid_from < ${on}::date
    and not exists (select 1 from ${labelDecisions} later where later.facility_id = ${facilities.id}
      and later.place > granted.place and later.kind in ('grant', 'withdraw', 'expire')))`;

const isOpenOrFrom = (on: Day) =>
  or(inArray(regularEvaluations.status, OPEN_EVALUATION_STATUSES), gte(regularEvaluations.openedOn, on));

/**
 * Facilities with a label that began before the year of an opening day, and of which nothing has opened since, with what
 * decides on their next evaluation. A younger label has no year to be evaluated yet. For most of the year there are none.
 */
export const listUnopened = (db: Db, openingDay: Day) =>
  db
    .select({
      id: facilities.id,
      decisions: labelDecisionsOfFacility.as('decisions'),
      evaluations: evaluationsOfFacility.as('evaluations'),
    })
    .from(facilities)
    .innerJoin(applications, and(eq(applications.facilityId, facilities.id), eq(applications.isCurrent, true)))
    .where(
      and(
        isNull(facilities.archivedAt),
        hasBegunBefore(`${openingDay.slice(0, 4)}-01-01`),
        notExists(
          db
            .select({ id: regularEvaluations.id })
            .from(regularEvaluations)
            .where(and(eq(regularEvaluations.facilityId, facilities.id), isOpenOrFrom(openingDay))),
        ),
      ),
    )
    .orderBy(asc(facilities.acronym));

const FACILITY = {
  id: facilities.id,
  acronym: facilities.acronym,
  name: facilities.name,
  ownerId: facilities.ownerId,
};

const EVALUATION = {
  id: regularEvaluations.id,
  kind: regularEvaluations.kind,
  openedForYear: regularEvaluations.openedForYear,
  openedOn: regularEvaluations.openedOn,
  periodFrom: regularEvaluations.periodFrom,
  periodTo: regularEvaluations.periodTo,
  statementDue: regularEvaluations.statementDue,
  status: regularEvaluations.status,
  statusSince: regularEvaluations.statusSince,
};

/** Of all facilities, of one, or of those that a user owns or is a deputy of. */
export type Whose = { holder: string } | { facility: string } | 'all';

function isAmong(whose: Whose): SQL | undefined {
  if (whose === 'all') return undefined;
  if ('facility' in whose) return eq(facilities.id, whose.facility);
  return sql`(${facilities.ownerId} = ${whose.holder}::uuid or exists (select 1 from ${facilityDeputies}
        where ${facilityDeputies.facilityId} = ${facilities.id} and ${facilityDeputies.userId} = ${whose.holder}::uuid))`;
}

/** Open evaluations, with the people who answer for their facilities. */
export const listOpenEvaluations = (db: Db, whose: Whose) =>
  db
    .select({ evaluation: EVALUATION, facility: { ...FACILITY, deputyIds: deputyIdsOfFacility } })
    .from(regularEvaluations)
    .innerJoin(facilities, eq(facilities.id, regularEvaluations.facilityId))
    .where(
      and(inArray(regularEvaluations.status, OPEN_EVALUATION_STATUSES), isNull(facilities.archivedAt), isAmong(whose)),
    )
    .orderBy(asc(regularEvaluations.statementDue), asc(regularEvaluations.id));
export type OpenEvaluation = Awaited<ReturnType<typeof listOpenEvaluations>>[number];

/** Actions that are asked for, each with its evaluation. */
export const listOpenActions = (db: Db, whose: Whose) =>
  db
    .select({
      action: {
        id: evaluationActions.id,
        text: evaluationActions.text,
        due: evaluationActions.due,
        reportedAt: evaluationActions.reportedAt,
      },
      evaluation: EVALUATION,
      facility: { ...FACILITY, deputyIds: deputyIdsOfFacility },
    })
    .from(evaluationActions)
    .innerJoin(regularEvaluations, eq(regularEvaluations.id, evaluationActions.evaluationId))
    .innerJoin(facilities, eq(facilities.id, regularEvaluations.facilityId))
    .where(and(isActionAskedFor, isNull(facilities.archivedAt), isAmong(whose)))
    .orderBy(asc(evaluationActions.due), asc(evaluationActions.id));
export type OpenAction = Awaited<ReturnType<typeof listOpenActions>>[number];
