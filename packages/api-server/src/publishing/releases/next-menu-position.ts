import type { Release } from '@portal/portal-contract';
import type { StoredGrant } from '../grants/grants.store';

/** Menu entries of parts are ten apart, and a grant covers ten positions. */
const STEP = 10;
const LAST = 1000;

type Granted = Pick<StoredGrant, 'prefixes' | 'menuFrom' | 'menuTo' | 'retiredAt'>;

/**
 * The menu position that a new part gets: the one after the last live entry, as commands announce it, or the next one
 * that no other team has been granted. The portal's own parts may use all positions, so only their entries count.
 */
export function nextMenuPosition(live: readonly Release[], grants: readonly Granted[]): number {
  const orders = live
    .flatMap((release) => (release.kind === 'remote' ? release.remote.menu : []))
    .map(({ order }) => order);
  const taken = grants.filter(({ prefixes, retiredAt }) => prefixes !== null && retiredAt === null);
  let next = Math.max(0, ...orders) + STEP;
  while (taken.some(({ menuFrom, menuTo }) => menuFrom < next + STEP && menuTo >= next)) next += STEP;
  return Math.min(next, LAST);
}
