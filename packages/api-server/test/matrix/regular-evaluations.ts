import { evaluationActions, regularEvaluations } from '../../src/platform/db/tables';
import type { TestPortal } from '../portal';
import { anEvaluationReport } from '../regular-evaluations';

/** Regular evaluations of a facility: one that waits for a statement that is overdue, and a closed one with a reported action. */
export interface RegularEvaluationRecords {
  openId: string;
  closedId: string;
  actionId: string;
}

const DAYS = { periodFrom: '2025-01-01', periodTo: '2025-12-31', statementDue: '2026-04-02' };

/** Adds the evaluations of a facility. */
export async function addRegularEvaluations(
  { db, context }: TestPortal,
  facilityId: string,
): Promise<RegularEvaluationRecords> {
  const at = context.now();
  const ofFacility = { facilityId, kind: 'yearly' as const, statusSince: at, ...DAYS };
  const [open] = await db
    .insert(regularEvaluations)
    .values({ ...ofFacility, openedForYear: 2026, openedOn: '2026-02-01' })
    .returning();
  const [closed] = await db
    .insert(regularEvaluations)
    .values({
      ...ofFacility,
      openedForYear: 2025,
      openedOn: '2025-02-01',
      status: 'closed',
      outcome: 'continue_with_actions',
      conclusions: 'Well.',
      closedAt: at,
      report: anEvaluationReport(),
    })
    .returning();
  const closedId = closed?.id ?? '';
  const [action] = await db
    .insert(evaluationActions)
    .values({
      evaluationId: closedId,
      place: 1,
      text: 'Repeat it.',
      due: '2026-12-01',
      reportedAt: at,
      report: 'Done.',
    })
    .returning();
  return { openId: open?.id ?? '', closedId, actionId: action?.id ?? '' };
}
