import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { OPEN_EVALUATION_STATUSES, type Day } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { evaluationActions, facilities, regularEvaluations } from '../../platform/db/tables';
import { isActionAskedFor } from './open-actions.store';

export type EvaluationRow = typeof regularEvaluations.$inferSelect;

/** An action as it is read with its evaluation; times are epoch seconds. */
export interface StoredAction {
  id: string;
  text: string;
  due: Day;
  reportedAt: number | null;
  report: string | null;
  confirmedAt: number | null;
  isAskedFor: boolean;
}

const isOpen = inArray(regularEvaluations.status, OPEN_EVALUATION_STATUSES);

const actionsOfEvaluation = sql<StoredAction[]>`coalesce((select json_agg(json_build_object(
    'id', ${evaluationActions.id}, 'text', ${evaluationActions.text}, 'due', ${evaluationActions.due},
    'reportedAt', floor(extract(epoch from ${evaluationActions.reportedAt}))::bigint,
    'report', ${evaluationActions.report},
    'confirmedAt', floor(extract(epoch from ${evaluationActions.confirmedAt}))::bigint,
    'isAskedFor', ${isActionAskedFor})
    order by ${evaluationActions.place})
  from ${evaluationActions} where ${evaluationActions.evaluationId} = ${regularEvaluations.id}), '[]')`;

const evaluations = (db: Db) =>
  db
    .select({ evaluation: regularEvaluations, actions: actionsOfEvaluation.as('actions') })
    .from(regularEvaluations)
    .innerJoin(facilities, eq(facilities.id, regularEvaluations.facilityId));
/** An evaluation with its actions. */
export type StoredEvaluation = Awaited<ReturnType<typeof evaluations>>[number];

export async function findEvaluation(db: Db, id: string): Promise<StoredEvaluation | undefined> {
  const [found] = await evaluations(db).where(eq(regularEvaluations.id, id));
  return found;
}

/** The last closed evaluation of the facility before another one; undefined if there is none. */
export async function findBefore(
  db: Db,
  { facilityId, openedOn, createdAt }: Pick<EvaluationRow, 'facilityId' | 'openedOn' | 'createdAt'>,
): Promise<EvaluationRow | undefined> {
  const [found] = await db
    .select()
    .from(regularEvaluations)
    .where(
      and(
        eq(regularEvaluations.facilityId, facilityId),
        eq(regularEvaluations.status, 'closed'),
        or(
          lt(regularEvaluations.openedOn, openedOn),
          and(eq(regularEvaluations.openedOn, openedOn), lt(regularEvaluations.createdAt, createdAt)),
        ),
      ),
    )
    .orderBy(desc(regularEvaluations.openedOn), desc(regularEvaluations.createdAt))
    .limit(1);
  return found;
}

/** Whether an evaluation of the facility is open. */
export async function hasOpenEvaluation(db: Db, facilityId: string): Promise<boolean> {
  const rows = await db
    .select({ id: regularEvaluations.id })
    .from(regularEvaluations)
    .where(and(eq(regularEvaluations.facilityId, facilityId), isOpen))
    .limit(1);
  return rows.length > 0;
}

/** What decides on the next opening, of the evaluations of a facility. */
export const listOpenedBefore = (db: Db, facilityId: string) =>
  db
    .select({
      kind: regularEvaluations.kind,
      status: regularEvaluations.status,
      opened_on: regularEvaluations.openedOn,
    })
    .from(regularEvaluations)
    .where(eq(regularEvaluations.facilityId, facilityId));

/** Inserts an evaluation; undefined if the facility has one of this year, or an open one. */
export async function insertEvaluation(
  tx: Db,
  values: typeof regularEvaluations.$inferInsert,
): Promise<EvaluationRow | undefined> {
  const [row] = await tx.insert(regularEvaluations).values(values).onConflictDoNothing().returning();
  return row;
}

/** Changes an evaluation that is still in the version that was read; false if someone else was faster. */
export async function updateEvaluation(
  tx: Db,
  { id, version }: Pick<EvaluationRow, 'id' | 'version'>,
  values: Partial<Omit<EvaluationRow, 'id' | 'version'>>,
): Promise<boolean> {
  const updated = await tx
    .update(regularEvaluations)
    .set({ ...values, version: sql`${regularEvaluations.version} + 1`, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(regularEvaluations.id, id), eq(regularEvaluations.version, version)))
    .returning({ id: regularEvaluations.id });
  return updated.length > 0;
}

/** Ends the open evaluations of a facility, and returns them as they were before. The caller holds its lock. */
export async function endOpenEvaluations(tx: Db, facilityId: string, at: Date): Promise<EvaluationRow[]> {
  const isOfFacility = and(eq(regularEvaluations.facilityId, facilityId), isOpen);
  const open = await tx.select().from(regularEvaluations).where(isOfFacility);
  if (open.length === 0) return [];
  await tx
    .update(regularEvaluations)
    .set({
      status: 'ended',
      statusSince: at,
      version: sql`${regularEvaluations.version} + 1`,
      updatedAt: sql`clock_timestamp()`,
    })
    .where(isOfFacility);
  return open;
}

export async function insertActions(tx: Db, evaluationId: string, actions: readonly { text: string; due: Day }[]) {
  if (actions.length === 0) return;
  await tx
    .insert(evaluationActions)
    .values(actions.map((each, place) => ({ ...each, evaluationId, place: place + 1 })));
}

/** Changes an action; the caller holds the lock of its facility. */
export async function updateAction(
  tx: Db,
  id: string,
  values: Partial<Omit<typeof evaluationActions.$inferSelect, 'id' | 'evaluationId' | 'place'>>,
): Promise<void> {
  await tx.update(evaluationActions).set(values).where(eq(evaluationActions.id, id));
}
