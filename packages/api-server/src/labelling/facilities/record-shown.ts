import { isCertified, type Change } from '@portal/domain';
import type { Actor } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import { hasVersionInForce } from '../accepted/accepted-versions.store';
import { recordVersion } from '../accepted/freeze-version';
import { listLidars, listPhotometers } from '../instrument-records/load-instruments';
import { showFacility } from './facility.view';
import type { LoadedFacility } from './load-facility';

interface Shown {
  actor: Actor;
  list: readonly Change[];
  reason: string | null;
  at: Date;
}

/**
 * If a facility is shown as certified without an accepted version in force, records its current content as accepted, so
 * that later drafts do not become public automatically.
 */
export async function recordShown(tx: Db, after: LoadedFacility, { actor, list, reason, at }: Shown): Promise<void> {
  const { id, acronym, displayed_status } = after.facility;
  const isNew = list.some(({ path }) => path === 'displayed_status');
  if (!isNew || !isCertified(displayed_status) || (await hasVersionInForce(tx, id))) return;
  const lidars = await listLidars(tx, id, 'owner');
  const photometers = await listPhotometers(tx, id, 'owner');
  await recordVersion(tx, { application: { facility: showFacility(after, actor), lidars, photometers }, reason, at });
  await writeAudit(tx, {
    actorId: actor.id,
    action: 'facility.record-acceptance',
    objectKind: 'facility',
    objectId: id,
    objectName: acronym,
    facilityId: id,
    newValue: { ...(reason && { reason }) },
  });
}
