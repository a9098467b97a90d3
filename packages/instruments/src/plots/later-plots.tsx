import type { SynergyMatrix } from '@portal/domain';
import type { DurationFacts } from '@portal/plots';
import { Component, lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { DrawnCoverageProps } from './drawn-plots';
import '../instruments.css';

const load = () => import('./drawn-plots');
const Coverage = lazy(async () => ({ default: (await load()).DrawnCoverage }));
const Duration = lazy(async () => ({ default: (await load()).DrawnDuration }));
const Synergy = lazy(async () => ({ default: (await load()).DrawnSynergy }));

/** The range of the channel groups of a lidar as a plot, which comes after the page; nothing where no group is described. */
export function CoveragePlot({ name, channels }: DrawnCoverageProps) {
  if (Object.keys(channels).length === 0) return null;
  return (
    <Later>
      <Coverage name={name} channels={channels} />
    </Later>
  );
}

/** The distances of the pairs of a facility as a plot, which comes after the page; nothing without a pair. */
export function SynergyPlot({ matrix }: { matrix: SynergyMatrix }) {
  if (matrix.pairs.length === 0) return null;
  return (
    <Later>
      <Synergy matrix={matrix} />
    </Later>
  );
}

/** How long an application was pending with whom as a plot, which comes after the page; nothing before a hand-over. */
export function DurationPlot(facts: DurationFacts) {
  if (facts.phases.length === 0) return null;
  return (
    <Later>
      <Duration {...facts} />
    </Later>
  );
}

/** Keeps room for a plot until it has come. One that cannot be loaded is left out: its figures stand beside it. */
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
