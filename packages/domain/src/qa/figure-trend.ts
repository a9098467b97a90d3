import { isConcluded, type QaTestStatus } from './test-status';
import type { QaTestTypeCode } from './test-types';

/** The types of tests with a figure that is followed over the years, and that figure. */
export const FOLLOWED_FIGURES = {
  telecover: 'full_overlap_m',
  telecover_ring: 'full_overlap_m',
  polarisation_calibration: 'eta',
} as const satisfies Partial<Record<QaTestTypeCode, 'full_overlap_m' | 'eta'>>;
export type FollowedType = keyof typeof FOLLOWED_FIGURES;

/** Whether a figure of this type of tests is followed over the years. */
export const isFollowed = (type: QaTestTypeCode): type is FollowedType => type in FOLLOWED_FIGURES;

/** States of a test that was concluded without a figure that counts. */
const LEFT_OUT: readonly QaTestStatus[] = ['not_assessable', 'revoked'];

/** Whether the figures of a test are followed: it was concluded, could be assessed, and its result was not revoked. */
export const hasFollowedFigures = (status: QaTestStatus): boolean => isConcluded(status) && !LEFT_OUT.includes(status);

/** The figure of a channel or pair in one test. */
export interface FigurePoint {
  test: string;
  /** When it was measured, epoch seconds. */
  at: number;
  value: number;
  status: QaTestStatus;
}

/** A figure of a channel or pair over the years, the oldest first: full overlap in m, or the gain ratio η. */
export interface FigureTrend {
  type: FollowedType;
  name: string;
  points: FigurePoint[];
}

/** A figure with its channel or pair, as it is stored. */
export interface FollowedFigure extends FigurePoint {
  type: QaTestTypeCode;
  name: string;
}

/** The figures by type of test and by channel or pair, in the order of their names. */
export function figureTrends(figures: readonly FollowedFigure[]): FigureTrend[] {
  const trends = new Map<string, FigureTrend>();
  for (const { type, name, ...point } of figures.toSorted((one, other) => one.at - other.at)) {
    if (!isFollowed(type) || !hasFollowedFigures(point.status)) continue;
    const key = `${type} ${name}`;
    const trend = trends.get(key) ?? { type, name, points: [] };
    trends.set(key, { ...trend, points: [...trend.points, point] });
  }
  return [...trends.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, trend]) => trend);
}
