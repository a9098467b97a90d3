import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import {
  EVALUATION_SORTS,
  REGULAR_EVALUATION_STATUSES,
  type EvaluationSort,
  type RegularEvaluationStatus,
  type WaitingAction,
} from '@portal/domain';
import { shows, wordsOf } from '../../platform/db/contains';
import { acronymAndName } from '../../labelling/facilities/pretty-name.store';
import type { Db } from '../../platform/db/client';
import { searchTexts } from '../../platform/db/search-texts';
import { evaluationActions, facilities, regularEvaluations } from '../../platform/db/tables';
import { isActionAskedFor } from './open-actions.store';

const openActions = sql<WaitingAction[]>`coalesce((select json_agg(json_build_object('due', ${evaluationActions.due},
    'reported_at', floor(extract(epoch from ${evaluationActions.reportedAt}))::int8))
  from ${evaluationActions}
  where ${evaluationActions.evaluationId} = ${regularEvaluations.id} and ${isActionAskedFor}), '[]')`;

/** What lists show: neither texts nor figures. */
const SUMMARY = {
  id: regularEvaluations.id,
  facility: { id: facilities.id, acronym: facilities.acronym, name: facilities.name },
  kind: regularEvaluations.kind,
  openedForYear: regularEvaluations.openedForYear,
  openedOn: regularEvaluations.openedOn,
  periodFrom: regularEvaluations.periodFrom,
  periodTo: regularEvaluations.periodTo,
  statementDue: regularEvaluations.statementDue,
  status: regularEvaluations.status,
  statusSince: regularEvaluations.statusSince,
  outcome: regularEvaluations.outcome,
  closedAt: regularEvaluations.closedAt,
  openActions: openActions.as('open_actions'),
};

const summaries = (db: Db) =>
  db.select(SUMMARY).from(regularEvaluations).innerJoin(facilities, eq(facilities.id, regularEvaluations.facilityId));
export type SummaryRow = Awaited<ReturnType<typeof summaries>>[number];

/** The evaluations of a facility, newest first. */
export const listOfFacility = (db: Db, facilityId: string): Promise<SummaryRow[]> =>
  summaries(db)
    .where(eq(regularEvaluations.facilityId, facilityId))
    .orderBy(desc(regularEvaluations.openedOn), desc(regularEvaluations.createdAt));

interface Page {
  search: string;
  /** Undefined: the newest first. */
  sort: string | undefined;
  /** Undefined: in any status. */
  status: RegularEvaluationStatus | undefined;
  start: number;
  count: number;
}

const STATUS_ORDER = sql`array_position(array[${sql.join(
  REGULAR_EVALUATION_STATUSES.map((status) => sql`${status}`),
  sql`, `,
)}]::text[], ${regularEvaluations.status}::text)`;

const ACRONYM = sql`lower(${facilities.acronym})`;

const SORTED_BY: Record<EvaluationSort, SQL> = {
  facility: ACRONYM,
  evaluation: sql`${regularEvaluations.openedOn}`,
  period: sql`${regularEvaluations.periodFrom}`,
  state: STATUS_ORDER,
};

/** The chosen order, if any; evaluations that are alike in it stand in the default one. */
function sortedBy(sort: string | undefined): SQL[] {
  const by = EVALUATION_SORTS.find((each) => each === sort?.replace(/^-/, ''));
  if (!by) return [];
  return [sort?.startsWith('-') ? desc(SORTED_BY[by]) : asc(SORTED_BY[by])];
}

/** A page of all evaluations, by default the newest first, and their total number. */
export async function listEvaluations(db: Db, { search, status, sort, start, count }: Page) {
  const where = and(
    status && eq(regularEvaluations.status, status),
    ...wordsOf(search).map((word) => shows(searchTexts.facility(facilities), acronymAndName, word)),
  );
  const rows = await summaries(db)
    .where(where)
    .orderBy(...sortedBy(sort), desc(regularEvaluations.openedOn), asc(ACRONYM), asc(regularEvaluations.id))
    .offset(start)
    .limit(count);
  const [total] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(regularEvaluations)
    .innerJoin(facilities, eq(facilities.id, regularEvaluations.facilityId))
    .where(where);
  return { rows, total: total?.count ?? 0 };
}
