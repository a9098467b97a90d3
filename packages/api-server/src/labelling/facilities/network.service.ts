import {
  day,
  dayOf,
  networkMonths,
  shownStatus,
  type CountedDecision,
  type Day,
  type DisplayedStatus,
  type NetworkMonth,
} from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { labelOf, loadRecords } from '../label/label-decisions.store';
import { listDisplayed, listDisplayedChanges } from './network.store';

/** Five years of months. */
const MAX_ENTRIES = 60;

/** What was shown on a day of a chosen status, by what was recorded of the label until then. */
const shownBy =
  (record: readonly CountedDecision[]) =>
  (chosen: DisplayedStatus['code'], on: Day): DisplayedStatus['code'] => {
    const labelDecisions = record.filter(({ recorded_at }) => (day(recorded_at) ?? on) <= on);
    return shownStatus(chosen, labelOf({ labelDecisions }, on));
  };

/** The number of facilities by displayed status at the end of each month, as far back as the audit log goes. */
export async function listNetworkMonths({ db, now }: Context): Promise<NetworkMonth[]> {
  const [displayed, changes, records] = await Promise.all([
    listDisplayed(db),
    listDisplayedChanges(db),
    loadRecords(db),
  ]);
  const byFacility = new Map<string, typeof changes>();
  for (const change of changes)
    byFacility.set(change.facilityId, [...(byFacility.get(change.facilityId) ?? []), change]);
  const lives = displayed.map((facility) => {
    const own = (byFacility.get(facility.id) ?? []).map(({ at, from, to }) => ({ on: dayOf(at), from, to }));
    const created = dayOf(facility.createdAt);
    const [first] = own;
    // Imported facilities have audit entries from before their row was created.
    return {
      since: first && first.on < created ? first.on : created,
      changes: own,
      now: facility.now,
      shown: shownBy(records.get(facility.id) ?? []),
    };
  });
  return networkMonths(lives, dayOf(now()), MAX_ENTRIES);
}
