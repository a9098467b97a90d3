import type { ChannelSuggestion, PlotLine, QaTest, QaTestSummary } from '@portal/domain';
import { day, limitsOf } from '@portal/domain';
import { ProfilePlot } from '@portal/quality';
import { useMemo } from 'react';
import { useGetQaSeriesQuery } from '../../api/qa-tests';

const NO_LINES: readonly PlotLine[] = [];

interface ChannelPlotProps {
  test: Pick<QaTest, '_id' | 'type' | 'version' | 'self_check'>;
  /** Short name of a channel, or the name of a pair. */
  shortName: string;
  suggestion: ChannelSuggestion | undefined;
  /** The lines, if this browser has read the file; otherwise they are loaded. */
  lines: readonly PlotLine[] | null;
  /** The last valid test of the same kind, which is laid below. */
  former: QaTestSummary | undefined;
}

/** The profiles of a channel or pair, over those of the previous test if there is one. */
export function ChannelPlot({ test, shortName, suggestion, lines, former }: ChannelPlotProps) {
  const { _id: id, type, version, self_check: check } = test;
  const { data: stored } = useGetQaSeriesQuery({ id, shortName, version }, { skip: lines !== null });
  const before = former ?? { _id: '', version: 0, measured_from: null };
  const { data: earlier } = useGetQaSeriesQuery(
    { id: before._id, shortName, version: before.version },
    { skip: former === undefined },
  );
  const limits = useMemo(() => limitsOf(lines ? null : check, type), [lines, check, type]);
  return (
    <ProfilePlot
      type={type}
      channel={shortName}
      lines={lines ?? stored?.lines ?? NO_LINES}
      limits={limits}
      suggestion={suggestion}
      formerDay={day(before.measured_from)}
      formerLines={earlier?.lines}
    />
  );
}
