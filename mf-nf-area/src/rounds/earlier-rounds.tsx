import { DOWNLOAD_PATHS, useDownload, useListRoundsQuery } from '@portal/api-slice';
import { isSubmitted } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { FinishedRounds } from '@portal/facilities';

/** The previous rounds: the reason for the end of each, and its submission and reports. */
export function EarlierRounds({ facility }: { facility: NationalFacility }) {
  const { status } = facility.submissions.initial_acceptance;
  const { currentData: rounds, isError, refetch } = useListRoundsQuery(facility._id);
  const download = useDownload();
  const onRetry = isError ? () => void refetch() : undefined;
  return (
    <FinishedRounds
      {...{ rounds, onRetry, download }}
      pathOf={DOWNLOAD_PATHS.file}
      // The latest round of a returned application is expanded, since it gives the reason.
      isLatestOpen={!isSubmitted(status.code)}
    />
  );
}
