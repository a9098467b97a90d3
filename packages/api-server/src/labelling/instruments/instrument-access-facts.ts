import type { Actor, Context } from '../../platform/process/app-types';
import { facilityAccessFacts } from '../facilities/facility-access-facts';
import type { AccessFacts } from '../../platform/process/app-types';
import { findLastAcceptance } from '../accepted/accepted-versions.store';
import { findFacilityIdOf } from '../instrument-records/instruments.store';

/** The same for those who look at it: what was accepted is shown to everybody, even when it is gone. */
export async function readAccessFacts(
  ...of: Parameters<typeof instrumentAccessFacts>
): Promise<AccessFacts | undefined> {
  const [{ db }, kind, , id] = of;
  return (await instrumentAccessFacts(...of)) ?? ((await findLastAcceptance(db, kind, id)) ? {} : undefined);
}

/** Whose instrument it is and how far the application is; nothing when there is none. Strangers need no look-up. */
export async function instrumentAccessFacts(
  context: Context,
  kind: 'lidar' | 'photometer',
  actor: Actor | null,
  id: string,
): Promise<AccessFacts | undefined> {
  if (!actor) return {};
  const facilityId = await findFacilityIdOf(context.db, kind, id);
  return facilityId === undefined ? undefined : facilityAccessFacts(context, facilityId);
}
