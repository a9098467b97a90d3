import { networkMonths, type NetworkMonth } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { listDisplayed, listDisplayedChanges } from './network.store';

/** Five years. */
const MAX_ENTRIES = 60;

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** How many facilities were displayed how at the end of each month, as far as the audit log goes back. */
export async function listNetworkMonths({ db, now }: Context): Promise<NetworkMonth[]> {
  const [displayed, changes] = await Promise.all([listDisplayed(db), listDisplayedChanges(db)]);
  const byFacility = new Map<string, typeof changes>();
  for (const change of changes)
    byFacility.set(change.facilityId, [...(byFacility.get(change.facilityId) ?? []), change]);
  const lives = displayed.map((facility) => {
    const own = (byFacility.get(facility.id) ?? []).map(({ at, from, to }) => ({ on: dayOf(at), from, to }));
    const created = dayOf(facility.createdAt);
    const [first] = own;
    // Facilities that were brought in with their past were there before their row.
    return { since: first && first.on < created ? first.on : created, changes: own, now: facility.now };
  });
  return networkMonths(lives, dayOf(now()), MAX_ENTRIES);
}
