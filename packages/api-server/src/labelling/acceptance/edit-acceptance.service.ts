import { ACCEPTANCES, byCode, type EditInitialAcceptance, type NationalFacility } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { addUpgradePlan } from './add-upgrade-plan.service';
import { issueReport } from './issue-report.service';

/** Takes the one step that was sent: the upgrade plan, the preliminary or the final acceptance. */
export function editAcceptance(
  context: Context,
  actor: Actor,
  id: string,
  {
    user_file,
    preliminary_acceptance,
    acceptance,
    statement = null,
    conditions,
    without_plan_reason,
    configuration,
  }: EditInitialAcceptance,
): Promise<NationalFacility> {
  if (user_file) return addUpgradePlan(context, actor, id, user_file);
  const kind = preliminary_acceptance ? 'preliminary' : 'final';
  const decision = byCode(ACCEPTANCES, preliminary_acceptance ?? acceptance);
  if (!decision) throw new Error('A body without a step has passed its schema.');
  const said = { kind, acceptance: decision.code, statement, conditions: conditions ?? [] } as const;
  return issueReport(context, actor, id, { ...said, withoutPlanReason: without_plan_reason ?? null }, configuration);
}
