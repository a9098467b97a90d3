import type { ChannelSuggestion } from './self-check';
import { QA_SETTINGS } from './settings';
import type { QaTestTypeCode } from './test-types';

/** A figure of the self-check, with the limit that the suggestion was made with. */
export interface FigureRow {
  label: string;
  value: string;
  /** Empty for a figure without a limit. */
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

const { telecover, rayleigh, dark, polarisation, triggerDelay } = QA_SETTINGS;

const telecoverRows = (figures: Figures): FigureRow[] => [
  {
    label: 'Full overlap',
    value: shown(figures?.full_overlap_m, ' m'),
    limit: `at most ${telecover.advisedOverlap} m (advised)`,
  },
  {
    label: `Largest deviation from ${telecover.advisedOverlap} m to ${telecover.nearRange} m`,
    value: shown(figures?.largest_deviation),
    limit: `at most ${telecover.maxDeviation}`,
  },
  {
    label: 'Deviation of the repeated sector',
    value: shown(figures?.repeat_deviation),
    limit: `at most ${telecover.maxRepeatDeviation}`,
  },
];

function rayleighRows(figures: Figures): FigureRow[] {
  const fit = part(figures, 'fit');
  return [
    {
      label: 'Window of the fit',
      value: fit ? `${shown(fit.from)}–${shown(fit.to, ' m')}` : NONE,
      limit: `at least ${rayleigh.shortestWindow} m long, from ${rayleigh.searchFrom} m`,
    },
    { label: 'Relative standard error of the mean', value: shown(fit?.rsem), limit: `at most ${rayleigh.maxRsem}` },
    { label: 'Slope of the residual', value: shown(fit?.slope, ' σ'), limit: `at most ${rayleigh.maxSlope} σ` },
    {
      label: 'Difference of the halves',
      value: shown(fit?.half_difference, ' σ'),
      limit: `at most ${rayleigh.maxHalfDifference} σ`,
    },
    {
      label: 'Durbin–Watson statistic',
      value: shown(fit?.durbin_watson),
      limit: `${rayleigh.durbinWatsonFrom} to ${rayleigh.durbinWatsonTo}`,
    },
    { label: 'Molecular up to', value: shown(figures?.molecular_up_to_m, ' m'), limit: '' },
  ];
}

/** Without parameters of the optics, or for an unknown wavelength, there is none. */
const residualRows = (residual: unknown, words: string): FigureRow[] =>
  typeof residual === 'number'
    ? [
        {
          label: `Residual depolarisation, ${words}`,
          value: shown(residual),
          limit: `at most ${polarisation.maxResidual}`,
        },
      ]
    : [];

function polarisationRows(figures: Figures): FigureRow[] {
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
        limit: `at most ${polarisation.maxEpsilon}°`,
      },
      { label: `Depolarisation in the molecular range, ${words}`, value: shown(order?.depolarisation), limit: '' },
      ...residualRows(order?.residual, words),
    ]),
    {
      label: 'Relative standard error in the calibration window',
      value: shown(figures?.rsem),
      limit: `at most ${polarisation.maxRsem}`,
    },
    {
      label: 'Slope in the calibration window',
      value: shown(figures?.slope, ' σ'),
      limit: `at most ${polarisation.maxSlope} σ`,
    },
  ];
}

const ROWS: Partial<Record<QaTestTypeCode, (figures: Figures) => FigureRow[]>> = {
  telecover: telecoverRows,
  telecover_ring: telecoverRows,
  rayleigh_fit: rayleighRows,
  polarisation_calibration: polarisationRows,
  dark: (figures) => [
    {
      label: 'Deviation from the mean over time',
      value: shown(figures?.dark_deviation),
      limit: `at most ${dark.maxDeviation}`,
    },
  ],
  trigger_delay: (figures) => [
    {
      label: 'Trigger delay',
      value: shown(figures?.trigger_delay_bins, ' bins'),
      limit: `within ${triggerDelay.maxDifference} bin of the configuration`,
    },
    { label: 'Trigger delay of the configuration', value: shown(figures?.configured_bins, ' bins'), limit: '' },
  ],
};

/** The figures of a channel with their limits; none if the portal has nothing to evaluate. */
export const figureRows = (
  type: QaTestTypeCode,
  suggestion: Pick<ChannelSuggestion, 'figures'> | undefined,
): FigureRow[] => (suggestion?.figures ? (ROWS[type]?.(suggestion.figures) ?? []) : []);
