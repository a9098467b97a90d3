import type { FacilityQuery, NationalFacility } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import type { Db } from '../../platform/db/client';
import { inOrder } from '../../platform/db/one-of';
import {
  listFacilities,
  listLidarNamesOf,
  listPhotometerNamesOf,
  listReviewersOf,
  listSubmittedEvaluationsOf,
  type Of,
} from './all-facilities.store';
import type { SubmittedEvaluation } from './facility.store';
import { readTypeLists } from '../types/type-lists.store';
import { findFacilityPage } from './facility-page.store';
import { showFacility } from './facility.view';
import { hasAllEvaluations, type LoadedFacility } from './load-facility';

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

/** A facility with what has been submitted of its evaluation, while that is going on. */
export interface FacilityWithEvaluations {
  loaded: LoadedFacility;
  evaluations: SubmittedEvaluation[];
}

/** Facilities with all that views depend on, in this order: as many queries for two thousand of them as for one. */
export async function loadWithEvaluations(db: Db, ids: readonly string[]): Promise<FacilityWithEvaluations[]> {
  const [found, reviewers, lidars, photometers, evaluations] = await Promise.all([
    listFacilities(db, ids),
    listReviewersOf(db, ids),
    listLidarNamesOf(db, ids),
    listPhotometerNamesOf(db, ids),
    listSubmittedEvaluationsOf(db, ids),
  ]);
  const lists = await readTypeLists(db);
  const of = {
    reviewers: byFacility(reviewers),
    lidars: byFacility(lidars),
    photometers: byFacility(photometers),
    evaluations: byFacility(evaluations),
  };
  return inOrder(ids, found, ({ facility }) => facility.id).map((row) => {
    const { id } = row.facility;
    const instruments = { lidars: of.lidars(id), photometers: of.photometers(id) };
    const parts = { ...row, ...instruments, reviewers: of.reviewers(id), lists };
    const given = of.evaluations(id);
    const fullyEvaluated = row.application.status === 'submitted' && hasAllEvaluations(parts, given);
    return { loaded: { ...parts, fullyEvaluated }, evaluations: given };
  });
}

/** The same without the evaluations. */
export const loadFacilities = async (db: Db, ids: readonly string[]): Promise<LoadedFacility[]> =>
  (await loadWithEvaluations(db, ids)).map(({ loaded }) => loaded);

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
