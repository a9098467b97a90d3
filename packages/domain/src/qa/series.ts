import { polarisationOf, rayleighOf, telecoverOf } from './atlas-columns';
import { readAtlasText, type AtlasText } from './atlas-text';
import { decimate, type Point } from './decimate';
import { calibrationProfiles, molecularDepolarisationOf } from './evaluate-polarisation';
import type { Limits } from './limits';
import { smoothed, span, within } from './profile';
import { evaluateRayleighFit, type RayleighFit, type Window } from './rayleigh-fit';
import { QA_SETTINGS } from './settings';
import { fitLine, mean } from './statistics';
import { sectorDeviations } from './telecover';
import type { QaTestTypeCode } from './test-types';
import { resultsOf } from './type-results';

/** What a line of a plot shows: lines of the same quantity share a scale. Columns are as they are in the file. */
export type PlotQuantity = 'signal' | 'deviation' | 'gain' | 'depolarisation' | 'column';

/** A line of a plot: at most 800 points, ranges in m. */
export interface PlotLine {
  name: string;
  quantity: PlotQuantity;
  points: Point[];
}

/** The lines of a channel or pair, for a plot. A straight line of two points spans the window in which the test is evaluated. */
export interface QaSeries {
  lines: PlotLine[];
}

/** Whether the portal draws tests of a type: it knows what they are evaluated by from the texts of ATLAS. */
export const isDrawn = (type: QaTestTypeCode): boolean => resultsOf(type).isDrawn;

interface Values {
  name: string;
  quantity: PlotQuantity;
  values: readonly number[];
}

/** Lines over all ranges, the ranges that are shown, and straight lines, which have two points. */
interface Drawn {
  lines: Values[];
  shown: Window;
  straight?: PlotLine[];
}

const { plots: SHOWN } = QA_SETTINGS;
const ALL: Window = { from: 0, to: Number.POSITIVE_INFINITY };

const scaledTo = (values: readonly number[], reference: number) => values.map((value) => value / reference);

const straight = (name: string, quantity: PlotQuantity, { from, to }: Window, at: (range: number) => number) => ({
  name,
  quantity,
  points: [from, to].map((range): Point => [range, at(range)]),
});

/** Sectors relative to the window in which they are compared, and the deviation of each from the mean of all. */
function telecoverLines(text: AtlasText, limits: Limits): Drawn | null {
  const telecover = telecoverOf(text);
  if (!telecover) return null;
  const { ranges, sectors, repeated } = telecover;
  const normalisation = limits.telecover ?? QA_SETTINGS.telecover;
  const relative = (name: string, values: readonly number[]): Values => ({
    name,
    quantity: 'signal',
    values: scaledTo(values, mean(within({ ranges, values }, normalisation.normaliseFrom, normalisation.normaliseTo))),
  });
  const deviations = sectorDeviations(telecover, normalisation);
  return {
    lines: [
      ...sectors.map(({ code, values }) => relative(code, values)),
      ...(repeated ? [relative(REPEATED, repeated.values)] : []),
      ...sectors.map(({ code }, index): Values => ({
        name: code,
        quantity: 'deviation',
        values: deviations[index] ?? [],
      })),
    ],
    shown: { from: 0, to: SHOWN.nearTo },
  };
}

const REPEATED = 'repeated';

/** The straight line through the deviations in the window of the fit. */
function slopeLine(ranges: readonly number[], values: readonly number[], window: Window): PlotLine {
  const [begin, end] = span(ranges, window.from, window.to);
  const { slope, offset } = fitLine(ranges.slice(begin, end), values.slice(begin, end));
  return straight('slope', 'deviation', window, (range) => offset + slope * range);
}

/** The window of the file, or the best one that the self-check finds. */
const windowOf = (rayleigh: RayleighFit): Window | null =>
  rayleigh.window ?? evaluateRayleighFit(rayleigh, null).figures.fit;

const deviationOf = (signal: readonly number[] = [], molecular: readonly number[] = []) =>
  signal.map((value, index) => value / (molecular[index] ?? Number.NaN) - 1);

/** Signal and molecules relative to their means in the window of the fit, and their deviation, around that window. */
function rayleighLines(text: AtlasText): Drawn | null {
  const rayleigh = rayleighOf(text);
  if (!rayleigh) return null;
  const { ranges } = rayleigh;
  const fitted = windowOf(rayleigh);
  const { from, to } = fitted ?? ALL;
  const relative = (values: readonly number[]) => scaledTo(values, mean(within({ ranges, values }, from, to)));
  const [molecular, signal] = [relative(rayleigh.molecular), relative(rayleigh.signal)];
  const values = deviationOf(signal, molecular);
  // Smoothed before the division: a single bin without molecules would spoil all that follow.
  const [smoothSignal, smoothMolecular] = [signal, molecular].map(
    (each) => smoothed({ ranges, values: each }, SHOWN.smoothing).values,
  );
  return {
    lines: [
      { name: 'molecular', quantity: 'signal', values: molecular },
      { name: 'signal', quantity: 'signal', values: signal },
      { name: 'bins', quantity: 'deviation', values },
      { name: 'smooth', quantity: 'deviation', values: deviationOf(smoothSignal, smoothMolecular) },
    ],
    shown: { from: Math.max(0, from - SHOWN.aroundFit), to: to + SHOWN.aroundFit },
    straight: fitted ? [slopeLine(ranges, values, fitted)] : [],
  };
}

const columnLines = ({ names, columns }: AtlasText): Values[] =>
  columns.map((values, index) => ({ name: names[index] ?? String(index + 1), quantity: 'column', values }));

/** The gain ratio of the calibration window, and the depolarisation of the molecules in theirs. */
function calibrationMeans(level: number | null, expected: number | null, limits: Limits): PlotLine[] {
  const { calibrateFrom, calibrateTo, molecularFrom, molecularTo } = limits.polarisation ?? QA_SETTINGS.polarisation;
  return [
    ...(level === null ? [] : [straight('mean', 'gain', { from: calibrateFrom, to: calibrateTo }, () => level)]),
    ...(expected === null
      ? []
      : [straight('molecular', 'depolarisation', { from: molecularFrom, to: molecularTo }, () => expected)]),
  ];
}

/** Profiles as lines of a quantity, by their names. */
const named = (quantity: PlotQuantity, profiles: Readonly<Record<string, readonly number[]>>) =>
  Object.entries(profiles).map(([each, values]): Values => ({ name: each, quantity, values }));

/** The gain ratio with the two ratios that it is made of, and the depolarisation of the Rayleigh measurement. */
function polarisationLines(text: AtlasText, limits: Limits, name: string): Drawn | null {
  const polarisation = polarisationOf(text);
  if (!polarisation) return null;
  const { level, gain, depolarisation } = calibrationProfiles(polarisation);
  const expected = Object.keys(depolarisation).length > 0 ? molecularDepolarisationOf(name) : null;
  return {
    lines: [...named('gain', gain), ...named('depolarisation', depolarisation), ...columnLines(text).slice(0, SIGNALS)],
    shown: { from: 0, to: SHOWN.calibrationTo },
    straight: calibrationMeans(level, expected, limits),
  };
}

/** Signals of a calibration: of two channels at two positions, and of the Rayleigh measurement. */
const SIGNALS = 6;

/** Numbers as the files have them. */
const rounded = (value: number) => (Number.isFinite(value) ? Number(value.toPrecision(SHOWN.digits)) : value);

/**
 * The lines of a text that ATLAS exported on a channel or pair, in the windows of its self-check; `null` if it cannot be
 * read. What lies outside the shown ranges is left out first, so that the rest keeps its bins.
 */
export function seriesOf(content: string, limits: Limits, name = ''): QaSeries | null {
  const reading = readAtlasText(content);
  if ('problem' in reading) return null;
  const { text } = reading;
  const {
    lines,
    shown,
    straight: windows = [],
  } = rayleighLines(text) ??
    telecoverLines(text, limits) ??
    polarisationLines(text, limits, name) ?? { lines: columnLines(text), shown: ALL };
  const [begin, end] = span(text.ranges, shown.from, shown.to);
  const ranges = text.ranges.slice(begin, end);
  const drawn = lines.map(({ values, ...line }) => ({
    ...line,
    points: decimate(ranges, values.slice(begin, end)),
  }));
  return {
    lines: [...drawn, ...windows].map((line) => ({
      ...line,
      points: line.points.map(([range, value]): Point => [range, rounded(value)]),
    })),
  };
}
