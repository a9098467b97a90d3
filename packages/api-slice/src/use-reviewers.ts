import { COMPONENTS } from '@portal/domain';
import type { Component, ComponentReviewers, DeclinedReview, Person, SetReviewersInput } from '@portal/domain';
import { useListDeputiesQuery } from './deputies';
import { useListDeclinedReviewsQuery, useSetReviewersMutation } from './reviewers';
import { dataOf, fieldErrors, serverMessage, statusOf } from './request/api-error';
import { useListUsersWithRoleQuery } from './users';

const NONE: readonly DeclinedReview[] = [];

const roleOf = (component: Component) => {
  const entry = COMPONENTS.find(({ code }) => code === component);
  if (!entry) throw new Error(`There is no component ${component}.`);
  return entry.role;
};

const ROLES = {
  lidar: roleOf('lidar'),
  lidar_data: roleOf('lidar_data'),
  photometer: roleOf('photometer'),
  photometer_data: roleOf('photometer_data'),
};

/** The users who may review each component. `candidates` is `null` while loading; `onRetry` is set after a failure. */
export function useReviewerLists(isEnabled = true) {
  const options = { skip: !isEnabled };
  const lists = {
    lidar: useListUsersWithRoleQuery(ROLES.lidar, options),
    lidar_data: useListUsersWithRoleQuery(ROLES.lidar_data, options),
    photometer: useListUsersWithRoleQuery(ROLES.photometer, options),
    photometer_data: useListUsersWithRoleQuery(ROLES.photometer_data, options),
  };
  const all = Object.values(lists);
  const failed = all.filter(({ isError }) => isError);
  const retry = () => {
    for (const { refetch } of failed) void refetch();
  };
  return {
    candidates: known(lists),
    onRetry: failed.length > 0 ? retry : undefined,
  };
}

/**
 * Data and actions for setting a facility's reviewers: the declined reviews, the candidates per component (`null` while
 * loading) without deputies and users with a conflict of interest, a retry after a failure, and saving. Loads only if
 * `isEnabled`.
 */
export function useReviewers(facilityId: string, isEnabled: boolean) {
  const [setReviewers] = useSetReviewersMutation();
  const options = { skip: !isEnabled };
  const { candidates, onRetry } = useReviewerLists(isEnabled);
  const declining = useListDeclinedReviewsQuery(facilityId, options);
  const deputies = useListDeputiesQuery(facilityId, options);
  const declined = declining.currentData ?? NONE;
  const isKnown = !declining.isLoading && !deputies.isLoading;
  // Users with a conflict of interest, and deputies; the server refuses them.
  const barred = new Set([
    ...declined.filter(({ conflict_of_interest }) => conflict_of_interest).map(({ person }) => person._id),
    ...(deputies.currentData ?? []).map(({ _id }) => _id),
  ]);
  async function save(reviewers: SetReviewersInput) {
    const { error } = await setReviewers({ id: facilityId, reviewers });
    if (!error) return { ok: true as const };
    const errors = fieldErrors(error);
    // The refusal of another state names no field and has no reviewers.
    const present = errors && statusOf(error) === 409 ? (dataOf(error) as ComponentReviewers) : null;
    return { ok: false as const, errors, message: serverMessage(error), present };
  }
  return {
    declined,
    candidates: candidates && isKnown ? without(candidates, barred) : null,
    onRetry,
    save,
  };
}

function known({ lidar, lidar_data, photometer, photometer_data }: Record<Component, { data?: Person[] }>) {
  if (!lidar.data || !lidar_data.data || !photometer.data || !photometer_data.data) return null;
  return {
    lidar: lidar.data,
    lidar_data: lidar_data.data,
    photometer: photometer.data,
    photometer_data: photometer_data.data,
  };
}

type Candidates = Readonly<Record<Component, readonly Person[]>>;

function without(candidates: Candidates, barred: ReadonlySet<string>): Candidates {
  const of = (component: Component) => candidates[component].filter(({ _id }) => !barred.has(_id));
  return {
    lidar: of('lidar'),
    lidar_data: of('lidar_data'),
    photometer: of('photometer'),
    photometer_data: of('photometer_data'),
  };
}
