import { MS_PER_DAY } from '@portal/domain';
import type { PublishingContext } from '../releases/release-files';
import { removeCodeErrors } from './code-errors.store';

/** How long errors are kept after they were last seen, ms. */
const KEPT = 30 * MS_PER_DAY;

/** Removes errors that were last seen before the retention time. */
export const sweepCodeErrors = ({ db, now }: Pick<PublishingContext, 'db' | 'now'>): Promise<void> =>
  removeCodeErrors(db, new Date(now().getTime() - KEPT));
