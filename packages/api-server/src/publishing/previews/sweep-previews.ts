import type { Context } from '../../platform/process/app-types';
import { removeLapsedPreviews } from './previews.store';

/** Removes previews and passes that have ended. */
export const sweepPreviews = ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> =>
  removeLapsedPreviews(db, now());
