import { transaction } from '../../platform/db/client';
import type { Db } from '../../platform/db/client';
import type { Context } from '../../platform/process/app-types';
import { lockFacility } from '../facilities/load-facility';
import { findInForce, findLast, listEarlierDecisions, listUnversioned } from './configurations.store';
import { NOT_ACCEPTED } from './decide-configuration';
import { takeOverVersion, withdrawVersion } from './write-version';

async function recordFacility(tx: Db, facilityId: string) {
  await lockFacility(tx, facilityId);
  // Another server that started at the same time may have recorded it already.
  if (await findLast(tx, facilityId)) return;
  for (const { acceptance, approved, report, round, at } of await listEarlierDecisions(tx, facilityId)) {
    if (approved) await takeOverVersion(tx, { facilityId, round, approved, lidars: report?.lidars ?? [], at });
    const inForce = acceptance === 'no' ? await findInForce(tx, facilityId) : undefined;
    if (inForce) await withdrawVersion(tx, inForce, { reason: NOT_ACCEPTED, at });
  }
}

/** Adds the missing versions of configurations approved before versions existed. */
export async function recordEarlierConfigurations({ db }: Pick<Context, 'db'>): Promise<void> {
  for (const id of await listUnversioned(db)) await transaction(db, (tx) => recordFacility(tx, id));
}
