import type { PlotLine } from '@portal/domain';
import type { Dash, Tone } from './scene';

/** How a line is drawn: no two lines of a panel have the same dashes, so that they are told apart without colour. */
export interface LineStyle {
  tone: Tone;
  dash?: Dash;
  isPale?: boolean;
}

const STYLES: Readonly<Record<string, LineStyle>> = {
  N: { tone: 'blue' },
  E: { tone: 'brown', dash: 'long' },
  S: { tone: 'green', dash: 'short' },
  W: { tone: 'violet', dash: 'mixed' },
  I: { tone: 'blue' },
  O: { tone: 'brown', dash: 'long' },
  repeated: { tone: 'blue', dash: 'dotted' },
  signal: { tone: 'blue' },
  molecular: { tone: 'brown', dash: 'long' },
  bins: { tone: 'soft', isPale: true },
  smooth: { tone: 'blue', dash: 'long' },
  slope: { tone: 'label', dash: 'mixed' },
  eta: { tone: 'blue' },
  plus: { tone: 'green', dash: 'short' },
  minus: { tone: 'violet', dash: 'mixed' },
  mean: { tone: 'label', dash: 'long' },
  as_written: { tone: 'blue' },
  as_named: { tone: 'violet', dash: 'mixed' },
};

export const styleOf = ({ name }: Pick<PlotLine, 'name'>): LineStyle =>
  STYLES[name] ?? { tone: 'brown', dash: 'double' };

/** Lines that are not laid below those of a later test: single bins hide them, and windows are those of their own test. */
const OWN = ['bins', 'repeated', 'slope', 'mean', 'molecular'];
export const isCompared = ({ name }: PlotLine): boolean => !OWN.includes(name);

/** The line whose ends are those of the window in which a quantity is evaluated. */
const WINDOWS = ['slope', 'mean'];
export const isWindow = ({ name, points }: PlotLine): boolean =>
  points.length === 2 && (WINDOWS.includes(name) || name === 'molecular');
