import {
  missingFindings,
  outcomeOf,
  QA_STEPS,
  REQUIRED,
  returnedFacts,
  type AuditAction,
  type Capability,
  type ConcludeInput,
  type QaAssessment,
  type QaStep,
  type QaTest,
  type ReasonInput,
  type ReturnInput,
} from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { AppError, refusedField } from '../../platform/errors/app-error';
import type { Actor, Context } from '../../platform/process/app-types';
import { assertCurrentVersion } from '../../platform/versions/versioned-write';
import type { LoadedFacility } from '../../labelling/facilities/facility.store';
import { freezeReport } from './freeze-report';
import { readTest } from './read-test';
import { notifyOfResult, notifyOfReturn } from './notify-of-test';
import { saveEvaluation } from './save-test.service';
import { NO_RESULT, namesOfResults } from './test-values';
import { announceResult, reinstateOlder, supersedeOlder } from './supersede-tests';
import { hasDraft } from './test-access-facts';
import { deleteResults, listResults } from './results.store';
import { updateTest, type StoredTest } from './tests.store';
import { recordTestAudit, writeTest } from './write-test';

interface Step {
  context: Context;
  actor: Actor;
  id: string;
}

interface Taken extends Step {
  step: QaStep;
  capability: Capability;
  action: AuditAction;
  reason?: string;
}

type Change = Parameters<typeof updateTest>[2];

/** Takes a step: checks under the lock, changes the test and writes the audit line. */
const takeStep = (
  { context, actor, id, step, capability, action, reason }: Taken,
  change: (tx: Db, stored: StoredTest, loaded: LoadedFacility) => Promise<Change>,
): Promise<QaTest> =>
  writeTest({ context, actor, capability, id }, async (tx, stored, loaded) => {
    const { to } = QA_STEPS[step];
    const test = await updateTest(tx, stored.test, {
      ...(to && { status: to }),
      ...(await change(tx, stored, loaded)),
    });
    if (!test) throw new Error(`The locked test ${id} has changed.`);
    const newValue = { status: test.status, ...(reason !== undefined && { reason }) };
    await recordTestAudit(tx, { actorId: actor.id, action, test, oldValue: { status: stored.test.status }, newValue });
    const told = { loaded, test, publicUrl: context.settings.publicUrl };
    if (step === 'conclude' || step === 'revoke') await announceResult(tx, test, context.now());
    if (step === 'conclude') {
      await supersedeOlder(tx, test);
      await notifyOfResult(tx, told);
    }
    if (step === 'revoke') await reinstateOlder(tx, test, context.now());
    if (step === 'return') await notifyOfReturn(tx, told, { reason: reason ?? '', channels: test.returnedChannels });
    return readTest(tx, id, actor.id);
  });

export const withdrawTest = (step: Step) =>
  takeStep({ ...step, step: 'withdraw', capability: 'qa-test.withdraw', action: 'qa-test.withdraw' }, async () => ({
    submittedAt: null,
    submittedById: null,
  }));

/** The draft of an evaluation is for its author: another evaluator who takes the test begins an empty one. */
async function emptyForOthers(tx: Db, stored: StoredTest, actorId: string) {
  const { test } = stored;
  if (!hasDraft(stored, await listResults(tx, test.id)) || test.lastTakerId === actorId) return {};
  await deleteResults(tx, test.id);
  await recordTestAudit(tx, { actorId, action: 'qa-test.empty-evaluation', test });
  return { conclusions: null, recommendations: null };
}

/** Takes a test into evaluation; a draft that the same evaluator wrote before is still there. */
export const takeTest = (step: Step) =>
  takeStep({ ...step, step: 'take', capability: 'qa-test.take', action: 'qa-test.take' }, async (tx, stored) => ({
    ...(await emptyForOthers(tx, stored, step.actor.id)),
    evaluatorId: step.actor.id,
    lastTakerId: step.actor.id,
    takenAt: step.context.now(),
  }));

export const releaseTest = (step: Step) =>
  takeStep({ ...step, step: 'release', capability: 'qa-test.release', action: 'qa-test.release' }, async () => ({
    evaluatorId: null,
    takenAt: null,
  }));

const configuredOf = ({ configuration }: StoredTest) => configuration.channels.map(({ short_name }) => short_name);

/** Returns a test to its facility, with the reason and the channels that it concerns. */
export const returnTest = (step: Step, { reason, channels }: ReturnInput) =>
  takeStep(
    { ...step, step: 'return', capability: 'qa-test.return', action: 'qa-test.return', reason },
    async (tx, stored) => {
      const names = [...namesOfResults(stored.test, configuredOf(stored)), ...configuredOf(stored)];
      const unknown = channels.findIndex((name) => !names.includes(name));
      if (unknown !== -1) throw refusedField(`channels[${unknown}]`, NO_RESULT);
      const returned = returnedFacts(await readTest(tx, step.id, step.actor.id));
      return { returnReason: reason, returnedChannels: channels, returnedFacts: returned };
    },
  );

/** Concludes a test: each channel has its finding, with a remark where it needs one. */
export const concludeTest = (step: Step, input: ConcludeInput) =>
  takeStep(
    { ...step, step: 'conclude', capability: 'qa-test.conclude', action: 'qa-test.conclude' },
    async (tx, stored, loaded) => {
      assertCurrentVersion(input.version, await readTest(tx, step.id, step.actor.id));
      // A remark that is not sent again is not meant: it may be of an earlier round, or of another evaluator.
      const meant = input.results?.map((result) => ({ ...result, remark: result.remark ?? null }));
      const { columns } = await saveEvaluation(tx, stored, { ...input, ...(meant && { results: meant }) });
      const names = namesOfResults(stored.test, configuredOf(stored));
      const results = await listResults(tx, step.id);
      const conclusions = columns.conclusions === undefined ? stored.test.conclusions : columns.conclusions;
      const errors = [
        ...missingFindings(names, results, stored.test.selfCheck),
        ...(conclusions ? [] : [{ path: 'conclusions', message: REQUIRED }]),
      ];
      if (errors.length > 0)
        throw new AppError('notSaved', 422, {
          message: 'Please check the marked fields.',
          errors: errors.slice(0, 60),
        });
      const given = results.flatMap(({ name, assessment }): QaAssessment[] =>
        assessment && names.includes(name) ? [assessment] : [],
      );
      const at = step.context.now();
      const { recommendations = stored.test.recommendations } = columns;
      const texts = { conclusions, recommendations };
      const report = await freezeReport(tx, { loaded, stored, given: { status: outcomeOf(given), ...texts }, at });
      return { ...columns, status: report.status, evaluatedAt: at, report };
    },
  );

export const revokeTest = (step: Step, { reason }: ReasonInput) =>
  takeStep({ ...step, step: 'revoke', capability: 'qa-test.revoke', action: 'qa-test.revoke', reason }, async () => ({
    revokeReason: reason,
  }));
