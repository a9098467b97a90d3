import type { Actor, Context } from '../../platform/process/app-types';
import { facilityAccessFacts, type FacilityAccessFacts } from '../facilities/facility-access-facts';
import type { AccessFacts } from '../../platform/process/app-types';
import { findLastAcceptance } from '../accepted/accepted-versions.store';
import { findFacilityIdOf } from '../instrument-records/instruments.store';

/** The same for readers: an accepted instrument is public even after its deletion. */
export async function readAccessFacts(
  ...of: Parameters<typeof instrumentAccessFacts>
): Promise<AccessFacts | undefined> {
  const [{ db }, kind, , id] = of;
  return (await instrumentAccessFacts(...of)) ?? ((await findLastAcceptance(db, kind, id)) ? {} : undefined);
}

/** The access facts of an instrument's facility; undefined if there is none. Anonymous requests need no query. */
export async function instrumentAccessFacts(
  context: Context,
  kind: 'lidar' | 'photometer',
  actor: Actor | null,
  id: string,
): Promise<Partial<FacilityAccessFacts> | undefined> {
  if (!actor) return {};
  const facilityId = await findFacilityIdOf(context.db, kind, id);
  return facilityId === undefined ? undefined : facilityAccessFacts(context, facilityId);
}
