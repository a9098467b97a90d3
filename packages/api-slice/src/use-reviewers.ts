import { COMPONENTS } from '@portal/domain';
import type { Component, DeclinedReview, Person, ReviewersInput } from '@portal/domain';
import { useListDeclinedReviewsQuery } from './declined-reviews';
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
 * Data and actions for setting a facility's reviewers: the candidates per component (`null` while loading), what was declined, a retry
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
  const declined = useListDeclinedReviewsQuery(facilityId, options).currentData ?? NONE;
  const all = Object.values(lists);
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
    candidates: all.every(({ data }) => data) ? candidatesIn(lists) : null,
    onRetry: failed.length > 0 ? retry : undefined,
    save,
  };
}

const candidatesIn = (lists: Record<Component, { data?: Person[] }>): Record<Component, readonly Person[]> => ({
  lidar: lists.lidar.data ?? [],
  lidar_data: lists.lidar_data.data ?? [],
  photometer: lists.photometer.data ?? [],
  photometer_data: lists.photometer_data.data ?? [],
});
