import { getFacility } from '../src/labelling/facilities/load-facility';
import { loadSnapshot } from '../src/labelling/acceptance/load-snapshot';
import { recordVersion } from '../src/labelling/accepted/freeze-version';
import type { TestPortal } from './portal';

/** Accepts a facility as it is described. */
export async function acceptAsDescribed({ db, context }: Pick<TestPortal, 'db' | 'context'>, facilityId: string) {
  const at = context.now();
  const application = await loadSnapshot(db, await getFacility(db, facilityId), at);
  await recordVersion(db, { application, reason: null, at });
}
