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

/** What was sent to a database, and what followed from its records when so much of it had been sent. */
interface Sent {
  statements: readonly string[];
  derived: number;
  parties: Promise<Parties>;
}

const sentTo = new WeakMap<Db, Sent>();

/** Has the state of this database derived anew only once a statement may have changed what it follows from. */
export const watchRecords = (db: Db, statements: readonly string[]) =>
  void sentTo.set(db, { statements, derived: 0, parties: Promise.resolve(new Map()) });

/** Notes what follows from the records of a database as it is now. */
function note(db: Db, parties: Promise<Parties>): Promise<Parties> {
  const sent = sentTo.get(db);
  if (sent) Object.assign(sent, { derived: sent.statements.length, parties });
  return parties;
}

/** Derives what tests left out that write rows past the services; those who ask at once wait for the same. */
export function deriveState(db: Db): Promise<Parties> {
  const sent = sentTo.get(db);
  if (sent && !sent.statements.slice(sent.derived).some(writesRecords)) return sent.parties;
  return note(db, derive(db));
}

async function derive(db: Db): Promise<Parties> {
  const all = await loadAll(db);
  const underived = all.filter(isUnderived);
  for (const { application, state } of underived) {
    Object.assign(application, state, { pendingSince: application.statusSince });
    await db
      .update(applications)
      .set({ ...state, pendingSince: application.statusSince })
      .where(eq(applications.id, application.id));
  }
  const sent = sentTo.get(db);
  // What it has written itself is no reason to derive anew.
  if (sent?.statements.slice(sent.derived).filter(writesRecords).length === underived.length)
    sent.derived = sent.statements.length;
  return partiesOf(all);
}

/** Fails when a service has changed records without the state derived from them. */
export async function expectDerived(db: Db): Promise<Parties> {
  const all = await loadAll(db);
  expect(all.filter(isUnderived)).toEqual([]);
  return note(db, Promise.resolve(partiesOf(all)));
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
