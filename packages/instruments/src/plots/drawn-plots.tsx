import type { ChannelGroups, SynergyMatrix } from '@portal/domain';
import { coverageScene, durationScene, synergyScene } from '@portal/plots';
import type { DurationFacts, Scene } from '@portal/plots';
import { Plot } from '@portal/plots/react';
import type { PlotProps } from '@portal/plots/react';
import { useCallback } from 'react';

export interface DrawnCoverageProps {
  /** Name of the lidar. */
  name: string;
  channels: ChannelGroups;
}

/** The range of a lidar's channel groups. Imports the plotting library, so load it lazily. */
export function DrawnCoverage({ name, channels }: DrawnCoverageProps) {
  const draw = useCallback((width: number) => coverageScene({ name, channels }, width), [name, channels]);
  return <Plot draw={draw} />;
}

/** The distances of a facility's pairs. Imports the plotting library, so load it lazily. */
export function DrawnSynergy({ matrix }: { matrix: SynergyMatrix }) {
  const draw = useCallback((width: number) => synergyScene(matrix, width), [matrix]);
  return <Plot draw={draw} />;
}

/** The time an application was pending with each party. Imports the plotting library, so load it lazily. */
export function DrawnDuration({ phases, due, now }: DurationFacts) {
  const draw = useCallback((width: number) => durationScene({ phases, due, now }, width), [phases, due, now]);
  return <Plot draw={draw} />;
}

/** A plot that another part draws. Imports the plotting library, so load it lazily. */
export const DrawnBy = ({ draw }: Pick<PlotProps, 'draw'>) => <Plot draw={draw} />;

/** A plot of a document, with its measures. Imports the plotting library, so load it lazily. */
export function DrawnScene({ scene }: { scene: Scene }) {
  const draw = useCallback(() => scene, [scene]);
  return <Plot draw={draw} />;
}
