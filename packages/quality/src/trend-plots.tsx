import type { FigureTrend } from '@portal/domain';
import { ScenePlot } from '@portal/instruments';
import { trendScene } from '@portal/plots';
import { useCallback } from 'react';

/** Figures of channels or pairs over the years; nothing of those with a single test. */
export function TrendPlots({ trends }: { trends: readonly FigureTrend[] }) {
  return trends.map((trend) => trend.points.length > 1 && <Trend key={`${trend.type} ${trend.name}`} trend={trend} />);
}

function Trend({ trend }: { trend: FigureTrend }) {
  const draw = useCallback((width: number) => trendScene(trend, width), [trend]);
  return <ScenePlot draw={draw} />;
}
