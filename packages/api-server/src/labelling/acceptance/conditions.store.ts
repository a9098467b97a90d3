import { and, asc, eq, isNull } from 'drizzle-orm';
import { day } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { conditions } from '../../platform/db/tables';
import type { ReportSnapshot } from '../pdf/report-snapshot';

const isOpen = and(isNull(conditions.fulfilledAt), isNull(conditions.supersededAt));

/** Writes the conditions of a report. A final one ends those of the preliminary one: it decides on what answered them. */
export async function setConditions(
  tx: Db,
  { id: applicationId, facilityId }: { id: string; facilityId: string },
  { kind, issued_at, conditions: list = [] }: ReportSnapshot,
): Promise<void> {
  const setAt = new Date(issued_at * 1000);
  if (kind === 'final') await endPreliminaryConditions(tx, applicationId, setAt);
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

/** With a round ends what its preliminary decision asked for: the plan that was to answer it belongs to that round. */
export async function endPreliminaryConditions(tx: Db, applicationId: string, at: Date): Promise<void> {
  await tx
    .update(conditions)
    .set({ supersededAt: at })
    .where(and(eq(conditions.applicationId, applicationId), eq(conditions.report, 'preliminary'), isOpen));
}

/** All conditions that were ever set for a facility, in the order in which they were set. */
export const listConditions = (db: Db, facilityId: string) =>
  db
    .select()
    .from(conditions)
    .where(eq(conditions.facilityId, facilityId))
    .orderBy(asc(conditions.setAt), asc(conditions.place));
export type ConditionRow = Awaited<ReturnType<typeof listConditions>>[number];

interface Fulfilled {
  facilityId: string;
  id: string;
  at: Date;
  by: string;
  fulfilment: string;
}

/** Closes an open condition of a facility as fulfilled; nothing when there is no such open one. */
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
