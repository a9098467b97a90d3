import type { PlotLine, QaTestTypeCode } from '@portal/domain';
import { ScenePlot } from '@portal/instruments';
import { profileScene } from '@portal/plots';
import { useCallback } from 'react';

const NO_LINES: readonly PlotLine[] = [];

interface ProfilePlotProps {
  type: QaTestTypeCode;
  channel: string;
  lines: readonly PlotLine[];
  /** Of the last valid test of the same kind, which is laid below; `lines` must be referentially stable. */
  formerDay: string | null;
  formerLines?: readonly PlotLine[] | undefined;
}

/** The profiles of a channel, over those of the previous test if there is one; nothing without lines. */
export function ProfilePlot({ type, channel, lines, formerDay, formerLines = NO_LINES }: ProfilePlotProps) {
  const draw = useCallback(
    (width: number) => {
      const former = formerDay === null || formerLines.length === 0 ? null : { day: formerDay, lines: formerLines };
      return profileScene({ type, channel, lines, former }, width);
    },
    [type, channel, lines, formerDay, formerLines],
  );
  return lines.length > 0 && <ScenePlot draw={draw} />;
}
