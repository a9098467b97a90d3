import type { Db } from '../../platform/db/client';
import { evaluationActions, regularEvaluations } from '../../platform/db/tables';

type Evaluation = typeof regularEvaluations.$inferInsert;
type Action = Omit<typeof evaluationActions.$inferInsert, 'evaluationId' | 'place'>;

/** Inserts an evaluation with its actions. */
export async function insertEvaluationRows(tx: Db, values: Evaluation, actions: readonly Action[]): Promise<void> {
  const [row] = await tx.insert(regularEvaluations).values(values).returning({ id: regularEvaluations.id });
  if (!row || actions.length === 0) return;
  const rows = actions.map((action, at) => ({ ...action, evaluationId: row.id, place: at + 1 }));
  await tx.insert(evaluationActions).values(rows);
}
