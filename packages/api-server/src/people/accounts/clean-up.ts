import type { Context } from '../../platform/process/app-types';
import { removeLapsedCounts } from '../../platform/limits/limit.store';
import { removeLapsedLinks } from './one-time-token.store';
import { renewKey } from './renew-key';
import { removeLapsedSessions } from './session.store';

/**
 * Removes sessions, links and counts that have lapsed, and replaces an old key; to be run now and then, on any server.
 */
export async function cleanUp({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await removeLapsedSessions(db, now());
  await removeLapsedLinks(db, now());
  await removeLapsedCounts(db, now());
  await renewKey({ db, now });
}
