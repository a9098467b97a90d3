import { dayOf, type FacilityQuery, type NationalFacility } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import type { Db } from '../../platform/db/client';
import { inOrder } from '../../platform/db/prepared';
import { readTypeLists } from '../types/type-lists.store';
import { findFacilityPage } from './facility-page.store';
import { listFacilities, type LoadedFacility } from './facility.store';
import { showFacility, withLabel } from './facility.view';

export interface FacilityList {
  facilities: NationalFacility[];
  total: number;
}

/** The facilities with everything that views depend on, in the order of `ids`; one statement, whatever their number. */
export const loadFacilities = async (db: Db, ids: readonly string[]): Promise<LoadedFacility[]> =>
  inOrder(ids, await listFacilities(db, ids), ({ facility }) => facility.id);

/** The facilities by acronym or in the order of the query; all of them or a page. */
export async function listAllFacilities(
  { db, now }: Pick<Context, 'db' | 'now'>,
  actor: Actor,
  query: FacilityQuery,
): Promise<FacilityList> {
  const lists = await readTypeLists(db);
  const today = dayOf(now());
  const { ids, total } = await findFacilityPage(db, { ...query, actorId: actor.id, today, lists });
  const facilities = await loadFacilities(db, ids);
  return { facilities: facilities.map((loaded) => withLabel(showFacility(loaded, actor), loaded, today)), total };
}
