import type { EditInitialAcceptance, NationalFacility } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { addUpgradePlan } from './add-upgrade-plan.service';
import { decisionSent } from './decision-sent';
import { issueReport } from './issue-report.service';

/** Takes the one step in the request: the upgrade plan, the preliminary or the final acceptance. */
export function editAcceptance(
  context: Context,
  actor: Actor,
  id: string,
  { user_file, configuration, ...sent }: EditInitialAcceptance,
): Promise<NationalFacility> {
  if (user_file) return addUpgradePlan(context, actor, id, user_file);
  return issueReport(context, actor, id, decisionSent(sent), configuration);
}
