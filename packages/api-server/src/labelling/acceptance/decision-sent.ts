import { ACCEPTANCES, byCode, type PreviewReport } from '@portal/domain';
import type { Issued } from './report.view';

/** Converts a validated request body to the decision that it contains. */
export function decisionSent(sent: PreviewReport): Omit<Issued, 'at'> {
  const { preliminary_acceptance, acceptance, statement = null, conditions, without_plan_reason } = sent;
  const decision = byCode(ACCEPTANCES, preliminary_acceptance ?? acceptance);
  if (!decision) throw new Error('A body without a step has passed its schema.');
  return {
    kind: preliminary_acceptance ? 'preliminary' : 'final',
    acceptance: decision.code,
    statement,
    conditions: conditions ?? [],
    withoutPlanReason: without_plan_reason ?? null,
  };
}
