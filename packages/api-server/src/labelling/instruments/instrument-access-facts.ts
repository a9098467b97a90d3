import type { Actor, Context } from '../../platform/process/app-types';
import { facilityAccessFacts } from '../facilities/facility-access-facts';
import type { AccessFacts } from '../../platform/process/app-types';
import { findFacilityIdOf } from './instruments.store';

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
