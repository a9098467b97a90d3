import { randomUUID } from 'node:crypto';
import { COMPONENTS, ROLES, type AcceptanceStatusCode, type ComplianceCode, type Component } from '@portal/domain';
import { eq } from 'drizzle-orm';
import {
  applications,
  componentReviewers,
  evaluations,
  userRoles,
  users,
  type facilities,
} from '../src/platform/db/tables';
import type { Aspect } from '../src/platform/db/schema/evaluations';
import { addComplete } from './applications';
import { addPerson, enter, passwordHash } from './people';
import type { TestPortal } from './portal';
import type { Call } from '../src/app/calls';

/** The address of a component's reviewer. */
export const reviewerAddress = (component: Component) => `${component}@site.example`;

const roleOf = ({ role }: (typeof COMPONENTS)[number]) =>
  ROLES.filter(({ name }) => name === role).map(({ code }) => code);

/** A user for each component, with its role and without assignments. */
export async function addReviewers({ db, context }: TestPortal): Promise<Record<Component, string>> {
  const people = COMPONENTS.map((component) => ({ id: randomUUID(), component }));
  const account = { passwordHash: passwordHash(), activatedAt: context.now(), firstName: 'Rita' };
  await db.insert(users).values(
    people.map(({ id, component: { code, name } }) => ({
      id,
      email: reviewerAddress(code),
      lastName: name,
      ...account,
    })),
  );
  await db
    .insert(userRoles)
    .values(people.flatMap(({ id, component }) => roleOf(component).map((role) => ({ userId: id, role }))));
  return Object.fromEntries(people.map(({ id, component }) => [component.code, id])) as Record<Component, string>;
}

/** A facility with one lidar, one photometer, and a reviewer for each component. */
export async function addReviewed(
  portal: TestPortal,
  status: AcceptanceStatusCode = 'submitted',
  change: Partial<typeof facilities.$inferInsert> = {},
) {
  const { facility, lidar, photometer } = await addComplete(portal, status, change);
  const reviewers = await addReviewers(portal);
  await portal.db.insert(componentReviewers).values(
    COMPONENTS.map(({ code }) => ({
      facilityId: facility.id,
      component: code,
      userId: reviewers[code],
      workSince: portal.context.now(),
      createdAt: portal.context.now(),
    })),
  );
  const [round] = await portal.db.select().from(applications).where(eq(applications.facilityId, facility.id));
  if (!round) throw new Error('There is no round.');
  const place = { id: facility.id, lidarId: lidar.id, photometerId: photometer.id };
  return { facility, lidar, photometer, reviewers, round, place };
}

/** The token of a component's reviewer. */
export const reviewerToken = async (portal: TestPortal, component: Component) =>
  (await enter(portal, reviewerAddress(component))).access_token;

/** The token of a new administrator. */
export async function administratorToken(portal: TestPortal, name = 'admin'): Promise<string> {
  const email = `${name}@site.example`;
  await addPerson(portal, { email, firstName: 'Anna', roles: ['administrator'] });
  return (await enter(portal, email)).access_token;
}

/** The call that submits an evaluation, by the end of its path. */
export const submitCall = (path: string): Call => `POST /national-facility/:id/submit/${path}` as Call;

/** The end of the path of a lidar's evaluation. */
export const lidarPath = (aspect: string) => `initial-acceptance/lidar-${aspect}-compliance/:lidarId`;

/** The body of an evaluation. */
export const evaluationOf = (
  aspect: string,
  change: Partial<Record<'compliance' | 'comments' | 'recommendations', string | null>> = {},
) =>
  Object.fromEntries(
    Object.entries({ compliance: 'yes', comments: 'Checked on site.', recommendations: 'None.', ...change }).map(
      ([field, value]) => [`${aspect}_${field}`, value],
    ),
  );

type Round = Awaited<ReturnType<typeof addReviewed>>;

const REQUIRED = [
  ['lidar', 'feasibility'],
  ['lidar', 'feature'],
  ['lidar', 'channel'],
  ['lidar', 'general'],
  ['lidar', 'data'],
  ['photometer', 'general'],
  ['photometer', 'data'],
  ['facility', 'synergy'],
] as const;

/** Submits every required evaluation of a round but the excluded ones (`lidar-data`, `facility-synergy`). */
export async function giveEvaluations(
  { db, context }: TestPortal,
  { facility, lidar, photometer, round }: Round,
  leftOut: readonly string[] = [],
) {
  const ids = { lidar: lidar.id, photometer: photometer.id, facility: facility.id };
  const given = REQUIRED.filter(([kind, aspect]) => !leftOut.includes(`${kind}-${aspect}`));
  const words = { compliance: 'yes' as const, comments: 'Checked.', recommendations: 'None.' };
  const submitted = { ...words, evaluatedAt: context.now() };
  const { applicationId, targetKind: kind, targetId, aspect: of } = evaluations;
  await db
    .insert(evaluations)
    .values(
      given.map(([targetKind, aspect]) => ({
        applicationId: round.id,
        targetKind,
        targetId: ids[targetKind],
        aspect,
        ...submitted,
      })),
    )
    // Drafts that were kept from the previous round.
    .onConflictDoUpdate({ target: [applicationId, kind, targetId, of], set: submitted });
}

/** Changes the status of a round, as if all its steps had been taken. */
export async function putInto({ db, context }: TestPortal, { id }: { id: string }, status: AcceptanceStatusCode) {
  await db.update(applications).set({ status, submittedAt: context.now() }).where(eq(applications.id, id));
}

/** The present round of the only facility. */
export async function currentRound({ db }: Pick<TestPortal, 'db'>) {
  const [round, ...others] = await db.select().from(applications).where(eq(applications.isCurrent, true));
  if (!round || others.length > 0) throw new Error('There is not exactly one present round.');
  return round;
}

/** Changes the compliance of all evaluations of an instrument. */
export async function setCompliance({ db }: Pick<TestPortal, 'db'>, of: { id: string }, compliance: ComplianceCode) {
  await db.update(evaluations).set({ compliance }).where(eq(evaluations.targetId, of.id));
}

/** Removes the evaluations of an aspect, as if they had never been begun. */
export async function forgetEvaluations({ db }: Pick<TestPortal, 'db'>, aspect: Aspect) {
  await db.delete(evaluations).where(eq(evaluations.aspect, aspect));
}

/** Turns the evaluations of an aspect, or of an instrument, into drafts. */
export async function takeBackEvaluations({ db }: Pick<TestPortal, 'db'>, of: { aspect: Aspect } | { id: string }) {
  const which = 'id' in of ? eq(evaluations.targetId, of.id) : eq(evaluations.aspect, of.aspect);
  await db.update(evaluations).set({ evaluatedAt: null }).where(which);
}

/** The stored evaluations of an aspect. */
export const evaluationsOn = ({ db }: Pick<TestPortal, 'db'>, aspect: Aspect) =>
  db.select().from(evaluations).where(eq(evaluations.aspect, aspect));
