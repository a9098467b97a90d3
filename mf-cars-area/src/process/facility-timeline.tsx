import { day } from '@portal/domain';
import { TimelineView } from '@portal/quality';
import { ErrorState, Loading } from '@portal/ui/core';
import { useState } from 'react';
import { useGetTimelineAtCentreQuery } from '../api/process';
import { PROCESS_MESSAGES } from './messages';

const { timeline: texts, failed } = PROCESS_MESSAGES;

/** The timeline of a facility, for the centre. */
export function FacilityTimeline({ facilityId }: { facilityId: string }) {
  const [today] = useState(() => day(Date.now() / 1000) ?? '');
  const {
    currentData: timeline,
    isError,
    refetch,
  } = useGetTimelineAtCentreQuery(facilityId, { refetchOnMountOrArgChange: true });
  if (timeline) return <TimelineView timeline={timeline} today={today} here={`/cars/evaluate-nf/${facilityId}`} />;
  if (!isError) return <Loading label={texts.loading} />;
  return (
    <ErrorState title={texts.failedTitle} onRetry={() => void refetch()}>
      {failed}
    </ErrorState>
  );
}
