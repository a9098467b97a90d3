import { median, quantile } from '../../../config/run/figures.mjs';
import type { Seen } from './load';

/** The summary of several slices of time. */
export interface Figures {
  /** Answers per second. */
  throughput: number;
  /** ms. */
  p50: number;
  p95: number;
  /** Processor time of the server per answer, ms. */
  cpu: number;
}

/** Throughput over all slices, and quantiles of all answers. */
export function figuresOf(slices: readonly Seen[]): Figures {
  const times = slices.flatMap((slice) => slice.times);
  const seconds = slices.reduce((sum, slice) => sum + slice.seconds, 0);
  const cpu = (1000 * slices.reduce((sum, slice) => sum + slice.cpu, 0)) / times.length;
  return { throughput: times.length / seconds, p50: median(times), p95: quantile(times, 0.95), cpu };
}

/** Rounds to three significant digits. */
export const digits = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));
