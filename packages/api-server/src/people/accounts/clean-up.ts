import { ACCOUNTS, MS_PER_DAY } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { removeLapsedCounts } from '../../platform/limits/limit.store';
import { removeLapsedLinks } from './one-time-token.store';
import { removeLapsedProofs, removeLapsedSessions } from './session.store';
import { removeRetiredKeys, retireKey } from './signing-key.store';

/** Time for which a key signs, ms. */
const LIFE = 90 * MS_PER_DAY;

/** Time for which a key is kept after that, ms: the longest validity of its signatures, and a day. */
const AFTERLIFE = ACCOUNTS.refreshTokenSeconds * 1000 + MS_PER_DAY;

/** Replaces an old signing key of sessions, while sessions continue; may run on several servers at once. */
async function renewKey({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms);
  await retireKey(db, now(), before(LIFE));
  await removeRetiredKeys(db, before(AFTERLIFE));
}

/** Removes expired sessions, links and counts, and replaces an old key; to be run periodically, on any server. */
export async function cleanUp({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await removeLapsedSessions(db, now());
  await removeLapsedProofs(db, now());
  await removeLapsedLinks(db, now());
  await removeLapsedCounts(db, now());
  await renewKey({ db, now });
}
