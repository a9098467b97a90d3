import { canIssueWithoutPlan, epochOf } from '@portal/domain';
import { refusedField } from '../../platform/errors/app-error';
import type { LoadedFacility } from '../facilities/load-facility';
import type { Issued } from './report.view';

const PLAN_NOT_MISSING = 'No upgrade plan is missing: please leave this empty.';

/** Refuses a reason for a missing plan if the plan is not missing. */
export function mustExplainOnlyWhatIsMissing({ application }: LoadedFacility, { kind, withoutPlanReason }: Issued) {
  const isMissing = kind === 'final' && canIssueWithoutPlan(application.status, application.preliminaryAcceptance);
  if (withoutPlanReason && !isMissing) throw refusedField('without_plan_reason', PLAN_NOT_MISSING);
}

/** Refuses a condition whose day is not in the future; the day is optional. */
export function mustLeaveTime({ conditions, at: now }: Issued) {
  const today = epochOf(now.toISOString().slice(0, 10));
  for (const [at, { due_date }] of conditions.entries())
    if ((due_date ?? today) < today) throw refusedField(`conditions[${at}].due_date`, 'Must be today or later');
}
