import type { FacilityQuery, NationalFacility } from '@portal/domain';
import type { Actor, Context } from '../app-types';
import type { Db } from '../db/client';
import {
  listFacilities,
  listLidarNamesOf,
  listPhotometerNamesOf,
  listReviewersOf,
  listSubmittedVerdictsOf,
  type Of,
} from './all-facilities.store';
import { findFacilityPage } from './facility-page.store';
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

/** Facilities with all that views depend on, in this order: as many queries for two thousand of them as for one. */
export async function loadFacilities(db: Db, ids: readonly string[]): Promise<LoadedFacility[]> {
  const [found, reviewers, lidars, photometers, verdicts] = await Promise.all([
    listFacilities(db, ids),
    listReviewersOf(db, ids),
    listLidarNamesOf(db, ids),
    listPhotometerNamesOf(db, ids),
    listSubmittedVerdictsOf(db, ids),
  ]);
  const rows = new Map(found.map((row) => [row.facility.id, row]));
  const of = {
    reviewers: byFacility(reviewers),
    lidars: byFacility(lidars),
    photometers: byFacility(photometers),
    verdicts: byFacility(verdicts),
  };
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const loaded = { ...row, reviewers: of.reviewers(id), lidars: of.lidars(id), photometers: of.photometers(id) };
    const isEvaluated = row.application.status === 'submitted' && isJudged(loaded, of.verdicts(id));
    return [{ ...loaded, fullyEvaluated: isEvaluated }];
  });
}

/** The facilities by acronym, or as they were asked for; in full, or a part of them. */
export async function listAllFacilities(
  { db, now }: Pick<Context, 'db' | 'now'>,
  actor: Actor,
  wanted: FacilityQuery,
): Promise<FacilityList> {
  const { ids, total } = await findFacilityPage(db, { ...wanted, actorId: actor.id, today: dayOf(now()) });
  const facilities = await loadFacilities(db, ids);
  return { facilities: facilities.map((loaded) => showFacility(loaded, actor)), total };
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
