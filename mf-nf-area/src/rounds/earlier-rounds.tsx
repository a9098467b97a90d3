import { DOWNLOAD_PATHS, useDownload, useListRoundsQuery } from '@portal/api-slice';
import { isSubmitted } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { FinishedRounds } from '@portal/facilities';

/** The rounds before the present one: why each was ended, and what was submitted and issued in it. */
export function EarlierRounds({ facility }: { facility: NationalFacility }) {
  const { status } = facility.submissions.initial_acceptance;
  const { currentData: rounds, isError, refetch } = useListRoundsQuery(facility._id);
  const download = useDownload();
  const onRetry = isError ? () => void refetch() : undefined;
  return (
    <FinishedRounds
      {...{ rounds, onRetry, download }}
      pathOf={DOWNLOAD_PATHS.file}
      // Of an application that was given back, it says why.
      isLatestOpen={!isSubmitted(status.code)}
    />
  );
}
