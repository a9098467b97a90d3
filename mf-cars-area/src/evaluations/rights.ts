import { evaluationCapability, relationsOf, isAdministrator, may } from '@portal/domain';
import type { AspectPath, Profile, Relation, ReviewedApplication } from '@portal/domain';

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
    ownerId: application.facility.owner._id,
    reviewers: reviewersOf(application),
  });

/** Whether the user may evaluate now. It only spares useless attempts: the server decides. */
export function mayEvaluate(
  profile: Profile | null,
  application: ReviewedApplication,
  path: EvaluationPath,
  { evaluation_date }: { evaluation_date: number | null },
): boolean {
  const relation = relationTo(profile, application);
  const status = application.facility.submissions.initial_acceptance.status.code;
  return may(evaluationCapability('submit', path), relation, { status, isAspectSubmitted: evaluation_date !== null })
    .allowed;
}

/** Whether an administrator evaluates a facility of their own, which is allowed and recorded. */
export const isOwnFacility = (profile: Profile | null, { facility }: ReviewedApplication) =>
  isAdministrator(profile) && profile?._id === facility.owner._id;
