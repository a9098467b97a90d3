import { isRecordId, may, relationsOf, type QaTestFacts } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import type { Actor, Context } from '../../platform/process/app-types';
import { accessFactsOf, type FacilityAccessFacts } from '../../labelling/facilities/facility-access-facts';
import { findFacility, type LoadedFacility } from '../../labelling/facilities/facility.store';
import { instrumentAccessFacts } from '../../labelling/instruments/instrument-access-facts';
import { readTest } from './read-test';
import { listResults, type ResultRow } from './results.store';
import { findTest, type StoredTest } from './tests.store';

/** The access facts of a test, with the test itself for the handler. */
export interface TestAccessFacts extends FacilityAccessFacts {
  stored: StoredTest;
}

/** Whether an evaluator has saved something of a test. */
export const hasDraft = ({ test }: StoredTest, results: readonly ResultRow[]) =>
  results.length > 0 || test.conclusions !== null || test.recommendations !== null;

/** A refusal for the present state answers with the test as the caller may read it. */
const presentTest =
  (db: Db, actor: Actor | null, { people, state, stored }: TestAccessFacts) =>
  async () => {
    const decision = may('qa-test.read', relationsOf(actor, people), state);
    return actor && decision.allowed ? readTest(db, stored.test.id, actor.id) : undefined;
  };

/** The facts of a test and of its facility. */
export async function testFactsOf(
  db: Db,
  { loaded, stored, actor }: { loaded: LoadedFacility; stored: StoredTest; actor: Actor | null },
): Promise<TestAccessFacts> {
  const facts = accessFactsOf(loaded);
  const { test } = stored;
  const state: QaTestFacts = {
    testStatus: test.status,
    isTestEvaluator: actor !== null && test.evaluatorId === actor.id,
    hasEvaluationDraft: hasDraft(stored, await listResults(db, test.id)),
  };
  const found: TestAccessFacts = { ...facts, stored, state: { ...facts.state, ...state } };
  return { ...found, present: presentTest(db, actor, found) };
}

/** The same by the id of a test, for the guard of a call; undefined for an unknown test. */
export async function testAccessFacts(
  { db }: Pick<Context, 'db'>,
  id: string,
  actor: Actor | null,
): Promise<TestAccessFacts | undefined> {
  const stored = await findTest(db, id);
  const loaded = stored && (await findFacility(db, stored.test.facilityId));
  return stored && loaded && testFactsOf(db, { loaded, stored, actor });
}

/** The facts of the facility of the lidar that a new test names; a malformed body concerns no facility. */
export async function newTestFacts(context: Context, actor: Actor | null, body: unknown) {
  const { lidar } = Object(body) as { lidar?: unknown };
  return typeof lidar === 'string' && isRecordId(lidar) ? instrumentAccessFacts(context, 'lidar', actor, lidar) : {};
}
