import type { Actor, Context } from '../app-types';
import { facilitySubject } from '../facilities/facility-subject';
import type { Subject } from '../http/guard';
import { findFacilityIdOf } from './instruments.store';

/** Whose instrument it is and how far the application is; nothing when there is none. Strangers need no look-up. */
export async function instrumentSubject(
  context: Context,
  kind: 'lidar' | 'photometer',
  actor: Actor | null,
  id: string,
): Promise<Subject | undefined> {
  if (!actor) return {};
  const facilityId = await findFacilityIdOf(context.db, kind, id);
  return facilityId === undefined ? undefined : facilitySubject(context, facilityId);
}
