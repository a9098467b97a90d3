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
import { ownPaths } from './own-components';

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

/** The relation of the user to the facility under evaluation. */
export const relationTo = (profile: Profile | null, application: ReviewedApplication): Relation =>
  relationsOf(profile && { id: profile._id, permissions: profile.permissions }, {
    ...holdersFor(application.facility, profile),
    reviewers: reviewersOf(application),
  });

const statusOf = ({ facility }: ReviewedApplication) => facility.submissions.initial_acceptance.status.code;

/** Whether the user may evaluate now. This only hides useless buttons: the server decides. */
export const mayEvaluate = (
  profile: Profile | null,
  application: ReviewedApplication,
  path: EvaluationPath,
  evaluation: Dated,
): boolean => mayNow(evaluationCapability('submit', path), profile, application, evaluation);

/** Whether the user may reopen this submitted evaluation. */
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

/** Whether the user may assess the upgrade plan for this aspect now; here too, the server decides. */
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

/** Whether the user is owner or deputy of the facility. */
const isTheirs = (profile: Profile | null, facility: NationalFacility) =>
  profile !== null && answersFor({ id: profile._id }, holdersFor(facility, profile));

/** Whether an administrator evaluates a facility as its owner or deputy, which is allowed and recorded. */
export const isOwnFacility = (profile: Profile | null, { facility }: Pick<ReviewedApplication, 'facility'>) =>
  isAdministrator(profile) && isTheirs(profile, facility);

/** Whether an administrator who does not review this aspect evaluates it; the synergy is the administrators' own. */
export const isForReviewer = (profile: Profile | null, application: ReviewedApplication, path: AspectPath) =>
  isAdministrator(profile) && !ownPaths(profile, application).includes(path);

/** Whether the user decides on this facility: users who issue reports, except on their own facilities. */
export const mayDecide = (profile: Profile | null, facility: NationalFacility): boolean =>
  profile !== null &&
  can(profile, 'issue-nf-report') &&
  mayDecideOn({ id: profile._id, permissions: profile.permissions }, holdersFor(facility, profile));

/** The evaluation of an aspect of an instrument, or of the facility, in an earlier round. */
export const formerOf = ({ former_evaluations }: ReviewedApplication, target: string, aspect: Aspect) =>
  former_evaluations.find((former) => former.target === target && former.aspect === aspect) ?? null;
