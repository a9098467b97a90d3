import { assessedBy, can, COMPONENTS, isAdministrator } from '@portal/domain';
import { and, eq, exists, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/process/app-types';
import type { Db } from '../../platform/db/client';
import { isAtStepOf } from '../facilities/at-step-of.store';
import { hasReportedCondition, reportedSince } from '../facilities/reported-conditions.store';
import { isForeignTo } from '../facilities/own-facilities.store';
import { applications, componentReviewers } from '../../platform/db/tables';

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
  const reviewed = db
    .select({ id: componentReviewers.facilityId })
    .from(componentReviewers)
    .where(eq(componentReviewers.userId, id));
  const awaited = db
    .select({ component: componentReviewers.component })
    .from(componentReviewers)
    .where(awaitedOf(actor));
  // Filters on applications alone, like every condition here; a condition that spans two tables would be evaluated
  // after the join.
  return and(
    isReviewed,
    // Found once for all rows; what is awaited is then looked up for these few.
    inArray(applications.facilityId, reviewed),
    isForeignTo(db, id, applications.facilityId),
    exists(awaited),
  );
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
export const awaits = (db: Db, actor: Actor): SQL | undefined =>
  or(
    sql`false`,
    can(actor, 'evaluate-application') ? awaitsEvaluationOf(db, actor) : undefined,
    isAdministrator(actor) ? or(lacksSynergy, lacksSynergyAssessment) : undefined,
    awaitsReportOf(db, actor),
    awaitsClosingOf(db, actor),
  );

/** The time since when the user has open work in an application, equal to its `since`. */
export function waitsSince(db: Db, actor: Actor): SQL {
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
