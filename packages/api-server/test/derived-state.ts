import { isDeepStrictEqual } from 'node:util';
import { HAND_OVER, type DerivedState } from '@portal/domain';
import { and, eq, getTableName } from 'drizzle-orm';
import { findEvaluatedFacility } from '../src/labelling/facilities/facility.store';
import { derivedStateOf, type EvaluatedFacility } from '../src/labelling/facilities/load-facility';
import type { Db } from '../src/platform/db/client';
import {
  applications,
  auditEntries,
  componentReviewers,
  conditions,
  evaluations,
  facilities,
  lidarChannelGroups,
  lidars,
  photometers,
  planAssessments,
  questions,
} from '../src/platform/db/tables';

/** A database with more facilities than this holds the demonstration, which derives the state itself. */
const MAX_FACILITIES = 10;

/** Tables of the records that state is derived from (`DerivationFacts` of the domain), and the one that stores it. */
const RECORDS = [
  facilities,
  applications,
  lidars,
  lidarChannelGroups,
  photometers,
  evaluations,
  planAssessments,
  conditions,
  componentReviewers,
  questions,
].map((table) => `"${getTableName(table)}"`);
// Deleting a user also deletes their assignments as reviewer.
const WRITE = new RegExp(`\\b(insert into|update|delete from) (${RECORDS.join('|')})|\\bdelete from "users"`);

/** Whether the statement may have changed records that the state is derived from. */
export const writesRecords = (statement: string) => WRITE.test(statement);

type ApplicationRow = typeof applications.$inferSelect;

/** The pending step of applications, and since when, by their ids. */
export type Awaiting = ReadonlyMap<
  string,
  Pick<ApplicationRow, 'facilityId' | 'pendingFor' | 'pendingWith' | 'pendingSince'>
>;

const awaitingOf = (all: readonly { application: ApplicationRow }[]): Awaiting =>
  new Map(all.map(({ application }) => [application.id, application]));

/** Current applications, each with the state derived from its records. */
async function loadAll(db: Db) {
  const ids = await db
    .select({ id: facilities.id })
    .from(facilities)
    .limit(MAX_FACILITIES + 1);
  if (ids.length > MAX_FACILITIES) return [];
  const all: Derived[] = [];
  for (const { id } of ids) {
    const facility = await findEvaluatedFacility(db, id);
    if (facility) all.push({ application: facility.application, state: derivedStateOf(facility), facility });
  }
  return all;
}

interface Derived {
  facility: EvaluatedFacility;
  application: ApplicationRow;
  state: DerivedState;
}

const isUnderived = ({ application, state }: Derived) => !isDeepStrictEqual({ ...application, ...state }, application);

/** A due date that a test has written without a step belongs to the step derived from its records. */
function atItsStep({ facility, application, state: { step } }: Derived) {
  const dueFor = application.stepDueDate === null ? null : (application.dueFor ?? step);
  return { ...derivedStateOf({ ...facility, application: { ...application, step, dueFor } }), dueFor };
}

/** The statements sent to a database, and the state that was derived after a number of them. */
interface Sent {
  statements: readonly string[];
  derived: number;
  awaiting: Promise<Awaiting>;
}

const sentTo = new WeakMap<Db, Sent>();

/** Derives the state of this database again only after a statement that may have changed it. */
export const watchRecords = (db: Db, statements: readonly string[]) =>
  void sentTo.set(db, { statements, derived: 0, awaiting: Promise.resolve(new Map()) });

/** Stores the state derived from the present records of a database. */
function note(db: Db, awaiting: Promise<Awaiting>): Promise<Awaiting> {
  const sent = sentTo.get(db);
  if (sent) Object.assign(sent, { derived: sent.statements.length, awaiting });
  return awaiting;
}

/** Derives the state after tests that write rows without the services; concurrent callers share one run. */
export function deriveState(db: Db): Promise<Awaiting> {
  const sent = sentTo.get(db);
  if (sent && !sent.statements.slice(sent.derived).some(writesRecords)) return sent.awaiting;
  return note(db, derive(db));
}

async function derive(db: Db): Promise<Awaiting> {
  const all = await loadAll(db);
  const underived = all.filter(isUnderived);
  for (const one of underived) {
    const { application } = one;
    const state = atItsStep(one);
    const since = { pendingSince: application.statusSince, stepSince: application.statusSince };
    Object.assign(application, state, since);
    await db
      .update(applications)
      .set({ ...state, ...since })
      .where(eq(applications.id, application.id));
  }
  const sent = sentTo.get(db);
  // Its own writes are no reason to derive the state again.
  if (sent?.statements.slice(sent.derived).filter(writesRecords).length === underived.length)
    sent.derived = sent.statements.length;
  return awaitingOf(all);
}

/** Fails if a service has changed records without the state derived from them. */
export async function expectDerived(db: Db): Promise<Awaiting> {
  const all = await loadAll(db);
  expect(all.filter(isUnderived)).toEqual([]);
  return note(db, Promise.resolve(awaitingOf(all)));
}

const isHandedOn = (before: Awaiting, id: string, { pendingFor }: Pick<ApplicationRow, 'pendingFor'>) =>
  before.get(id)?.pendingFor !== pendingFor;

/**
 * `pending_since` is derived from no record: if a call has handed the application over or begun it, it is the moment of
 * the call, otherwise it is unchanged.
 */
export function expectHandedOn(before: Awaiting, after: Awaiting, now: Date): void {
  const since = [...after].map(([id, one]) => {
    const was = before.get(id);
    return { id, is: one.pendingSince, wanted: was && !isHandedOn(before, id, one) ? was.pendingSince : now };
  });
  expect(since.map(({ id, is }) => [id, is])).toEqual(since.map(({ id, wanted }) => [id, wanted]));
}

/** The audit log tells each hand-over of a call as it is stored. */
export async function expectRecorded(db: Db, before: Awaiting, after: Awaiting): Promise<void> {
  for (const [id, one] of after) {
    const { facilityId, pendingFor, pendingWith, pendingSince: at } = one;
    // A facility begins with its invitation pending, which the entry of its registration tells.
    if (!isHandedOn(before, id, one) || pendingFor === 'invitation') continue;
    const found = { at, newValue: { pending_for: pendingFor, pending_with: pendingWith } };
    expect(await handOversOf(db, facilityId)).toContainEqual(expect.objectContaining(found));
  }
}

const handOversOf = (db: Db, facilityId: string) =>
  db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.facilityId, facilityId), eq(auditEntries.action, HAND_OVER)));
