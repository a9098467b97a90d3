import type { Context } from '../../platform/process/app-types';
import { removeLapsedCounts } from '../../platform/limits/limit.store';
import { removeOld } from '../../operations/retention/remove-old.service';
import { removeLapsedLinks } from './one-time-token.store';
import { renewKey } from './renew-key';
import { removeLapsedSessions } from './session.store';

/**
 * Removes sessions, links and counts that have lapsed, and what has been kept for long enough, and replaces an old key; to
 * be run now and then, on any server.
 */
export async function cleanUp({ db, now, settings }: Pick<Context, 'db' | 'now' | 'settings'>): Promise<void> {
  await removeLapsedSessions(db, now());
  await removeLapsedLinks(db, now());
  await removeLapsedCounts(db, now());
  await renewKey({ db, now });
  await removeOld({ db, now, settings });
}
