import type { AcceptanceCode, AcceptanceStatusCode, Component } from '@portal/domain';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { applications, componentReviewers, files, users } from '../../platform/db/tables';

const TOUCHED = { version: sql`${applications.version} + 1`, updatedAt: sql`clock_timestamp()` };

interface Submission {
  applicationId: string;
  from: AcceptanceStatusCode;
  at: Date;
  /** File id of the submitted application. */
  reportId: string;
}

/** Marks a round as submitted; false if it is no longer in the status `from`. */
export async function submitRound(tx: Db, { applicationId, from, at, reportId }: Submission): Promise<boolean> {
  const moved = await tx
    .update(applications)
    .set({ status: 'submitted', statusSince: at, submittedAt: at, submissionReportId: reportId, ...TOUCHED })
    .where(and(eq(applications.id, applicationId), eq(applications.status, from)))
    .returning({ id: applications.id });
  return moved.length > 0;
}

/** The outcome of a report: the next status, the decision, the time and the file. */
interface Report {
  applicationId: string;
  from: AcceptanceStatusCode;
  to: AcceptanceStatusCode;
  at: Date;
  decides:
    | { preliminaryAcceptance: AcceptanceCode; preliminaryReportId: string }
    | { acceptance: AcceptanceCode; finalReportId: string };
}

/** Moves a round to its next status; false if it is no longer in the status `from`. */
export async function reportRound(tx: Db, { applicationId, from, to, at, decides }: Report): Promise<boolean> {
  const moved = await tx
    .update(applications)
    .set({ status: to, statusSince: at, evaluatedAt: at, ...decides, ...TOUCHED })
    .where(and(eq(applications.id, applicationId), eq(applications.status, from)))
    .returning({ id: applications.id });
  return moved.length > 0;
}

interface Plan {
  applicationId: string;
  from: AcceptanceStatusCode;
  to: AcceptanceStatusCode;
  at: Date;
  planId: string;
}

/** Adds the upgrade plan; false if the round already has one or is no longer in the status `from`. */
export async function addPlan(tx: Db, { applicationId, from, to, at, planId }: Plan): Promise<boolean> {
  const added = await tx
    .update(applications)
    .set({ upgradePlanId: planId, status: to, ...(to !== from && { statusSince: at }), ...TOUCHED })
    .where(and(eq(applications.id, applicationId), eq(applications.status, from), isNull(applications.upgradePlanId)))
    .returning({ id: applications.id });
  return added.length > 0;
}

/** The reviewers of a facility with active accounts, each listed once with all their components, ordered by address. */
export const listReviewers = (db: Db, facilityId: string) =>
  db
    .select({
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      components: sql<Component[]>`array_agg(${componentReviewers.component})`,
    })
    .from(componentReviewers)
    .innerJoin(users, eq(users.id, componentReviewers.userId))
    .where(
      and(eq(componentReviewers.facilityId, facilityId), isNull(users.deactivatedAt), isNotNull(users.activatedAt)),
    )
    .groupBy(users.id)
    .orderBy(users.email);

/** A generated file that is linked to nothing; undefined if it has been linked in the meantime. */
export async function findUnused(db: Db, fileId: string) {
  const [file] = await db
    .select({ id: files.id, storageKey: files.storageKey })
    .from(files)
    .where(and(eq(files.id, fileId), isNull(files.linkedAs), isNull(files.uploaderId)));
  return file;
}
