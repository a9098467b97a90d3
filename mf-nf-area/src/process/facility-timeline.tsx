import { TimelineView } from '@portal/quality';
import { ErrorState, Loading, Panel } from '@portal/ui/core';
import { useGetTimelineQuery } from '../api/timeline';
import { TIMELINE_MESSAGES as texts } from './messages';

/** The way of a facility from its registration on, in its tab. */
export function FacilityTimeline({ facilityId }: { facilityId: string }) {
  const {
    currentData: timeline,
    isError,
    refetch,
  } = useGetTimelineQuery(facilityId, { refetchOnMountOrArgChange: true });
  if (timeline)
    return (
      <Panel>
        <TimelineView timeline={timeline} here={`/edit-nf/${facilityId}`} />
      </Panel>
    );
  if (!isError) return <Loading label={texts.loading} />;
  return (
    <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
      {texts.failed}
    </ErrorState>
  );
}
