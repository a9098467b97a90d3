import { DOWNLOAD_PATHS, useDownload, useListRoundsQuery } from '@portal/api-slice';
import { FinishedRounds as Rounds } from '@portal/facilities';

/** The previous rounds of a facility. */
export function FinishedRounds({ facilityId }: { facilityId: string }) {
  const { currentData: rounds, isError, refetch } = useListRoundsQuery(facilityId);
  const download = useDownload();
  const onRetry = isError ? () => void refetch() : undefined;
  return <Rounds {...{ rounds, onRetry, download }} pathOf={DOWNLOAD_PATHS.file} />;
}
