import type { NationalFacility, Paging } from '@portal/domain';
import type { Actor } from '../app-types';
import type { Db } from '../db/client';
import {
  countFacilities,
  listFacilities,
  listLidarNamesOf,
  listPhotometerNamesOf,
  listReviewersOf,
  listSubmittedVerdictsOf,
  type Of,
} from './all-facilities.store';
import { showFacility } from './facility.view';
import { isJudged, type LoadedFacility } from './load-facility';

export interface FacilityList {
  facilities: NationalFacility[];
  /** How many there are that match, on this page or not. */
  total: number;
}

/** Rows by the facility they belong to. */
function byFacility<Row>(rows: readonly Of<Row>[]): (facilityId: string) => Of<Row>[] {
  const groups = new Map<string, Of<Row>[]>();
  for (const row of rows) {
    const group = groups.get(row.facilityId);
    if (group) group.push(row);
    else groups.set(row.facilityId, [row]);
  }
  return (facilityId) => groups.get(facilityId) ?? [];
}

/** Facilities with all that views depend on: as many queries for two thousand of them as for one. */
export async function loadFacilities(db: Db, wanted: Paging): Promise<LoadedFacility[]> {
  const found = await listFacilities(db, wanted);
  const ids = found.map(({ facility }) => facility.id);
  const reviewersOf = byFacility(await listReviewersOf(db, ids));
  const lidarsOf = byFacility(await listLidarNamesOf(db, ids));
  const photometersOf = byFacility(await listPhotometerNamesOf(db, ids));
  const verdictsOf = byFacility(await listSubmittedVerdictsOf(db, ids));
  return found.map((row) => {
    const { id } = row.facility;
    const loaded = { ...row, reviewers: reviewersOf(id), lidars: lidarsOf(id), photometers: photometersOf(id) };
    const isEvaluated = row.application.status === 'submitted' && isJudged(loaded, verdictsOf(id));
    return { ...loaded, fullyEvaluated: isEvaluated };
  });
}

/** The facilities by acronym; in full, or the part of them that was asked for. */
export async function listAllFacilities(db: Db, actor: Actor, wanted: Paging): Promise<FacilityList> {
  const facilities = await loadFacilities(db, wanted);
  const total = await countFacilities(db, wanted.search);
  return { facilities: facilities.map((loaded) => showFacility(loaded, actor)), total };
}
