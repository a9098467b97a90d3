import type { ChannelGroups, SynergyMatrix } from '@portal/domain';
import { coverageScene, durationScene, synergyScene } from '@portal/plots';
import type { DurationFacts } from '@portal/plots';
import { Plot } from '@portal/plots/react';
import { useCallback } from 'react';

/** Props of `DrawnCoverage`. */
export interface DrawnCoverageProps {
  /** Of the lidar. */
  name: string;
  channels: ChannelGroups;
}

/** The range of the channel groups of a lidar, with the library that draws it. */
export function DrawnCoverage({ name, channels }: DrawnCoverageProps) {
  const draw = useCallback((width: number) => coverageScene({ name, channels }, width), [name, channels]);
  return <Plot draw={draw} />;
}

/** The distances of the pairs of a facility, with the library that draws them. */
export function DrawnSynergy({ matrix }: { matrix: SynergyMatrix }) {
  const draw = useCallback((width: number) => synergyScene(matrix, width), [matrix]);
  return <Plot draw={draw} />;
}

/** How long an application was pending with whom, with the library that draws it. */
export function DrawnDuration({ phases, due, now }: DurationFacts) {
  const draw = useCallback((width: number) => durationScene({ phases, due, now }, width), [phases, due, now]);
  return <Plot draw={draw} />;
}
