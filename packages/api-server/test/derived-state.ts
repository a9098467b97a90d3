import { isDeepStrictEqual } from 'node:util';
import type { DerivedState } from '@portal/domain';
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

/** Tables of the records that state is derived from (`DerivationFacts` of the domain), and the one that it stands in. */
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

type ApplicationRow = typeof applications.$inferSelect;

/** Whom applications are pending with, and since when, by their ids. */
export type Parties = ReadonlyMap<string, Pick<ApplicationRow, 'pendingWith' | 'pendingSince'>>;

const partiesOf = (all: readonly { application: ApplicationRow }[]): Parties =>
  new Map(all.map(({ application }) => [application.id, application]));

/** Current applications, each with what follows from its records. */
async function loadAll(db: Db) {
  const ids = await db
    .select({ id: facilities.id })
    .from(facilities)
    .limit(MAX_FACILITIES + 1);
  if (ids.length > MAX_FACILITIES) return [];
  const all: { application: ApplicationRow; state: DerivedState }[] = [];
  for (const { id } of ids) {
    const facility = await findEvaluatedFacility(db, id);
    if (facility) all.push({ application: facility.application, state: derivedStateOf(facility) });
  }
  return all;
}

const isUnderived = ({ application, state }: Awaited<ReturnType<typeof loadAll>>[number]) => {
  const { pendingWith, openEvaluations, reviewersComplete } = application;
  return !isDeepStrictEqual({ pendingWith, openEvaluations, reviewersComplete }, state);
};

/** Derives what tests left out that write rows past the services. */
export async function deriveState(db: Db): Promise<Parties> {
  const all = await loadAll(db);
  for (const { application, state } of all.filter(isUnderived)) {
    Object.assign(application, state, { pendingSince: application.statusSince });
    await db
      .update(applications)
      .set({ ...state, pendingSince: application.statusSince })
      .where(eq(applications.id, application.id));
  }
  return partiesOf(all);
}

/** Fails when a service has changed records without the state derived from them. */
export async function expectDerived(db: Db): Promise<Parties> {
  const all = await loadAll(db);
  expect(all.filter(isUnderived)).toEqual([]);
  return partiesOf(all);
}

/**
 * `pending_since` follows from no record: where a call has changed the party it is the moment of the call, and else what
 * it was. Of an application that the call began, there is nothing to compare it with.
 */
export function expectHandedOn(before: Parties, after: Parties, now: Date): void {
  const since = [...after].flatMap(([id, { pendingWith, pendingSince }]) => {
    const was = before.get(id);
    return was ? [{ id, is: pendingSince, wanted: was.pendingWith === pendingWith ? was.pendingSince : now }] : [];
  });
  expect(since.map(({ id, is }) => [id, is])).toEqual(since.map(({ id, wanted }) => [id, wanted]));
}
