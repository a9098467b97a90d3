import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { dayHolds, HAND_OVER } from '@portal/domain';
import type { AcceptanceStatusCode, Day, DerivationFacts, DerivedState, OpenQuestion } from '@portal/domain';
import { updateWithAudit, type AuditEntry } from '../../platform/audit/audit.store';
import type { Db } from '../../platform/db/client';
import { isIdInValues } from '../../platform/db/any-of';
import { prepared } from '../../platform/db/prepared';
import {
  acceptanceInForceOfFacility,
  configurationOfFacility,
  earlierReportOfFacility,
} from './documents-of-facility.store';
import { deputiesOfFacility, reviewersOfFacility } from './people-of-facility.store';
import { evaluationsOfRound, openConditionsOfFacility } from './round-facts.store';
import { labelDecisionsOfFacility } from '../label/label-decisions.store';
import { lastEvaluationOfFacility } from '../label/last-evaluation.store';
import { readTypeLists } from '../types/type-lists.store';
import { applications, facilities, lidars, photometers, questions, users } from '../../platform/db/tables';

/** An instrument by name and position (°N, °E). */
export interface InstrumentSummary {
  id: string;
  name: string;
  latitude: number | null;
  longitude: number | null;
}

/** Oldest first. */
const instrumentsOfFacility = (table: typeof lidars | typeof photometers) =>
  sql<InstrumentSummary[]>`coalesce((select json_agg(json_build_object(
    'id', ${table.id}, 'name', ${table.name}, 'latitude', ${table.latitude}, 'longitude', ${table.longitude})
    order by ${table.createdAt}, ${table.id}) from ${table} where ${table.facilityId} = ${facilities.id}), '[]')`;

const openQuestionsOfRound = sql<OpenQuestion[]>`coalesce((select json_agg(json_build_object(
    'instrumentId', ${questions.instrumentId}, 'fields', ${questions.fields}, 'until', ${questions.until},
    'isAnswered', ${questions.answeredAt} is not null))
  from ${questions} where ${questions.applicationId} = ${applications.id} and ${questions.closedAt} is null), '[]')`;

const owner = alias(users, 'owner');

/** A facility in one row, with its owner, deputies, reviewers, instruments and the current round of its application. */
const AGGREGATE = {
  facility: facilities,
  application: applications,
  owner: { id: owner.id, firstName: owner.firstName, lastName: owner.lastName, email: owner.email },
  deputies: deputiesOfFacility.as('deputies'),
  reviewers: reviewersOfFacility.as('reviewers'),
  lidars: instrumentsOfFacility(lidars).as('lidars'),
  photometers: instrumentsOfFacility(photometers).as('photometers'),
  openConditions: openConditionsOfFacility.as('open_conditions'),
  questions: openQuestionsOfRound.as('questions'),
  earlierReport: earlierReportOfFacility.as('earlier_report'),
  acceptanceInForce: acceptanceInForceOfFacility.as('acceptance_in_force'),
  configurationInForce: configurationOfFacility.as('configuration_in_force'),
  labelDecisions: labelDecisionsOfFacility.as('label_decisions'),
  lastEvaluation: lastEvaluationOfFacility.as('last_evaluation'),
};

const isPresent = and(eq(applications.facilityId, facilities.id), eq(applications.isCurrent, true));

const aggregates = (db: Db, where: SQL) =>
  db
    .select(AGGREGATE)
    .from(facilities)
    .innerJoin(applications, isPresent)
    .innerJoin(owner, eq(owner.id, facilities.ownerId))
    .where(where)
    .prepare('');

const facilityById = prepared((db) => aggregates(db, eq(facilities.id, sql.placeholder('id'))));
const facilitiesByIds = prepared((db) => aggregates(db, isIdInValues(facilities.id)));

const evaluatedById = prepared((db) =>
  db
    .select({ ...AGGREGATE, evaluations: evaluationsOfRound.as('evaluations') })
    .from(facilities)
    .innerJoin(applications, isPresent)
    .innerJoin(owner, eq(owner.id, facilities.ownerId))
    .where(eq(facilities.id, sql.placeholder('id')))
    .prepare(''),
);

/** A facility with everything that rights, views and steps depend on, and the type lists; undefined if unknown. */
export async function findFacility(db: Db, id: string) {
  const [facility] = await facilityById(db, { id });
  return facility && { ...facility, lists: await readTypeLists(db) };
}
export type LoadedFacility = NonNullable<Awaited<ReturnType<typeof findFacility>>>;

/** The same with the evaluations of the current round, drafts included. */
export async function findEvaluatedFacility(db: Db, id: string) {
  const [facility] = await evaluatedById(db, { id });
  return facility && { ...facility, lists: await readTypeLists(db) };
}
export type EvaluatedFacility = NonNullable<Awaited<ReturnType<typeof findEvaluatedFacility>>>;

/** These facilities in one statement, unordered. */
export async function listFacilities(db: Db, ids: readonly string[]): Promise<LoadedFacility[]> {
  const lists = await readTypeLists(db);
  return (await facilitiesByIds(db, { ids })).map((facility) => ({ ...facility, lists }));
}

/** Locks the current round of a facility until the transaction ends; false if it has none. */
export async function lockApplication(tx: Db, facilityId: string): Promise<boolean> {
  const locked = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.facilityId, facilityId), eq(applications.isCurrent, true)))
    .for('update');
  return locked.length > 0;
}

type FacilityChange = Partial<Omit<typeof facilities.$inferSelect, 'id' | 'version' | 'createdAt' | 'updatedAt'>>;

/** Updates a facility; false if its version is not the given one. */
export async function updateFacility(tx: Db, id: string, version: number, values: FacilityChange): Promise<boolean> {
  const updated = await tx
    .update(facilities)
    .set({ ...values, version: version + 1, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(facilities.id, id), eq(facilities.version, version)))
    .returning({ id: facilities.id });
  return updated.length > 0;
}

/** Sets the due date of the current step of an application (day in UTC); `null` for none. */
export async function setDueDate(tx: Db, applicationId: string, day: Day | null): Promise<void> {
  const dueFor = day === null ? null : sql`${applications.step}`;
  await tx
    .update(applications)
    .set({ stepDueDate: day, dueFor, version: sql`${applications.version} + 1`, updatedAt: sql`clock_timestamp()` })
    .where(eq(applications.id, applicationId));
}

interface Move {
  applicationId: string;
  from: AcceptanceStatusCode;
  to: AcceptanceStatusCode;
  at: Date;
}

/** Moves an application to its next status; false if it is no longer in the status `from`. */
export async function moveApplication(tx: Db, { applicationId, from, to, at }: Move): Promise<boolean> {
  const moved = await tx
    .update(applications)
    .set({
      status: to,
      statusSince: at,
      version: sql`${applications.version} + 1`,
      updatedAt: sql`clock_timestamp()`,
    })
    .where(and(eq(applications.id, applicationId), eq(applications.status, from)))
    .returning({ id: applications.id });
  return moved.length > 0;
}

type ApplicationRow = typeof applications.$inferSelect;

/** The due date set by staff, with the step for which it was set. */
export const dueOfStep = ({ stepDueDate: day, dueFor: step }: ApplicationRow): DerivationFacts['dueOfStep'] =>
  day && step ? { step, day } : null;

/**
 * Stores the derived state of an application if it differs, and returns the application with it. If `pendingFor`
 * changes, `pendingSince` becomes `at`, and the hand-over is recorded. The due date of a step ends with the step, but
 * outlasts a question and the replacement of a reviewer.
 */
export async function updateDerivedState(
  tx: Db,
  { facility, application }: Pick<LoadedFacility, 'facility' | 'application'>,
  state: DerivedState,
  at: Date,
): Promise<ApplicationRow> {
  if (isDeepStrictEqual({ ...application, ...state }, application)) return application;
  const isHandedOn = state.pendingFor !== application.pendingFor;
  const isNewStep = state.step !== application.step;
  const due = dueOfStep(application);
  const isDayKept = due !== null && dayHolds(due.step, state.step);
  const change = {
    ...(isHandedOn && { pendingSince: at }),
    ...(isNewStep && { stepSince: at, ...(!isDayKept && { stepDueDate: null, dueFor: null }) }),
    ...state,
  };
  const update = () => tx.update(applications).set(change).where(eq(applications.id, application.id));
  if (isHandedOn) {
    const handedOn = tx.$with('handed_on').as(update().returning({ id: applications.id }));
    await updateWithAudit(tx, handedOn, handOver(facility, { from: application, to: state, at }));
  } else await update();
  return { ...application, ...change };
}

type Pending = Pick<DerivedState, 'pendingFor' | 'pendingWith'>;

const pendingOf = ({ pendingFor, pendingWith }: Pending) => ({ pending_for: pendingFor, pending_with: pendingWith });

/** The entry of a hand-over, which may follow from an action that is in no history, such as an evaluation. */
const handOver = (
  { id, acronym }: LoadedFacility['facility'],
  { from, to, at }: { from: Pending; to: Pending; at: Date },
): AuditEntry => ({
  at,
  action: HAND_OVER,
  objectKind: 'facility',
  objectId: id,
  objectName: acronym,
  facilityId: id,
  oldValue: pendingOf(from),
  newValue: pendingOf(to),
});
