import {
  ACCEPTANCE_STATUSES,
  assessedBy,
  can,
  COMPONENTS,
  isAdministrator,
  SUBMITTED_STATUSES,
  type SubmittedQuery,
  type SubmittedSort,
} from '@portal/domain';
import { and, asc, count, eq, exists, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/process/app-types';
import type { Db } from '../../platform/db/client';
import { isAtStepOf } from '../facilities/at-step-of.store';
import { hasReportedCondition, reportedSince } from '../facilities/reported-conditions.store';
import { isForeignTo } from '../facilities/own-facilities.store';
import { byPrettyName } from '../facilities/pretty-name.store';
import { contains, says, wordsOf } from '../../platform/db/contains';
import { searchTexts } from '../../platform/db/search-texts';
import { applications, componentReviewers, facilities } from '../../platform/db/tables';

export interface FoundApplications {
  ids: string[];
  /** Number of matching applications, on all pages. */
  total: number;
}

const isSubmitted = eq(applications.status, 'submitted');

/** The statuses in which reviewers evaluate or assess the upgrade plan; in each, the counts of the other are zero. */
const isReviewed = inArray(applications.status, ['submitted', 'waiting_final_report']);

type Counts = typeof applications.openEvaluations | typeof applications.openAssessments;

/** Number of these aspects still to be submitted. */
const countIn = (counts: Counts, aspects: readonly string[]): SQL =>
  sql.join(
    aspects.map((aspect) => sql`coalesce((${counts} ->> ${aspect})::int, 0)`),
    sql` + `,
  );

const openCount = (aspects: readonly string[]): SQL => countIn(applications.openEvaluations, aspects);

/** The components of this reviewer at a facility that have evaluations or assessments to submit. */
const awaitedOf = ({ id }: Actor): SQL | undefined =>
  and(
    eq(componentReviewers.facilityId, applications.facilityId),
    eq(componentReviewers.userId, id),
    or(
      ...COMPONENTS.map(({ code, evaluates }) =>
        and(
          eq(componentReviewers.component, code),
          sql`${openCount(evaluates)} + ${countIn(applications.openAssessments, assessedBy([code]))} > 0`,
        ),
      ),
    ),
  );

/** Whether this user has reviews to submit; owners and deputies do not review their own facility. */
function awaitsEvaluationOf(db: Db, actor: Actor): SQL | undefined {
  const { id } = actor;
  const awaited = db
    .select({ component: componentReviewers.component })
    .from(componentReviewers)
    .where(awaitedOf(actor));
  // Filters on applications alone, like every condition here; a condition that spans two tables would be evaluated
  // after the join.
  return and(isReviewed, isForeignTo(db, id, applications.facilityId), exists(awaited));
}

/** Restricts a condition to facilities of other users; administrators may decide on their own facility. */
function decides(db: Db, actor: Actor, what: SQL): SQL | undefined {
  if (!can(actor, 'issue-nf-report')) return undefined;
  return and(what, isAdministrator(actor) ? undefined : isForeignTo(db, actor.id, applications.facilityId));
}

/** Whether the step itself is pending with CARS, even while a question is open. */
const awaitsReportOf = (db: Db, actor: Actor) => decides(db, actor, isAtStepOf(['cars']));

/** Whether the facility has reported a condition as met, in any step. */
const awaitsClosingOf = (db: Db, actor: Actor) => decides(db, actor, hasReportedCondition(db, applications.facilityId));

/** Reviewers are assigned first, on another page. */
const lacksSynergy = and(isSubmitted, ne(applications.step, 'reviewers'), sql`${openCount(['synergy'])} > 0`);

const lacksSynergyAssessment = sql`${countIn(applications.openAssessments, ['synergy'])} > 0`;

/** Whether an application has open work for this user: the SQL equivalent of the domain's rule. */
const awaits = (db: Db, actor: Actor): SQL | undefined =>
  or(
    sql`false`,
    can(actor, 'evaluate-application') ? awaitsEvaluationOf(db, actor) : undefined,
    isAdministrator(actor) ? or(lacksSynergy, lacksSynergyAssessment) : undefined,
    awaitsReportOf(db, actor),
    awaitsClosingOf(db, actor),
  );

function showsWord(word: string): SQL | undefined {
  const statuses = ACCEPTANCE_STATUSES.filter(({ name }) => says(name, word)).map(({ code }) => code);
  return or(
    and(
      contains(searchTexts.facility(facilities), word),
      or(contains(facilities.acronym, word), contains(facilities.name, word)),
    ),
    statuses.length > 0 ? inArray(applications.status, statuses) : undefined,
  );
}

const ORDERS: Record<SubmittedSort | `-${SubmittedSort}`, SQL> = {
  facility: asc(byPrettyName),
  '-facility': sql`${byPrettyName} desc`,
  waiting: sql`${applications.pendingSince} desc`,
  '-waiting': asc(applications.pendingSince),
};

/** The time since when the user has open work in an application, equal to its `since`. */
function waitsSince(db: Db, actor: Actor): SQL {
  const slots = db
    .select({ since: sql`min(${componentReviewers.workSince})` })
    .from(componentReviewers)
    .where(awaitedOf(actor));
  const reviewing = sql`case when ${awaitsEvaluationOf(db, actor)} then greatest((${slots}), ${applications.statusSince}) end`;
  const isOther = or(sql`false`, isAdministrator(actor) ? lacksSynergy : undefined, awaitsReportOf(db, actor));
  const assesses = isAdministrator(actor) ? lacksSynergyAssessment : sql`false`;
  const synergy = sql`case when ${assesses} then ${applications.statusSince} end`;
  const sinceOfStep = sql`case when ${applications.pendingFor} = ${applications.step} then ${applications.pendingSince} else ${applications.stepSince} end`;
  const other = sql`case when ${isOther} then ${sinceOfStep} end`;
  const reported = reportedSince(db, applications.facilityId);
  const closing = sql`case when ${awaitsClosingOf(db, actor) ?? sql`false`} then (${reported}) end`;
  return can(actor, 'evaluate-application')
    ? sql`least(${reviewing}, ${synergy}, ${other}, ${closing})`
    : sql`least(${other}, ${closing})`;
}

/** By acronym by default, open work by longest waiting time; otherwise by the requested column. */
function orderOf(db: Db, actor: Actor, { sort, open }: SubmittedQuery): SQL[] {
  const key = sort || (open ? '-waiting' : '');
  const ofWork: Partial<Record<string, () => SQL>> = {
    waiting: () => sql`${waitsSince(db, actor)} desc`,
    '-waiting': () => asc(waitsSince(db, actor)),
  };
  const byColumn = Object.hasOwn(ORDERS, key) ? ORDERS[key as SubmittedSort] : undefined;
  const known = (open ? ofWork[key]?.() : undefined) ?? byColumn;
  return [...(known ? [known] : []), asc(sql`lower(${facilities.acronym})`)];
}

/** Finds the facilities of a page of submitted applications: all of them, or those with open work for the actor. */
export async function findSubmittedPage(db: Db, actor: Actor, query: SubmittedQuery): Promise<FoundApplications> {
  const { start = 0, count: most, search, open } = query;
  const words = wordsOf(search);
  const where = and(
    eq(applications.isCurrent, true),
    inArray(applications.status, [...SUBMITTED_STATUSES]),
    ...words.map(showsWord),
    open ? awaits(db, actor) : undefined,
  );
  // A search reads every row, so the total is counted with it; otherwise the database stops at the end of the page.
  const isSearched = words.length > 0;
  const matches = db
    .select({ id: facilities.id, total: isSearched ? sql<number>`(count(*) over ())::int` : sql<number>`0` })
    .from(applications)
    .innerJoin(facilities, eq(facilities.id, applications.facilityId))
    .where(where)
    .orderBy(...orderOf(db, actor, query))
    .offset(start)
    .$dynamic();
  const page = most === undefined ? matches : matches.limit(most);
  const [rows, all] = await Promise.all([page, isSearched ? undefined : countFound(db, where)]);
  const counted = rows[0]?.total ?? (start === 0 ? 0 : undefined);
  return { ids: rows.map(({ id }) => id), total: all ?? counted ?? (await countFound(db, where, isSearched)) };
}

/** Number of matching applications; joins the facilities only if their names are searched. */
async function countFound(db: Db, where: SQL | undefined, withNames = false): Promise<number> {
  const query = db.select({ total: count() }).from(applications).where(where).$dynamic();
  if (withNames) query.innerJoin(facilities, eq(facilities.id, applications.facilityId));
  const [counted] = await query;
  return counted?.total ?? 0;
}
