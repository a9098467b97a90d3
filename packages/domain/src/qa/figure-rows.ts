import type { Limits } from './limits';
import type { ChannelSuggestion } from './self-check';
import type { QaTestTypeCode } from './test-types';

/** A figure of a self-check, with the limit of that self-check. */
export interface FigureRow {
  label: string;
  value: string;
  /** Empty for a figure without a limit, and for one whose limit is not known. */
  limit: string;
}

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

const telecoverRows = (figures: Figures, { telecover }: Limits): FigureRow[] => [
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

function rayleighRows(figures: Figures, { rayleigh }: Limits): FigureRow[] {
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

function polarisationRows(figures: Figures, limits: Limits): FigureRow[] {
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

const ROWS: Partial<Record<QaTestTypeCode, (figures: Figures, limits: Limits) => FigureRow[]>> = {
  telecover: telecoverRows,
  telecover_ring: telecoverRows,
  rayleigh_fit: rayleighRows,
  polarisation_calibration: polarisationRows,
  dark: (figures, { dark }) => [
    {
      label: 'Deviation from the mean over time',
      value: shown(figures?.dark_deviation),
      limit: limitOf(dark, ({ maxDeviation }) => `at most ${maxDeviation}`),
    },
  ],
  trigger_delay: (figures, { triggerDelay }) => [
    {
      label: 'Trigger delay',
      value: shown(figures?.trigger_delay_bins, ' bins'),
      limit: limitOf(triggerDelay, ({ maxDifference }) => `within ${maxDifference} bin of the configuration`),
    },
    { label: 'Trigger delay of the configuration', value: shown(figures?.configured_bins, ' bins'), limit: '' },
  ],
};

/** The figures of a channel with the limits of its self-check; none if the portal has nothing to evaluate. */
export const figureRows = (
  type: QaTestTypeCode,
  suggestion: Pick<ChannelSuggestion, 'figures'> | undefined,
  limits: Limits,
): FigureRow[] => (suggestion?.figures ? (ROWS[type]?.(suggestion.figures, limits) ?? []) : []);

/** The place of the figure that a test is evaluated by first, among its rows. */
const MAIN: Readonly<Partial<Record<QaTestTypeCode, number>>> = {
  telecover: 0,
  telecover_ring: 0,
  rayleigh_fit: 1,
  polarisation_calibration: 0,
  dark: 0,
  trigger_delay: 0,
};

/** The figure that a test is evaluated by first; undefined if the portal has nothing to evaluate. */
export const mainFigureRow = (type: QaTestTypeCode, rows: readonly FigureRow[]): FigureRow | undefined =>
  rows[MAIN[type] ?? rows.length];
