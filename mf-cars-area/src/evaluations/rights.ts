import { evaluationCapability, holdersFor, relationsOf, isAdministrator, may } from '@portal/domain';
import type { AspectPath, Profile, ReviewedApplication } from '@portal/domain';

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
export function mayEvaluate(
  profile: Profile | null,
  application: ReviewedApplication,
  path: EvaluationPath,
  { evaluation_date }: { evaluation_date: number | null },
): boolean {
  if (!profile) return false;
  const { facility } = application;
  const people = { ...holdersFor(facility, profile), reviewers: reviewersOf(application) };
  const relation = relationsOf({ id: profile._id, permissions: profile.permissions }, people);
  const status = facility.submissions.initial_acceptance.status.code;
  return may(evaluationCapability('submit', path), relation, { status, isAspectSubmitted: evaluation_date !== null })
    .allowed;
}

/** Whether an administrator evaluates a facility of their own, or as a deputy, which is allowed and recorded. */
export const isOwnFacility = (profile: Profile | null, { facility }: ReviewedApplication) =>
  isAdministrator(profile) && (profile?._id === facility.owner._id || facility.is_deputy);
