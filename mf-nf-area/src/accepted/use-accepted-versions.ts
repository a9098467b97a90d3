import type { AcceptedVersions, NationalFacility } from '@portal/domain';
import { useListAcceptedVersionsQuery } from '../api/accepted-versions';

/** Until the first round has ended well there is nothing to ask for. */
function mayHaveVersions({ displayed_status, submissions }: NationalFacility): boolean {
  const { round, acceptance } = submissions.initial_acceptance;
  return displayed_status.certified === true || round > 1 || acceptance !== null;
}

/** The accepted versions of a facility; nothing before they are loaded, and where there can be none. */
export function useAcceptedVersions(facility: NationalFacility): AcceptedVersions | undefined {
  return useListAcceptedVersionsQuery(facility._id, { skip: !mayHaveVersions(facility) }).currentData;
}
