import type { AcceptanceCode, AcceptanceStatusCode, Component } from '@portal/domain';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { applications, componentReviewers, files, users } from '../../platform/db/tables';

const TOUCHED = { version: sql`${applications.version} + 1`, updatedAt: sql`clock_timestamp()` };

interface Submission {
  applicationId: string;
  from: AcceptanceStatusCode;
  at: Date;
  /** File of the application as it was submitted. */
  reportId: string;
}

/** Marks a round as submitted that is still where it was; false when it has moved on. */
export async function submitRound(tx: Db, { applicationId, from, at, reportId }: Submission): Promise<boolean> {
  const moved = await tx
    .update(applications)
    .set({ status: 'submitted', statusSince: at, submittedAt: at, submissionReportId: reportId, ...TOUCHED })
    .where(and(eq(applications.id, applicationId), eq(applications.status, from)))
    .returning({ id: applications.id });
  return moved.length > 0;
}

/** A report moves the round to its next status: its decision, its time and its file. */
interface Report {
  applicationId: string;
  from: AcceptanceStatusCode;
  to: AcceptanceStatusCode;
  at: Date;
  decides:
    | { preliminaryAcceptance: AcceptanceCode; preliminaryReportId: string }
    | { acceptance: AcceptanceCode; finalReportId: string };
}

/** Moves a round on that is still where it was; false when it has moved on. */
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
  /** File of the plan. */
  planId: string;
}

/** Adds the upgrade plan to a round that has none and is still where it was; false when that does not hold. */
export async function addPlan(tx: Db, { applicationId, from, to, at, planId }: Plan): Promise<boolean> {
  const added = await tx
    .update(applications)
    .set({ upgradePlanId: planId, status: to, ...(to !== from && { statusSince: at }), ...TOUCHED })
    .where(and(eq(applications.id, applicationId), eq(applications.status, from), isNull(applications.upgradePlanId)))
    .returning({ id: applications.id });
  return added.length > 0;
}

/** The reviewers of a facility whose account is in use, each once with all that the person reviews, by address. */
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

/** A file that the portal made and that belongs to nothing; nothing when it does by now. */
export async function findUnused(db: Db, fileId: string) {
  const [file] = await db
    .select({ id: files.id, storageKey: files.storageKey })
    .from(files)
    .where(and(eq(files.id, fileId), isNull(files.linkedAs), isNull(files.uploaderId)));
  return file;
}
