import { useProfile } from '@portal/api-slice';
import { assessedPath } from '@portal/domain';
import type { PlanAssessment, ReviewedApplication } from '@portal/domain';
import { DefinitionList, formatDay, Panel } from '@portal/ui/core';
import type { KeepUnsavedProps } from '@portal/ui/form';
import type { EvaluationAddress } from '../api/evaluation-address';
import { mayAssess } from '../evaluations/rights';
import { PlanDownload } from './plan-download';
import { AssessmentForm } from './assessment-form';
import { assessmentName } from './assessment-values';
import { PLAN_MESSAGES as texts } from './messages';

export interface PlanAssessmentPanelProps {
  application: ReviewedApplication;
  address: EvaluationAddress;
  about: string;
  isReadOnly?: boolean;
  isLeaving?: KeepUnsavedProps['isLeaving'];
}

/**
 * The assessment of the upgrade plan for the evaluation at this address; undefined if the plan does not have to answer
 * it.
 */
export const assessmentAt = (
  { plan_assessments, facility }: ReviewedApplication,
  { aspect, instrumentId }: EvaluationAddress,
): PlanAssessment | undefined =>
  plan_assessments.find(
    (one) => one.target_id === (instrumentId ?? facility._id) && assessedPath(one.target_kind, one.aspect) === aspect,
  );

/** Whether the user may assess the plan for the evaluation at this address now. */
export function useMayAssess(application: ReviewedApplication, address: EvaluationAddress): boolean {
  const profile = useProfile();
  const assessment = assessmentAt(application, address);
  return assessment !== undefined && mayAssess(profile, application, address.aspect, assessment);
}

/** The assessment of the upgrade plan beside an evaluation that was not a yes, to edit or to read. */
export function PlanAssessmentPanel(props: PlanAssessmentPanelProps) {
  const { application, address, about, isReadOnly = false, isLeaving } = props;
  const assessment = assessmentAt(application, address);
  const mayEdit = useMayAssess(application, address) && !isReadOnly;
  if (!assessment) return null;
  return (
    <Panel title={texts.title} level={3} actions={<PlanDownload facility={application.facility} />}>
      {mayEdit ? (
        <AssessmentForm {...{ address, about, assessment, isLeaving }} />
      ) : (
        <AssessmentReading assessment={assessment} />
      )}
    </Panel>
  );
}

const nameOf = ({ reviewer }: PlanAssessment) => reviewer && `${reviewer.first_name} ${reviewer.last_name}`;

function stateOf(assessment: PlanAssessment): string {
  const { assessment_date: date, version } = assessment;
  if (date !== null) return texts.submitted(formatDay(date), nameOf(assessment));
  return version > 0 ? texts.draft : texts.nothing;
}

function AssessmentReading({ assessment }: { assessment: PlanAssessment }) {
  return (
    <div className="evaluation-stack">
      <p>{stateOf(assessment)}</p>
      {assessment.version > 0 && (
        <DefinitionList
          items={[
            { label: texts.assessment, value: assessmentName(assessment.assessment) },
            { label: texts.comments, value: assessment.comments },
          ]}
        />
      )}
    </div>
  );
}
