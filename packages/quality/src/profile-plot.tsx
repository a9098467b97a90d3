import type { ChannelSuggestion, Limits, PlotLine, QaTestTypeCode } from '@portal/domain';
import { ScenePlot } from '@portal/instruments';
import { profileScene } from '@portal/plots';
import { useCallback } from 'react';

const NO_LINES: readonly PlotLine[] = [];

interface ProfilePlotProps {
  type: QaTestTypeCode;
  /** Name of a channel or pair. */
  channel: string;
  lines: readonly PlotLine[];
  /** Of the self-check that the lines are of. */
  limits: Limits;
  suggestion: Pick<ChannelSuggestion, 'figures'> | undefined;
  /** Of the last valid test of the same kind, which is laid below; `lines` must be referentially stable. */
  formerDay: string | null;
  formerLines?: readonly PlotLine[] | undefined;
}

/** The profiles of a channel or pair, over those of the previous test if there is one; nothing without lines. */
export function ProfilePlot(props: ProfilePlotProps) {
  const { type, channel, lines, limits, suggestion, formerDay, formerLines = NO_LINES } = props;
  const figures = suggestion?.figures ?? null;
  const draw = useCallback(
    (width: number) => {
      const former = formerDay === null || formerLines.length === 0 ? null : { day: formerDay, lines: formerLines };
      return profileScene({ type, channel, lines, limits, figures, former }, width);
    },
    [type, channel, lines, limits, figures, formerDay, formerLines],
  );
  return lines.length > 0 && <ScenePlot draw={draw} />;
}
