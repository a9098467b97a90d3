import type { Db } from '../platform/db/client';
import {
  applications,
  auditEntries,
  componentReviewers,
  evaluations,
  facilities,
  installation,
  lidarChannelGroups,
  lidars,
  notices,
  photometers,
  planAssessments,
  snapshots,
  userRoles,
  users,
} from '../platform/db/tables';
import { setConditions } from '../labelling/acceptance/conditions.store';
import type { ReportSnapshot } from '../labelling/pdf/report-snapshot';
import type { InstallationRow } from '../platform/installation/installation.store';
import { linkFile } from '../platform/files/files.store';
import type { DemoPlan } from './demo-plan';

export type UserRow = typeof users.$inferInsert & { id: string };
export type UserRoleRow = typeof userRoles.$inferInsert;
export type FacilityRow = typeof facilities.$inferSelect;
export type ApplicationRow = typeof applications.$inferSelect;
export type SnapshotRow = typeof snapshots.$inferInsert;
export type EvaluationRow = typeof evaluations.$inferInsert;
export type AssessmentRow = typeof planAssessments.$inferInsert;
export type ReviewerRow = typeof componentReviewers.$inferInsert;
export type AuditRow = typeof auditEntries.$inferInsert;
export type NoticeRow = typeof notices.$inferInsert;
export type NewLidarRow = typeof lidars.$inferSelect;
export type NewGroupRow = typeof lidarChannelGroups.$inferSelect;
export type NewPhotometerRow = typeof photometers.$inferSelect;

export interface FacilityRows {
  facility: FacilityRow;
  lidars: NewLidarRow[];
  groups: NewGroupRow[];
  photometers: NewPhotometerRow[];
  applications: ApplicationRow[];
  snapshots: SnapshotRow[];
  /** Upgrade plans that are still to be rendered and stored. */
  plans: DemoPlan[];
  evaluations: EvaluationRow[];
  assessments: AssessmentRow[];
  reviewers: ReviewerRow[];
  history: AuditRow[];
}

/** Whether the database has neither users nor facilities. */
export async function isEmpty(db: Db): Promise<boolean> {
  const someone = await db.select({ id: users.id }).from(users).limit(1);
  const something = await db.select({ id: facilities.id }).from(facilities).limit(1);
  return someone.length === 0 && something.length === 0;
}

/** Inserts accounts, before all rows that refer to them. */
export async function insertAccounts(tx: Db, people: UserRow[], roles: UserRoleRow[]): Promise<void> {
  await tx.insert(users).values(people);
  await tx.insert(userRoles).values(roles);
}

const isReport = ({ kind }: Pick<SnapshotRow, 'kind'>) => kind === 'preliminary-report' || kind === 'final-report';

/** Inserts facilities with all their rows, one statement per table; the files of upgrade plans are stored already. */
export async function insertFacilities(
  tx: Db,
  all: readonly FacilityRows[],
  plans: readonly KeptPlan[],
): Promise<void> {
  const planOf = (id: string) => plans.find(({ applicationId }) => applicationId === id)?.fileId ?? null;
  const rounds = all.flatMap((rows) => rows.applications);
  await tx.insert(facilities).values(all.map(({ facility }) => facility));
  await tx.insert(lidars).values(all.flatMap((rows) => rows.lidars));
  await tx.insert(lidarChannelGroups).values(all.flatMap(({ groups }) => groups));
  await tx.insert(photometers).values(all.flatMap((rows) => rows.photometers));
  await tx.insert(applications).values(rounds.map((round) => ({ ...round, upgradePlanId: planOf(round.id) })));
  await tx.insert(snapshots).values(all.flatMap((rows) => rows.snapshots));
  for (const { content, ...snapshot } of all.flatMap((rows) => rows.snapshots)) {
    const round = rounds.find(({ id }) => id === snapshot.applicationId);
    if (round && isReport(snapshot)) await setConditions(tx, round, content as ReportSnapshot);
  }
  await tx.insert(evaluations).values(all.flatMap((rows) => rows.evaluations));
  await tx.insert(planAssessments).values(all.flatMap((rows) => rows.assessments));
  await tx.insert(componentReviewers).values(all.flatMap(({ reviewers }) => reviewers));
  await tx.insert(auditEntries).values(all.flatMap(({ history }) => history));
}

/** Inserts the notices shown in the portal. */
export const insertNotices = (tx: Db, rows: NoticeRow[]) => tx.insert(notices).values(rows);

export interface KeptPlan extends Pick<DemoPlan, 'applicationId' | 'facilityId'> {
  fileId: string;
}

/** Links stored files as the upgrade plans of their rounds; throws if a file has been removed. */
export async function linkPlans(tx: Db, plans: readonly KeptPlan[]): Promise<void> {
  for (const { applicationId, facilityId, fileId } of plans) {
    const link = { kind: 'document', as: 'upgrade-plan', linkedId: applicationId, facilityId } as const;
    const isLinked = await linkFile(tx, { fileId, uploaderId: null, ...link });
    if (!isLinked) throw new Error('An upgrade plan of the demonstration is gone before it was linked.');
  }
}

/** Inserts the settings of the installation with a stored logo; throws if its file has been removed. */
export async function insertInstallation(tx: Db, row: InstallationRow & { pictureId: string }): Promise<void> {
  await tx.insert(installation).values(row);
  const link = { kind: 'image', as: 'installation-picture', linkedId: row.id, facilityId: null } as const;
  const isLinked = await linkFile(tx, { fileId: row.pictureId, uploaderId: null, ...link });
  if (!isLinked) throw new Error('The logo of the demonstration is gone before it was linked.');
}
