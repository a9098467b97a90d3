import { day } from '@portal/domain';
import { TimelineView } from '@portal/quality';
import { ErrorState, Loading, Panel } from '@portal/ui/core';
import { useState } from 'react';
import { useGetTimelineQuery } from '../api/timeline';
import { TIMELINE_MESSAGES as texts } from './messages';

/** The way of a facility from its registration on, in its tab. */
export function FacilityTimeline({ facilityId }: { facilityId: string }) {
  const [today] = useState(() => day(Date.now() / 1000) ?? '');
  const {
    currentData: timeline,
    isError,
    refetch,
  } = useGetTimelineQuery(facilityId, { refetchOnMountOrArgChange: true });
  if (timeline)
    return (
      <Panel>
        <TimelineView timeline={timeline} today={today} here={`/edit-nf/${facilityId}`} />
      </Panel>
    );
  if (!isError) return <Loading label={texts.loading} />;
  return (
    <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
      {texts.failed}
    </ErrorState>
  );
}
