import { epochSeconds, figureTrends, FOLLOWED_FIGURES, isFollowed, type FigureTrend } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { listFigures } from './trends.store';

/**
 * The figures of a lidar over the years: as an evaluator stated them, a full overlap otherwise as the self-check found
 * it. A gain ratio is the evaluator's alone, because the order of its columns may not be confirmed.
 */
export async function readFigureTrends(db: Db, lidarId: string): Promise<FigureTrend[]> {
  const rows = await listFigures(db, lidarId);
  const figures = rows.flatMap(({ test, type, status, name, measuredFrom, overlap, foundOverlap, eta }) => {
    const isOverlap = isFollowed(type) && FOLLOWED_FIGURES[type] === 'full_overlap_m';
    const value = isOverlap ? (overlap ?? foundOverlap) : eta;
    const at = epochSeconds(measuredFrom);
    return value === null || at === null ? [] : [{ test, type, status, name, at, value }];
  });
  return figureTrends(figures);
}
