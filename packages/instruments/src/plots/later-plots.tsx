import type { SynergyMatrix } from '@portal/domain';
import type { DurationFacts, Scene } from '@portal/plots';
import { Component, lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { DrawnCoverageProps } from './drawn-plots';
import '../instruments.css';

/** Loads what draws the plots before the first of them is needed: those that wait for it come in all at once. */
export const loadPlots = () => import('./drawn-plots');
const Coverage = lazy(async () => ({ default: (await loadPlots()).DrawnCoverage }));
const Duration = lazy(async () => ({ default: (await loadPlots()).DrawnDuration }));
const By = lazy(async () => ({ default: (await loadPlots()).DrawnBy }));
const OfDocument = lazy(async () => ({ default: (await loadPlots()).DrawnScene }));
const Synergy = lazy(async () => ({ default: (await loadPlots()).DrawnSynergy }));

/** The range of a lidar's channel groups as a lazily loaded plot; renders nothing if no group is described. */
export function CoveragePlot({ name, channels }: DrawnCoverageProps) {
  if (Object.keys(channels).length === 0) return null;
  return (
    <Later>
      <Coverage name={name} channels={channels} />
    </Later>
  );
}

/** The distances of a facility's pairs as a lazily loaded plot; renders nothing if there are no pairs. */
export function SynergyPlot({ matrix }: { matrix: SynergyMatrix }) {
  if (matrix.pairs.length === 0) return null;
  return (
    <Later>
      <Synergy matrix={matrix} />
    </Later>
  );
}

/** The time an application was pending with each party as a lazily loaded plot; renders nothing without phases. */
export function DurationPlot(facts: DurationFacts) {
  if (facts.phases.length === 0) return null;
  return (
    <Later>
      <Duration {...facts} />
    </Later>
  );
}

/** A plot that the caller draws for a width in px, lazily loaded. `draw` must be referentially stable. */
export const ScenePlot = ({ draw }: { draw: (width: number) => Scene | undefined }) => (
  <Later>
    <By draw={draw} />
  </Later>
);

/** A plot of a document, lazily loaded. */
export const DocumentPlot = ({ scene }: { scene: Scene }) => (
  <Later>
    <OfDocument scene={scene} />
  </Later>
);

/** Reserves space for a plot until it has loaded. A failed load is ignored, because the page also shows the figures. */
class Later extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? null : (
      <Suspense fallback={<div className="ins-plot" />}>{this.props.children}</Suspense>
    );
  }
}
