import type { QaTestSummary, QaTestTypeCode } from '@portal/domain';
import { hasFollowedFigures, isFollowed } from '@portal/domain';
import { TrendPlots } from '@portal/quality';
import { Disclosure } from '@portal/ui/core';
import { useGetFigureTrendsQuery } from '../../api/test-book';
import { BOOK_MESSAGES } from './messages';

const { trends: texts } = BOOK_MESSAGES;

interface LidarTrendsProps {
  lidarId: string;
  /** The tests of the lidar; without two that have a figure in common, nothing is loaded. */
  tests: readonly QaTestSummary[];
  /** Only figures of this type of tests; undefined: all. */
  type?: QaTestTypeCode;
}

/** Full overlap and gain ratio of a lidar over the years; nothing without two tests of a kind. */
export function LidarTrends({ lidarId, tests, type }: LidarTrendsProps) {
  const followed = tests.filter((test) => isFollowed(test.type) && hasFollowedFigures(test.status));
  const isRepeated = followed.some((test) => followed.some((other) => other !== test && other.type === test.type));
  const { data = [] } = useGetFigureTrendsQuery(lidarId, { skip: !isRepeated });
  const shown = data.filter((trend) => trend.points.length > 1 && (type === undefined || trend.type === type));
  if (shown.length === 0) return null;
  return (
    <Disclosure summary={texts.title(shown.length)}>
      <div className="nf-qa-plots">
        <TrendPlots trends={shown} />
      </div>
    </Disclosure>
  );
}
