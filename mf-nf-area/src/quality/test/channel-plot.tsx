import type { PlotLine, QaTest, QaTestSummary } from '@portal/domain';
import { day, limitsOf } from '@portal/domain';
import { ProfilePlot } from '@portal/quality';
import { useGetQaSeriesQuery } from '../../api/qa-tests';

const NO_LINES: readonly PlotLine[] = [];

interface ChannelPlotProps {
  test: Pick<QaTest, '_id' | 'type' | 'version' | 'self_check'>;
  shortName: string;
  /** The lines, if this browser has read the file; otherwise they are loaded. */
  lines: readonly PlotLine[] | null;
  /** The last valid test of the same kind, which is laid below. */
  former: QaTestSummary | undefined;
}

/** The profiles of a channel, over those of the previous test if there is one. */
export function ChannelPlot({ test, shortName, lines, former }: ChannelPlotProps) {
  const { _id: id, type, version, self_check: check } = test;
  const { data: stored } = useGetQaSeriesQuery({ id, shortName, version }, { skip: lines !== null });
  const before = former ?? { _id: '', version: 0, measured_from: null };
  const { data: earlier } = useGetQaSeriesQuery(
    { id: before._id, shortName, version: before.version },
    { skip: former === undefined },
  );
  return (
    <ProfilePlot
      type={type}
      channel={shortName}
      lines={lines ?? stored?.lines ?? NO_LINES}
      limits={limitsOf(lines ? null : check, type)}
      formerDay={day(before.measured_from)}
      formerLines={earlier?.lines}
    />
  );
}
