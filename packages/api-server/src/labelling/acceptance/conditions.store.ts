import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { day, reportsEndedBy, type Condition } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { conditions, users } from '../../platform/db/tables';
import type { ReportSnapshot } from '../pdf/report-snapshot';

const isOpen = and(isNull(conditions.fulfilledAt), isNull(conditions.supersededAt));

/** Writes the conditions of a report and ends those that the report supersedes. */
export async function setConditions(
  tx: Db,
  { id: applicationId, facilityId }: { id: string; facilityId: string },
  { kind, issued_at, facility, conditions: list = [] }: ReportSnapshot,
): Promise<void> {
  const setAt = new Date(issued_at * 1000);
  const { acceptance } = facility.submissions.initial_acceptance;
  if (kind === 'final') await end(tx, facilityId, reportsEndedBy(acceptance?.code ?? null), setAt);
  if (list.length === 0) return;
  await tx.insert(conditions).values(
    list.map(({ text, due_date, instrument }, place) => ({
      facilityId,
      applicationId,
      report: kind,
      place,
      text,
      dueDate: day(due_date),
      instrumentId: instrument?._id ?? null,
      instrumentName: instrument?.name ?? null,
      setAt,
    })),
  );
}

/**
 * Ends the conditions of the preliminary decision, as the plan that was to answer them belongs to the finished round.
 */
export const endPreliminaryConditions = (tx: Db, facilityId: string, at: Date): Promise<void> =>
  end(tx, facilityId, ['preliminary'], at);

async function end(tx: Db, facilityId: string, reports: readonly Condition['report'][], at: Date): Promise<void> {
  await tx
    .update(conditions)
    .set({ supersededAt: at })
    .where(and(eq(conditions.facilityId, facilityId), inArray(conditions.report, [...reports]), isOpen));
}

export type ConditionRow = typeof conditions.$inferSelect;

/** All conditions ever set for a facility with who reported them, in the order in which they were set. */
export const listConditions = (db: Db, facilityId: string) =>
  db
    .select({ ...getTableColumns(conditions), reporter: { firstName: users.firstName, lastName: users.lastName } })
    .from(conditions)
    .leftJoin(users, eq(users.id, conditions.reportedById))
    .where(eq(conditions.facilityId, facilityId))
    .orderBy(asc(conditions.setAt), asc(conditions.place));

/** A condition of a facility: whether it is open, and the last report on it. */
export async function findCondition(
  tx: Db,
  { id: facilityId, condition: id }: { id: string; condition: string },
): Promise<{ isOpen: boolean; reported: string | null } | undefined> {
  const [row] = await tx
    .select({ isOpen: sql<boolean>`${isOpen}`, reported: conditions.reported })
    .from(conditions)
    .where(and(eq(conditions.id, id), eq(conditions.facilityId, facilityId)));
  return row;
}

interface Reported {
  facilityId: string;
  id: string;
  at: Date;
  by: string;
  report: string;
}

/** Stores the facility's report on an open condition; undefined if the facility has no such open condition. */
export async function reportMet(
  tx: Db,
  { facilityId, id, at, by, report: reported }: Reported,
): Promise<ConditionRow | undefined> {
  const [row] = await tx
    .update(conditions)
    .set({ reportedAt: at, reportedById: by, reported })
    .where(and(eq(conditions.id, id), eq(conditions.facilityId, facilityId), isOpen))
    .returning();
  return row;
}

interface Fulfilled {
  facilityId: string;
  id: string;
  at: Date;
  by: string;
  fulfilment: string;
}

/** Closes an open condition of a facility as fulfilled; undefined if the facility has no such open condition. */
export async function fulfil(
  tx: Db,
  { facilityId, id, at, by, fulfilment }: Fulfilled,
): Promise<ConditionRow | undefined> {
  const [row] = await tx
    .update(conditions)
    .set({ fulfilledAt: at, fulfilledById: by, fulfilment })
    .where(and(eq(conditions.id, id), eq(conditions.facilityId, facilityId), isOpen))
    .returning();
  return row;
}
