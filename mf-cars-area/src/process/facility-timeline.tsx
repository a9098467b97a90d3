import { TimelineView } from '@portal/quality';
import { ErrorState, Loading } from '@portal/ui/core';
import { useGetTimelineAtCentreQuery } from '../api/process';
import { PROCESS_MESSAGES } from './messages';

const { timeline: texts, failed } = PROCESS_MESSAGES;

/** The timeline of a facility, for the centre. */
export function FacilityTimeline({ facilityId }: { facilityId: string }) {
  const {
    currentData: timeline,
    isError,
    refetch,
  } = useGetTimelineAtCentreQuery(facilityId, { refetchOnMountOrArgChange: true });
  if (timeline) return <TimelineView timeline={timeline} here={`/cars/evaluate-nf/${facilityId}`} />;
  if (!isError) return <Loading label={texts.loading} />;
  return (
    <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
      {failed}
    </ErrorState>
  );
}
