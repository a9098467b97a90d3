import type { Db } from '../db/client';
import {
  applications,
  auditEntries,
  componentReviewers,
  evaluations,
  facilities,
  lidarChannelGroups,
  lidars,
  photometers,
  userRoles,
  users,
} from '../db/tables';

export type UserRow = typeof users.$inferInsert & { id: string };
export type UserRoleRow = typeof userRoles.$inferInsert;
export type FacilityRow = typeof facilities.$inferInsert & { id: string };
export type ApplicationRow = typeof applications.$inferInsert & { id: string };
export type EvaluationRow = typeof evaluations.$inferInsert;
export type ReviewerRow = typeof componentReviewers.$inferInsert;
export type AuditRow = typeof auditEntries.$inferInsert;
export type NewLidarRow = typeof lidars.$inferSelect;
export type NewGroupRow = typeof lidarChannelGroups.$inferSelect;
export type NewPhotometerRow = typeof photometers.$inferSelect;

/** The rows of one facility. */
export interface FacilityRows {
  facility: FacilityRow;
  lidars: NewLidarRow[];
  groups: NewGroupRow[];
  photometers: NewPhotometerRow[];
  /** One per round. */
  applications: ApplicationRow[];
  evaluations: EvaluationRow[];
  reviewers: ReviewerRow[];
  history: AuditRow[];
}

/** Whether nobody and nothing has been registered yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  const someone = await db.select({ id: users.id }).from(users).limit(1);
  const something = await db.select({ id: facilities.id }).from(facilities).limit(1);
  return someone.length === 0 && something.length === 0;
}

/** Writes accounts; they come before everything that names them. */
export async function insertAccounts(tx: Db, people: UserRow[], roles: UserRoleRow[]): Promise<void> {
  await tx.insert(users).values(people);
  await tx.insert(userRoles).values(roles);
}

/** Writes facilities with all that belongs to them, one statement per table. */
export async function insertFacilities(tx: Db, all: readonly FacilityRows[]): Promise<void> {
  await tx.insert(facilities).values(all.map(({ facility }) => facility));
  await tx.insert(lidars).values(all.flatMap((rows) => rows.lidars));
  await tx.insert(lidarChannelGroups).values(all.flatMap(({ groups }) => groups));
  await tx.insert(photometers).values(all.flatMap((rows) => rows.photometers));
  await tx.insert(applications).values(all.flatMap((rows) => rows.applications));
  await tx.insert(evaluations).values(all.flatMap((rows) => rows.evaluations));
  await tx.insert(componentReviewers).values(all.flatMap(({ reviewers }) => reviewers));
  await tx.insert(auditEntries).values(all.flatMap(({ history }) => history));
}
