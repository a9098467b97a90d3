import { useProfile } from '@portal/api-slice';
import type { ReviewedApplication } from '@portal/domain';
import { EvaluationForm } from '../evaluations/evaluation-form';
import { EVALUATION_MESSAGES } from '../evaluations/messages';
import { formerOf, isOwnFacility, mayEvaluate, mayReopen } from '../evaluations/rights';
import { upTo } from '../evaluations/system-row';
import type { EvaluationTask } from '../evaluations/evaluation-task';
import { PlanAssessmentPanel, useMayAssess } from '../plan/plan-assessment';
import { useSynergySuggestion } from './synergy-suggestion';

const { synergy: texts } = EVALUATION_MESSAGES;

const addressOf = ({ facility }: ReviewedApplication) => ({ facilityId: facility._id, aspect: 'synergy' as const });

export interface SynergyEvaluationProps extends Pick<EvaluationTask, 'isLeaving' | 'onClose' | 'next'> {
  application: ReviewedApplication;
  /** Removes the right to evaluate. */
  isReadOnly: boolean;
}

/** The evaluation of the synergy of a facility: its form, or its text for readers. */
export function SynergyEvaluation({ application, isReadOnly, isLeaving, onClose, next }: SynergyEvaluationProps) {
  const profile = useProfile();
  const { facility, synergy_compliance: evaluation } = application;
  const mayEdit = !isReadOnly && mayEvaluate(profile, application, 'synergy', evaluation);
  const { compliance, panel } = useSynergySuggestion(facility._id, mayEdit);
  return (
    <EvaluationForm
      address={addressOf(application)}
      aspect="synergy"
      aspectName={EVALUATION_MESSAGES.aspects.synergy}
      about={EVALUATION_MESSAGES.about(EVALUATION_MESSAGES.aspects.synergy, facility.acronym)}
      complianceHint={texts.hint}
      evaluation={evaluation}
      mayEdit={mayEdit}
      isOwn={isOwnFacility(profile, application)}
      isForReviewer={false}
      upTo={upTo(application, 'synergy')}
      former={formerOf(application, facility._id, 'synergy')}
      mayReopen={!isReadOnly && mayReopen(profile, application, evaluation)}
      facilityName={facility.acronym}
      suggested={compliance}
      beside={panel}
      isLeaving={isLeaving}
      onClose={onClose}
      next={next}
    />
  );
}

/** Whether the user may assess the upgrade plan for the synergy now. */
export const useMayAssessSynergy = ({ application, isReadOnly }: SynergyEvaluationProps) =>
  useMayAssess(application, addressOf(application)) && !isReadOnly;

/** The assessment of the upgrade plan for the synergy. */
export function SynergyAssessment({ application, isReadOnly, isLeaving }: SynergyEvaluationProps) {
  const { facility } = application;
  return (
    <PlanAssessmentPanel
      application={application}
      address={addressOf(application)}
      about={EVALUATION_MESSAGES.about(EVALUATION_MESSAGES.aspects.synergy, facility.acronym)}
      isReadOnly={isReadOnly}
      isLeaving={isLeaving}
    />
  );
}
