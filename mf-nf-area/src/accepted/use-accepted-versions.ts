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

/** The accepted versions of a facility; undefined while they are loading and when there can be none. */
export function useAcceptedVersions(facility: NationalFacility): AcceptedVersions | undefined {
  return useListAcceptedVersionsQuery(facility._id, { skip: !mayHaveVersions(facility) }).currentData;
}
