import { isFollowed } from '@portal/domain';
import { TrendPlots } from '@portal/quality';
import { useGetTrendsOfTestedLidarQuery } from '../../api/qa-tests';
import type { TestOnDesk } from './channel-of-test';

/** The figure of a channel or pair over the years, from tests with a result; nothing without two of them. */
export function ChannelTrend({ desk: { test }, name }: { desk: TestOnDesk; name: string }) {
  const { data = [] } = useGetTrendsOfTestedLidarQuery(test.lidar._id, { skip: !isFollowed(test.type) });
  return <TrendPlots trends={data.filter((trend) => trend.type === test.type && trend.name === name)} />;
}
