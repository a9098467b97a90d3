import type { Context } from '../app-types';
import { removeLapsedCounts } from '../limits/limit.store';
import { removeLapsedLinks } from './one-time-token.store';
import { removeLapsedSessions } from './session.store';

/** Removes sessions, links and counts that have lapsed; to be run now and then, on any server. */
export async function cleanUp({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await removeLapsedSessions(db, now());
  await removeLapsedLinks(db, now());
  await removeLapsedCounts(db, now());
}
