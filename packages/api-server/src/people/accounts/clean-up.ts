import { ACCOUNTS } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { removeLapsedCounts } from '../../platform/limits/limit.store';
import { removeLapsedLinks } from './one-time-token.store';
import { removeLapsedProofs, removeLapsedSessions } from './session.store';
import { removeRetiredKeys, retireKey } from './signing-key.store';

const DAY = 24 * 60 * 60 * 1000;

/** How long a key signs, ms. */
const LIFE = 90 * DAY;

/** How long a key is kept after that, ms: as long as what it signed may hold, and a day. */
const AFTERLIFE = ACCOUNTS.refreshTokenSeconds * 1000 + DAY;

/** Replaces the key that signs sessions once it is old, while sessions go on; may run on several servers at once. */
async function renewKey({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms);
  await retireKey(db, now(), before(LIFE));
  await removeRetiredKeys(db, before(AFTERLIFE));
}

/**
 * Removes sessions, links and counts that have lapsed, and replaces an old key; to be run now and then, on any server.
 */
export async function cleanUp({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await removeLapsedSessions(db, now());
  await removeLapsedProofs(db, now());
  await removeLapsedLinks(db, now());
  await removeLapsedCounts(db, now());
  await renewKey({ db, now });
}
