import {
  pairFacts,
  suggestSynergy,
  synergyMatrix,
  type SuggestedSynergy,
  type SynergyInstrumentFacts,
  type SynergyMatrix,
  type View,
} from '@portal/domain';
import type { Actor } from '../../platform/process/app-types';
import type { Db } from '../../platform/db/client';
import { viewFor } from '../facilities/facility.view';
import type { LoadedFacility } from '../facilities/facility.store';
import { listLidars, listPhotometers } from '../instrument-records/load-instruments';

/** Drafts do not count: the pairs of such an instrument stay undecided. */
const decided = (
  instruments: readonly (SynergyInstrumentFacts & { general_evaluation_date: number | null })[],
): SynergyInstrumentFacts[] =>
  instruments.map(({ _id, name, latitude, longitude, general_compliance, general_evaluation_date }) => ({
    _id,
    name,
    latitude,
    longitude,
    general_compliance: general_evaluation_date === null ? null : general_compliance,
  }));

/** The instruments of a facility, with the submitted evaluations visible in this view. */
async function instrumentsOf(db: Db, facilityId: string, view: View) {
  // Sequentially: a transaction has a single connection.
  const lidars = decided(await listLidars(db, facilityId, view));
  const photometers = decided(await listPhotometers(db, facilityId, view));
  return { lidars, photometers };
}

/** All pairs of lidar and photometer of a facility, with their distance in km and their synergy. */
export async function readSynergyMatrix(db: Db, facilityId: string, view: View): Promise<SynergyMatrix> {
  const { lidars, photometers } = await instrumentsOf(db, facilityId, view);
  return synergyMatrix(lidars, photometers);
}

/**
 * The synergy suggested from the distances and the submitted evaluations visible to this user: before the preliminary
 * report, owners receive a suggestion from the distances only.
 */
export async function suggestSynergyFor(db: Db, actor: Actor, loaded: LoadedFacility): Promise<SuggestedSynergy> {
  const { lidars, photometers } = await instrumentsOf(db, loaded.facility.id, viewFor(loaded, actor));
  return suggestSynergy(lidars.flatMap((lidar) => photometers.map((photometer) => pairFacts(lidar, photometer))));
}
