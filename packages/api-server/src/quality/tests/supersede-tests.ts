import { epochSeconds, isValidStatus, supersedes, type SupersedableTest } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { insertChange } from '../changes/changes.store';
import { listSupersedable, setSuperseded, type SupersedableRow, type TestRow } from './tests.store';
import { recordTestAudit } from './write-test';

type Compared = Pick<SupersedableRow, 'configurationId' | 'status' | 'measuredFrom' | 'channels'>;

const compared = (
  { type }: Pick<TestRow, 'type'>,
  { configurationId, status, measuredFrom, channels }: Compared,
): SupersedableTest => ({
  type,
  configuration: configurationId,
  status,
  measuredAt: epochSeconds(measuredFrom),
  channels,
});

/** The data centre reads a result that is new, was revoked or counts again with the next changes. */
export const announceResult = (tx: Db, { id: testId, configurationId, status }: TestRow, at: Date) =>
  insertChange(tx, {
    configurationId,
    change: 'result',
    testId,
    passed: isValidStatus(status) || (status === 'failed' ? false : null),
    at,
  });

async function supersede(tx: Db, id: string, by: string): Promise<void> {
  const test = await setSuperseded(tx, id, { status: 'superseded', supersededById: by });
  await recordTestAudit(tx, { action: 'qa-test.supersede', test, newValue: { status: test.status, by } });
}

/** A newer test with a pass supersedes older ones. */
export async function supersedeOlder(tx: Db, test: TestRow): Promise<void> {
  if (!isValidStatus(test.status)) return;
  const isOlder = (other: SupersedableRow) =>
    other.id !== test.id && isValidStatus(other.status) && supersedes(compared(test, test), compared(test, other));
  for (const older of (await listSupersedable(tx, test)).filter(isOlder)) await supersede(tx, older.id, test.id);
}

/** A test that is revoked gives those that it superseded their results back, unless another one supersedes them too. */
export async function reinstateOlder(tx: Db, revoked: TestRow, at: Date): Promise<void> {
  const tests = await listSupersedable(tx, revoked);
  for (const older of tests.filter(({ supersededById }) => supersededById === revoked.id)) {
    const other = tests.find((each) => supersedes(compared(revoked, each), compared(revoked, older)));
    if (other) {
      await supersede(tx, older.id, other.id);
      continue;
    }
    // A test from before there were reports.
    const status = older.given ?? 'passed';
    const test = await setSuperseded(tx, older.id, { status, supersededById: null });
    const oldValue = { status: older.status, by: revoked.id };
    await recordTestAudit(tx, { action: 'qa-test.reinstate', test, oldValue, newValue: { status } });
    await announceResult(tx, test, at);
  }
}
