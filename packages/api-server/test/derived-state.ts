import { isDeepStrictEqual } from 'node:util';
import { eq, getTableName } from 'drizzle-orm';
import { findEvaluatedFacility } from '../src/labelling/facilities/facility.store';
import { derivedStateOf } from '../src/labelling/facilities/load-facility';
import type { Db } from '../src/platform/db/client';
import {
  applications,
  componentReviewers,
  evaluations,
  facilities,
  lidarChannelGroups,
  lidars,
  photometers,
} from '../src/platform/db/tables';

/** More facilities than a test adds by itself are those of the demonstration, which derives what it loads. */
const MAX_FACILITIES = 10;

/** Tables of the records that state is derived from, and the one that it stands in. */
const RECORDS = [
  facilities,
  applications,
  lidars,
  lidarChannelGroups,
  photometers,
  evaluations,
  componentReviewers,
].map((table) => `"${getTableName(table)}"`);
// With a user go the components that they reviewed.
const WRITE = new RegExp(`\\b(insert into|update|delete from) (${RECORDS.join('|')})|\\bdelete from "users"`);

/** Whether the statement may have changed what the state follows from. */
export const writesRecords = (statement: string) => WRITE.test(statement);

/** Current applications whose stored state is not what follows from their records. */
async function underived(db: Db) {
  const ids = await db
    .select({ id: facilities.id })
    .from(facilities)
    .limit(MAX_FACILITIES + 1);
  if (ids.length > MAX_FACILITIES) return [];
  const loaded = await Promise.all(ids.map(({ id }) => findEvaluatedFacility(db, id)));
  return loaded.flatMap((facility) => {
    if (!facility) return [];
    const { application } = facility;
    const { pendingWith, openEvaluations, reviewersComplete } = application;
    const state = derivedStateOf(facility);
    return isDeepStrictEqual({ pendingWith, openEvaluations, reviewersComplete }, state)
      ? []
      : [{ application, state }];
  });
}

/** Derives what tests left out that write rows past the services. */
export async function deriveState(db: Db): Promise<void> {
  for (const { application, state } of await underived(db))
    await db
      .update(applications)
      .set({ ...state, pendingSince: application.statusSince })
      .where(eq(applications.id, application.id));
}

/** Fails when a service has changed records without the state derived from them. */
export async function expectDerived(db: Db): Promise<void> {
  expect(await underived(db)).toEqual([]);
}
