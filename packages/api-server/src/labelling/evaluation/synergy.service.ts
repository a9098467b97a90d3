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

/** A draft is no evaluation yet: the pairs of its instrument stay undecided. */
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

/** The instruments of a facility, with the evaluations that are submitted and may be seen. */
async function instrumentsOf(db: Db, facilityId: string, view: View) {
  // One after the other: in a transaction there is one connection.
  const lidars = decided(await listLidars(db, facilityId, view));
  const photometers = decided(await listPhotometers(db, facilityId, view));
  return { lidars, photometers };
}

/** All pairs of lidar and photometer of a facility, with their distance in km and what they are good for. */
export async function readSynergyMatrix(db: Db, facilityId: string, view: View): Promise<SynergyMatrix> {
  const { lidars, photometers } = await instrumentsOf(db, facilityId, view);
  return synergyMatrix(lidars, photometers);
}

/**
 * The synergy that follows from the distances and from the submitted evaluations that this person may see: before the
 * preliminary report, owners are told only what follows from the distances.
 */
export async function suggestSynergyFor(db: Db, actor: Actor, loaded: LoadedFacility): Promise<SuggestedSynergy> {
  const { lidars, photometers } = await instrumentsOf(db, loaded.facility.id, viewFor(loaded, actor));
  return suggestSynergy(lidars.flatMap((lidar) => photometers.map((photometer) => pairFacts(lidar, photometer))));
}
