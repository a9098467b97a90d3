import { useProfile } from '@portal/api-slice';
import { can } from '@portal/domain';
import type { ReviewedApplication } from '@portal/domain';
import { AssessmentsList } from '@portal/facilities';
import { Panel } from '@portal/ui/core';
import { PLAN_MESSAGES } from './messages';
import { PlanDownload } from './plan-download';

/** The assessments of the upgrade plan, for users who see no evaluation forms. */
export function PlanReading({ application }: { application: ReviewedApplication }) {
  const mayEvaluate = can(useProfile(), 'evaluate-application');
  if (mayEvaluate || application.plan_assessments.length === 0) return null;
  return (
    <Panel title={PLAN_MESSAGES.title} actions={<PlanDownload facility={application.facility} />}>
      <AssessmentsList facility={application} assessments={application.plan_assessments} />
    </Panel>
  );
}
