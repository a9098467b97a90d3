import { rayleighOf, telecoverOf } from './atlas-columns';
import { readAtlasText, type AtlasText } from './atlas-text';
import { decimate, type Point } from './decimate';
import type { Limits } from './limits';
import { within } from './profile';
import { QA_SETTINGS } from './settings';
import { mean } from './statistics';
import { sectorDeviation } from './telecover';

/** A line of a plot: at most 800 points, ranges in m. */
export interface PlotLine {
  name: string;
  points: Point[];
}

/** The lines of a channel, for a plot. */
export interface QaSeries {
  lines: PlotLine[];
}

const scaledTo = (values: readonly number[], reference: number) => values.map((value) => value / reference);

/** Sectors relative to the window in which they are compared, and their largest deviation. */
function telecoverLines(text: AtlasText, limits: Limits) {
  const telecover = telecoverOf(text);
  if (!telecover) return null;
  const { ranges, sectors } = telecover;
  const normalisation = limits.telecover ?? QA_SETTINGS.telecover;
  const relative = sectors.map(({ code, values }) => ({
    name: code,
    values: scaledTo(values, mean(within({ ranges, values }, normalisation.normaliseFrom, normalisation.normaliseTo))),
  }));
  return [...relative, { name: 'deviation', values: sectorDeviation(telecover, normalisation) }];
}

/** The molecular signal, and the measured one scaled to it in the window of the fit. */
function rayleighLines(text: AtlasText) {
  const rayleigh = rayleighOf(text);
  if (!rayleigh) return null;
  const { ranges, molecular, signal, window } = rayleigh;
  const { from, to } = window ?? { from: 0, to: Number.POSITIVE_INFINITY };
  const [wanted, measured] = [molecular, signal].map((values) => mean(within({ ranges, values }, from, to)));
  const scale = (measured ?? 1) / (wanted ?? 1);
  return [
    { name: 'molecular', values: molecular },
    { name: 'signal', values: scaledTo(signal, scale) },
  ];
}

const columnLines = ({ names, columns }: AtlasText) =>
  columns.map((values, index) => ({ name: names[index] ?? String(index + 1), values }));

/** The lines of a text that ATLAS exported, in the windows of its self-check; `null` if it cannot be read. */
export function seriesOf(content: string, limits: Limits): QaSeries | null {
  const reading = readAtlasText(content);
  if ('problem' in reading) return null;
  const { text } = reading;
  const lines = rayleighLines(text) ?? telecoverLines(text, limits) ?? columnLines(text);
  return { lines: lines.map(({ name, values }) => ({ name, points: decimate(text.ranges, values) })) };
}
