import { qaTestType, type AuditAction, type Capability } from '@portal/domain';
import { guard } from '../../people/authentication/guard';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction, type Db } from '../../platform/db/client';
import { orNotFound } from '../../platform/errors/app-error';
import type { Actor, Context } from '../../platform/process/app-types';
import { lockFacility, type LoadedFacility } from '../../labelling/facilities/load-facility';
import { testFactsOf } from './test-access-facts';
import { findTest, type StoredTest, type TestRow } from './tests.store';

interface TestWrite {
  context: Context;
  actor: Actor;
  capability: Capability;
  id: string;
  parts?: readonly string[];
}

/**
 * Runs a write to a test in a transaction: locks its facility, so that of two people acting at once one waits for the
 * other, loads the test and checks the capability with its present state.
 */
export const writeTest = <Result>(
  { context, actor, capability, id, parts = [] }: TestWrite,
  work: (tx: Db, stored: StoredTest, loaded: LoadedFacility) => Promise<Result>,
): Promise<Result> =>
  transaction(context.db, async (tx) => {
    const known = orNotFound(await findTest(tx, id));
    const loaded = await lockFacility(tx, known.test.facilityId);
    const stored = orNotFound(await findTest(tx, id));
    const facts = { ...(await testFactsOf(tx, { loaded, stored, actor })), parts };
    const find = async () => facts;
    await guard({ context: { ...context, db: tx }, actor, capability, find });
    return work(tx, stored, loaded);
  });

interface Recorded {
  actorId?: string;
  action: AuditAction;
  test: TestRow;
  oldValue?: Record<string, unknown>;
  newValue?: Record<string, unknown>;
}

/** Writes a line about a test to the audit log. */
export const recordTestAudit = (tx: Db, { test, ...entry }: Recorded): Promise<void> =>
  writeAudit(tx, {
    ...entry,
    objectKind: 'qa-test',
    objectId: test.id,
    objectName: `${qaTestType(test.type).name} of ${test.lidarName}`,
    facilityId: test.facilityId,
  });
