import {
  answersFor,
  assessmentCapability,
  can,
  evaluationCapability,
  holdersFor,
  relationsOf,
  isAdministrator,
  may,
  mayDecideOn,
} from '@portal/domain';
import type {
  Aspect,
  AspectPath,
  AssessedPath,
  EvaluationCapability,
  NationalFacility,
  PlanAssessment,
  Profile,
  Relation,
  ReviewedApplication,
} from '@portal/domain';

/** An aspect of an instrument, or the synergy of a facility. */
export type EvaluationPath = AspectPath | 'synergy';

/** Ids of the reviewers of a facility, by component. */
const reviewersOf = ({ facility }: ReviewedApplication) => {
  const { lidar, lidar_data, photometer, photometer_data } =
    facility.submissions.initial_acceptance.component_reviewers;
  return {
    lidar: lidar?._id ?? null,
    lidar_data: lidar_data?._id ?? null,
    photometer: photometer?._id ?? null,
    photometer_data: photometer_data?._id ?? null,
  };
};

/** What the user is to the facility under evaluation. */
export const relationTo = (profile: Profile | null, application: ReviewedApplication): Relation =>
  relationsOf(profile && { id: profile._id, permissions: profile.permissions }, {
    ...holdersFor(application.facility, profile),
    reviewers: reviewersOf(application),
  });

const statusOf = ({ facility }: ReviewedApplication) => facility.submissions.initial_acceptance.status.code;

/** Whether the user may evaluate now. It only spares useless attempts: the server decides. */
export const mayEvaluate = (
  profile: Profile | null,
  application: ReviewedApplication,
  path: EvaluationPath,
  evaluation: Dated,
): boolean => mayNow(evaluationCapability('submit', path), profile, application, evaluation);

/** Whether the user may open this submitted evaluation again. */
export const mayReopen = (profile: Profile | null, application: ReviewedApplication, evaluation: Dated): boolean =>
  mayNow('evaluation.reopen', profile, application, evaluation);

interface Dated {
  evaluation_date: number | null;
}

function mayNow(
  capability: EvaluationCapability | 'evaluation.reopen',
  profile: Profile | null,
  application: ReviewedApplication,
  { evaluation_date }: Dated,
): boolean {
  const relation = relationTo(profile, application);
  return may(capability, relation, { status: statusOf(application), isAspectSubmitted: evaluation_date !== null })
    .allowed;
}

/** Whether the user may assess the upgrade plan in this respect now; again, the server decides. */
export function mayAssess(
  profile: Profile | null,
  application: ReviewedApplication,
  path: AssessedPath,
  { assessment_date }: PlanAssessment,
): boolean {
  const relation = relationTo(profile, application);
  const status = statusOf(application);
  return may(assessmentCapability(path), relation, { status, isPlanUnassessed: assessment_date === null }).allowed;
}

/** Whether the user owns the facility, or is a deputy there. */
const isTheirs = (profile: Profile | null, facility: NationalFacility) =>
  profile !== null && answersFor({ id: profile._id }, holdersFor(facility, profile));

/** Whether an administrator evaluates a facility of their own, or as a deputy, which is allowed and recorded. */
export const isOwnFacility = (profile: Profile | null, { facility }: Pick<ReviewedApplication, 'facility'>) =>
  isAdministrator(profile) && isTheirs(profile, facility);

/** Whether the user decides on this facility: those who issue reports, but not on a facility of their own. */
export const mayDecide = (profile: Profile | null, facility: NationalFacility): boolean =>
  profile !== null &&
  can(profile, 'issue-nf-report') &&
  mayDecideOn({ id: profile._id, permissions: profile.permissions }, holdersFor(facility, profile));

/** What the round before had on an aspect of an instrument, or of the facility. */
export const formerOf = ({ former_evaluations }: ReviewedApplication, target: string, aspect: Aspect) =>
  former_evaluations.find((former) => former.target === target && former.aspect === aspect) ?? null;
