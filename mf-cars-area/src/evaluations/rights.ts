import { evaluationCapability, relationsOf, isAdministrator, may } from '@portal/domain';
import type { Aspect, AspectPath, EvaluationCapability, Profile, ReviewedApplication } from '@portal/domain';

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
  if (!profile) return false;
  const { facility } = application;
  const people = { ownerId: facility.owner._id, reviewers: reviewersOf(application) };
  const relation = relationsOf({ id: profile._id, permissions: profile.permissions }, people);
  const status = facility.submissions.initial_acceptance.status.code;
  return may(capability, relation, { status, isAspectSubmitted: evaluation_date !== null }).allowed;
}

/** Whether an administrator evaluates a facility of their own, which is allowed and recorded. */
export const isOwnFacility = (profile: Profile | null, { facility }: ReviewedApplication) =>
  isAdministrator(profile) && profile?._id === facility.owner._id;

/** What the round before had on an aspect of an instrument, or of the facility. */
export const formerOf = ({ former_evaluations }: ReviewedApplication, target: string, aspect: Aspect) =>
  former_evaluations.find((former) => former.target === target && former.aspect === aspect) ?? null;
