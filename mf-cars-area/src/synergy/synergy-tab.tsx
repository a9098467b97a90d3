import { useProfile } from '@portal/api-slice';
import type { ReviewedApplication } from '@portal/domain';
import { Panel } from '@portal/ui/core';
import { EVALUATION_MESSAGES } from '../evaluations/messages';
import { formerOf, isOwnFacility, mayEvaluate, mayReopen } from '../evaluations/rights';
import { upTo } from '../evaluations/system-row';
import { EvaluationForm } from '../evaluations/evaluation-form';
import { PlanAssessmentPanel } from '../plan/plan-assessment';
import { PairsTable } from './pairs-table';
import { useSynergySuggestion } from './synergy-suggestion';

const { synergy: texts } = EVALUATION_MESSAGES;

export interface SynergyTabProps {
  application: ReviewedApplication;
  /** Removes the right to evaluate. */
  isReadOnly?: boolean;
}

/** The synergy of a facility: its pairs of lidar and photometer, and their evaluation. */
export function SynergyTab({ application, isReadOnly = false }: SynergyTabProps) {
  const profile = useProfile();
  const { facility, synergy_compliance: evaluation } = application;
  const { compliance, panel } = useSynergySuggestion(facility._id);
  const isSubmitted = evaluation.evaluation_date !== null;
  return (
    <div className="evaluation-stack">
      <PairsTable facilityId={facility._id} />
      <Panel title={isSubmitted ? `${texts.title} ${texts.submitted}` : texts.title}>
        <EvaluationForm
          address={{ facilityId: facility._id, aspect: 'synergy' }}
          aspect="synergy"
          aspectName={EVALUATION_MESSAGES.aspects.synergy}
          about={EVALUATION_MESSAGES.about(EVALUATION_MESSAGES.aspects.synergy, facility.acronym)}
          complianceHint={texts.hint}
          evaluation={evaluation}
          mayEdit={!isReadOnly && mayEvaluate(profile, application, 'synergy', evaluation)}
          isOwn={isOwnFacility(profile, application)}
          upTo={upTo(application, 'synergy')}
          former={formerOf(application, facility._id, 'synergy')}
          mayReopen={!isReadOnly && mayReopen(profile, application, evaluation)}
          facilityName={facility.acronym}
          suggested={compliance}
          beside={panel}
        />
      </Panel>
      <PlanAssessmentPanel
        application={application}
        address={{ facilityId: facility._id, aspect: 'synergy' }}
        about={EVALUATION_MESSAGES.about(EVALUATION_MESSAGES.aspects.synergy, facility.acronym)}
        isReadOnly={isReadOnly}
      />
    </div>
  );
}
