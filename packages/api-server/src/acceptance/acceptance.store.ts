import type { AcceptanceStatusCode, SubmissionSnapshot } from '@portal/domain';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { applications, componentReviewers, files, snapshots, users } from '../db/tables';

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

/** Freezes what was submitted; once per round. */
export async function insertSubmission(tx: Db, applicationId: string, content: SubmissionSnapshot): Promise<void> {
  await tx.insert(snapshots).values({ applicationId, kind: 'submission', content });
}

/** What was submitted in a round, or nothing. */
export async function findSubmission(db: Db, applicationId: string): Promise<SubmissionSnapshot | undefined> {
  const [found] = await db
    .select({ content: snapshots.content })
    .from(snapshots)
    .where(and(eq(snapshots.applicationId, applicationId), eq(snapshots.kind, 'submission')));
  return found?.content as SubmissionSnapshot | undefined;
}

/** Names the file of a round's application; false when the round has one by now. */
export async function setSubmissionReport(tx: Db, applicationId: string, reportId: string): Promise<boolean> {
  const set = await tx
    .update(applications)
    .set({ submissionReportId: reportId, ...TOUCHED })
    .where(and(eq(applications.id, applicationId), isNull(applications.submissionReportId)))
    .returning({ id: applications.id });
  return set.length > 0;
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

/** Addresses of the reviewers of a facility whose account is in use, each once. */
export async function listReviewerAddresses(db: Db, facilityId: string): Promise<string[]> {
  const found = await db
    .selectDistinct({ email: users.email })
    .from(componentReviewers)
    .innerJoin(users, eq(users.id, componentReviewers.userId))
    .where(
      and(eq(componentReviewers.facilityId, facilityId), isNull(users.deactivatedAt), isNotNull(users.activatedAt)),
    )
    .orderBy(users.email);
  return found.map(({ email }) => email);
}

/** A file that the portal made and that belongs to nothing; nothing when it does by now. */
export async function findUnused(db: Db, fileId: string) {
  const [file] = await db
    .select({ id: files.id, storageKey: files.storageKey })
    .from(files)
    .where(and(eq(files.id, fileId), isNull(files.linkedAs), isNull(files.uploaderId)));
  return file;
}
