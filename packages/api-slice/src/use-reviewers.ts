import { COMPONENTS } from '@portal/domain';
import type { Component, DeclinedReview, Person, ReviewersInput } from '@portal/domain';
import { useListDeclinedReviewsQuery } from './declined-reviews';
import { useListDeputiesQuery } from './deputies';
import { useSetReviewersMutation } from './evaluation';
import { fieldErrors, serverMessage } from './request/api-error';
import { useListUsersWithRoleQuery } from './users';

const NONE: readonly DeclinedReview[] = [];

const roleOf = (component: Component) => {
  const entry = COMPONENTS.find(({ code }) => code === component);
  if (!entry) throw new Error(`There is no component ${component}.`);
  return entry.role;
};

/**
 * Data and actions for setting a facility's reviewers: the candidates per component (`null` while loading), of whom
 * none is a deputy there or has declared a conflict of interest, what was declined, a retry
 * after a failure, and saving. Loads only while `isEnabled`.
 */
export function useReviewers(facilityId: string, isEnabled: boolean) {
  const [setReviewers] = useSetReviewersMutation();
  const options = { skip: !isEnabled };
  const lists = {
    lidar: useListUsersWithRoleQuery(roleOf('lidar'), options),
    lidar_data: useListUsersWithRoleQuery(roleOf('lidar_data'), options),
    photometer: useListUsersWithRoleQuery(roleOf('photometer'), options),
    photometer_data: useListUsersWithRoleQuery(roleOf('photometer_data'), options),
  };
  const declining = useListDeclinedReviewsQuery(facilityId, options);
  const deputies = useListDeputiesQuery(facilityId, options);
  const declined = declining.currentData ?? NONE;
  const all = Object.values(lists);
  const isKnown = !declining.isLoading && !deputies.isLoading && all.every(({ data }) => data);
  // The server refuses them: people with a conflict of interest, and deputies.
  const barred = new Set([
    ...declined.filter(({ conflict_of_interest }) => conflict_of_interest).map(({ person }) => person._id),
    ...(deputies.currentData ?? []).map(({ _id }) => _id),
  ]);
  const failed = all.filter(({ isError }) => isError);
  const retry = () => {
    for (const { refetch } of failed) void refetch();
  };
  async function save(reviewers: ReviewersInput) {
    const { error } = await setReviewers({ id: facilityId, reviewers });
    if (!error) return { ok: true as const };
    return { ok: false as const, errors: fieldErrors(error), message: serverMessage(error) };
  }
  return {
    declined,
    candidates: isKnown ? candidatesIn(lists, barred) : null,
    onRetry: failed.length > 0 ? retry : undefined,
    save,
  };
}

function candidatesIn(
  lists: Record<Component, { data?: Person[] }>,
  barred: ReadonlySet<string>,
): Record<Component, readonly Person[]> {
  const of = ({ data = [] }: { data?: Person[] }) => data.filter(({ _id }) => !barred.has(_id));
  return {
    lidar: of(lists.lidar),
    lidar_data: of(lists.lidar_data),
    photometer: of(lists.photometer),
    photometer_data: of(lists.photometer_data),
  };
}
