import {
  epochSeconds,
  asksForUpgrade,
  isEvaluated,
  LIDAR_ASPECTS,
  PHOTOMETER_ASPECTS,
  type AssessedAspect,
  type PlanAssessment,
  type View,
} from '@portal/domain';
import type { LoadedFacility } from '../facilities/facility.store';
import type { EvaluationKey, StoredEvaluation } from './evaluation.store';
import type { StoredAssessment } from './plan-assessment.store';

/** The assessment of an evaluation in a view: owners see neither drafts nor the assessor. */
export function toAssessment(
  { targetKind, targetId, aspect }: Omit<EvaluationKey, 'applicationId'>,
  compliance: AssessedAspect['compliance'],
  stored: StoredAssessment | undefined,
  view: View,
): PlanAssessment {
  const shown = stored && (view === 'full' || stored.assessedAt) ? stored : undefined;
  const reviewer = view === 'full' ? shown?.reviewer : undefined;
  return {
    target_kind: targetKind,
    target_id: targetId,
    aspect,
    compliance,
    assessment: shown?.assessment ?? null,
    comments: shown?.comments ?? null,
    assessment_date: epochSeconds(shown?.assessedAt ?? null),
    reviewer: reviewer ? { _id: reviewer.id, first_name: reviewer.firstName, last_name: reviewer.lastName } : null,
    version: shown?.version ?? 0,
  };
}

/** All possible targets of evaluations, in the order of reports. */
const targetsOf = ({ facility, lidars, photometers }: LoadedFacility) => [
  ...lidars.flatMap(({ id }) => LIDAR_ASPECTS.map((aspect) => `${id} ${aspect}`)),
  ...photometers.flatMap(({ id }) => PHOTOMETER_ASPECTS.map((aspect) => `${id} ${aspect}`)),
  ...['synergy', 'lidar', 'photometer'].map((aspect) => `${facility.id} ${aspect}`),
];

interface Round {
  loaded: LoadedFacility;
  evaluations: readonly StoredEvaluation[];
  assessments: readonly StoredAssessment[];
}

const keyOf = ({ targetId, aspect }: { targetId: string; aspect: string }) => `${targetId} ${aspect}`;

/** The evaluations that the upgrade plan of a round has to answer, assessed or not; empty if there is no plan yet. */
export function toAssessments({ loaded, evaluations, assessments }: Round, view: View): PlanAssessment[] {
  const { status, upgradePlanId } = loaded.application;
  if (upgradePlanId === null || !isEvaluated(status)) return [];
  return targetsOf(loaded).flatMap((target) => {
    const evaluation = evaluations.find((one) => keyOf(one) === target);
    const { compliance = null, evaluatedAt = null } = evaluation ?? {};
    if (!evaluation || !evaluatedAt || compliance === null || !asksForUpgrade(compliance)) return [];
    const assessed = assessments.find((one) => keyOf(one) === target);
    return [toAssessment(evaluation, compliance, assessed, view)];
  });
}

/** The same for a report: submitted assessments in words, and evaluations without an assessment. */
export const toAssessedAspects = (round: Round): AssessedAspect[] =>
  toAssessments(round, 'owner').map(({ target_kind, target_id, aspect, compliance, assessment, comments }) => ({
    target_kind,
    target_id,
    aspect,
    compliance,
    assessment,
    comments,
  }));
