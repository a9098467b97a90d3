import type { Limits, PlotLine, QaTestTypeCode } from '@portal/domain';
import { ScenePlot } from '@portal/instruments';
import { profileScene } from '@portal/plots';
import { useCallback } from 'react';

const NO_LINES: readonly PlotLine[] = [];

interface ProfilePlotProps {
  type: QaTestTypeCode;
  channel: string;
  lines: readonly PlotLine[];
  /** Of the self-check that the lines are of. */
  limits: Limits;
  /** Of the last valid test of the same kind, which is laid below; `lines` must be referentially stable. */
  formerDay: string | null;
  formerLines?: readonly PlotLine[] | undefined;
}

/** The profiles of a channel, over those of the previous test if there is one; nothing without lines. */
export function ProfilePlot({ type, channel, lines, limits, formerDay, formerLines = NO_LINES }: ProfilePlotProps) {
  const maxDeviation = limits.telecover?.maxDeviation ?? null;
  const draw = useCallback(
    (width: number) => {
      const former = formerDay === null || formerLines.length === 0 ? null : { day: formerDay, lines: formerLines };
      return profileScene({ type, channel, lines, maxDeviation, former }, width);
    },
    [type, channel, lines, maxDeviation, formerDay, formerLines],
  );
  return lines.length > 0 && <ScenePlot draw={draw} />;
}
