import type { AcceptedVersions, NationalFacility } from '@portal/domain';
import { useListAcceptedVersionsQuery } from '../api/accepted-versions';

/**
 * Whether accepted versions can exist. They cannot during a first round without a decision, so nothing is requested
 * then.
 */
function mayHaveVersions({ displayed_status, submissions }: NationalFacility): boolean {
  const { round, acceptance } = submissions.initial_acceptance;
  return displayed_status.certified === true || round > 1 || acceptance !== null;
}

const useVersions = (facility: NationalFacility) =>
  useListAcceptedVersionsQuery(facility._id, { skip: !mayHaveVersions(facility) });

/** The accepted versions of a facility; undefined while they are loading and when there can be none. */
export const useAcceptedVersions = (facility: NationalFacility): AcceptedVersions | undefined =>
  useVersions(facility).currentData;

/** Whether the accepted versions of a facility are being loaded. */
export const useAreVersionsLoading = (facility: NationalFacility): boolean => useVersions(facility).isLoading;
