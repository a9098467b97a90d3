import type { Limits } from './limits';
import type { ChannelSuggestion } from './suggestion';

/** A figure of a self-check, with the limit of that self-check. */
export interface FigureRow {
  label: string;
  value: string;
  /** Empty for a figure without a limit, and for one whose limit is not known. */
  limit: string;
}

/** A figure that an evaluator may state for a channel or pair. */
export type FindingFigure = 'full_overlap_m' | 'eta' | 'epsilon_deg' | 'residual';

type Figures = ChannelSuggestion['figures'];

const NONE = '–';
const DIGITS = 4;

const shown = (value: unknown, unit = '') =>
  typeof value === 'number' && Number.isFinite(value) ? `${Number(value.toPrecision(DIGITS))}${unit}` : NONE;

const part = (figures: Figures, name: string): Figures => {
  const value = figures?.[name];
  return typeof value === 'object' ? (value as Figures) : null;
};

/** The words about limits that are known. */
const limitOf = <Group>(group: Group | undefined, words: (group: Group) => string) => (group ? words(group) : '');

/** The rows of figures, by what they are of. */
export type FigureRows = (figures: Figures, limits: Limits) => FigureRow[];

export const telecoverRows: FigureRows = (figures, { telecover }) => [
  {
    label: 'Full overlap',
    value: shown(figures?.full_overlap_m, ' m'),
    limit: limitOf(telecover, ({ advisedOverlap }) => `at most ${advisedOverlap} m (advised)`),
  },
  ...(typeof figures?.stated_overlap_m === 'number'
    ? [{ label: 'Full overlap of the application', value: shown(figures.stated_overlap_m, ' m'), limit: '' }]
    : []),
  {
    label: telecover
      ? `Largest deviation from ${telecover.advisedOverlap} m to ${telecover.nearRange} m`
      : 'Largest deviation in the near range',
    value: shown(figures?.largest_deviation),
    limit: limitOf(telecover, ({ maxDeviation }) => `at most ${maxDeviation}`),
  },
  {
    label: 'Deviation of the repeated sector',
    value: shown(figures?.repeat_deviation),
    limit: limitOf(telecover, ({ maxRepeatDeviation }) => `at most ${maxRepeatDeviation}`),
  },
];

export function rayleighRows(figures: Figures, { rayleigh }: Limits): FigureRow[] {
  const fit = part(figures, 'fit');
  return [
    {
      label: 'Window of the fit',
      value: fit ? `${shown(fit.from)}–${shown(fit.to, ' m')}` : NONE,
      limit: limitOf(
        rayleigh,
        ({ shortestWindow, searchFrom }) => `at least ${shortestWindow} m long, from ${searchFrom} m`,
      ),
    },
    {
      label: 'Relative standard error of the mean',
      value: shown(fit?.rsem),
      limit: limitOf(rayleigh, ({ maxRsem }) => `at most ${maxRsem}`),
    },
    {
      label: 'Slope of the residual',
      value: shown(fit?.slope, ' σ'),
      limit: limitOf(rayleigh, ({ maxSlope }) => `at most ${maxSlope} σ`),
    },
    {
      label: 'Difference of the halves',
      value: shown(fit?.half_difference, ' σ'),
      limit: limitOf(rayleigh, ({ maxHalfDifference }) => `at most ${maxHalfDifference} σ`),
    },
    {
      label: 'Durbin–Watson statistic',
      value: shown(fit?.durbin_watson),
      limit: limitOf(rayleigh, ({ durbinWatsonFrom, durbinWatsonTo }) => `${durbinWatsonFrom} to ${durbinWatsonTo}`),
    },
    { label: 'Molecular up to', value: shown(figures?.molecular_up_to_m, ' m'), limit: '' },
  ];
}

/** Without parameters of the optics, or for an unknown wavelength, there is none. */
const residualRows = (residual: unknown, words: string, { polarisation }: Limits): FigureRow[] =>
  typeof residual === 'number'
    ? [
        {
          label: `Residual depolarisation, ${words}`,
          value: shown(residual),
          limit: limitOf(polarisation, ({ maxResidual }) => `at most ${maxResidual}`),
        },
      ]
    : [];

export function polarisationRows(figures: Figures, limits: Limits): FigureRow[] {
  const { polarisation } = limits;
  const orders = [
    { order: part(figures, 'as_written'), words: 'columns as written' },
    { order: part(figures, 'as_named'), words: 'columns as named' },
  ];
  return [
    ...orders.flatMap(({ order, words }): FigureRow[] => [
      { label: `Gain ratio η, ${words}`, value: shown(order?.eta), limit: '' },
      {
        label: `Calibrator rotation ε, ${words}`,
        value: shown(order?.epsilon_deg, '°'),
        limit: limitOf(polarisation, ({ maxEpsilon }) => `at most ${maxEpsilon}°`),
      },
      { label: `Depolarisation in the molecular range, ${words}`, value: shown(order?.depolarisation), limit: '' },
      ...residualRows(order?.residual, words, limits),
    ]),
    {
      label: 'Relative standard error in the calibration window',
      value: shown(figures?.rsem),
      limit: limitOf(polarisation, ({ maxRsem }) => `at most ${maxRsem}`),
    },
    {
      label: 'Slope in the calibration window',
      value: shown(figures?.slope, ' σ'),
      limit: limitOf(polarisation, ({ maxSlope }) => `at most ${maxSlope} σ`),
    },
  ];
}

export const darkRows: FigureRows = (figures, { dark }) => [
  {
    label: 'Deviation from the mean over time',
    value: shown(figures?.dark_deviation),
    limit: limitOf(dark, ({ maxDeviation }) => `at most ${maxDeviation}`),
  },
];

export const triggerDelayRows: FigureRows = (figures, { triggerDelay }) => [
  {
    label: 'Trigger delay',
    value: shown(figures?.trigger_delay_bins, ' bins'),
    limit: limitOf(triggerDelay, ({ maxDifference }) => `within ${maxDifference} bin of the configuration`),
  },
  { label: 'Trigger delay of the configuration', value: shown(figures?.configured_bins, ' bins'), limit: '' },
];
