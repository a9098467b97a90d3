import { useProfile } from '@portal/api-slice';
import { decide, holdersFor } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { UpgradePlanAction } from './upgrade-plan-action';

/** The upload of the upgrade plan for users who may upload it; afterwards, the state of the plan. */
export function PlanStep({ facility }: { facility: NationalFacility }) {
  const plan = usePlanDecision(facility);
  if (plan === 'forbidden') return null;
  return (
    <div className="nf-actions">
      <UpgradePlanAction facility={facility} isOpen={plan === 'possible'} />
    </div>
  );
}

/** Whether the user may add an upgrade plan, and whether the application is in a state that accepts one. */
function usePlanDecision(facility: NationalFacility): 'possible' | 'not-now' | 'forbidden' {
  const profile = useProfile();
  if (!profile) return 'forbidden';
  const { status, user_file, preliminary_acceptance } = facility.submissions.initial_acceptance;
  const facts = {
    ...holdersFor(facility, profile),
    status: status.code,
    fullyEvaluated: false,
    preliminaryAcceptance: preliminary_acceptance?.code ?? null,
    hasUpgradePlan: user_file !== null,
  };
  const decision = decide({ ...profile, id: profile._id }, facts, 'addUpgradePlan');
  if (decision.ok) return 'possible';
  return decision.reason === 'forbidden' ? 'forbidden' : 'not-now';
}
