import type { Seen } from './load';

/** What several slices of time tell together. */
export interface Figures {
  /** Answers per second. */
  throughput: number;
  /** ms. */
  p50: number;
  p95: number;
  /** Processor time of the server per answer, ms. */
  cpu: number;
}

/** The value below which so much (0 to 1) of all lies. */
function quantile(sorted: readonly number[], share: number) {
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
}

/** Throughput over all slices, and quantiles of all answers. */
export function figuresOf(slices: readonly Seen[]): Figures {
  const times = slices.flatMap((slice) => slice.times).toSorted((one, other) => one - other);
  const seconds = slices.reduce((sum, slice) => sum + slice.seconds, 0);
  const cpu = (1000 * slices.reduce((sum, slice) => sum + slice.cpu, 0)) / times.length;
  return { throughput: times.length / seconds, p50: quantile(times, 0.5), p95: quantile(times, 0.95), cpu };
}

/** Three digits are what is worth saying. */
export const digits = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** A table of a document. */
export const table = (titles: readonly string[], rows: readonly (readonly string[])[]) =>
  [titles, titles.map((_title, at) => (at === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
