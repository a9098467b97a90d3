import { isDeepStrictEqual } from 'node:util';
import { EVALUATION_FIELD_NAMES, type ConcludeInput, type PartOf, type QaTest, type QaTestInput } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { refusedField } from '../../platform/errors/app-error';
import type { Actor, Context } from '../../platform/process/app-types';
import { applyPatch, assertCurrentVersion, versionConflict } from '../../platform/versions/versioned-write';
import { chosenConfiguration } from './chosen-configuration';
import { readTest } from './read-test';
import { assertTestValues, findLidar, NO_RESULT, namesOfResults, nothingToTest, toTestColumns } from './test-values';
import { listResults, writeResults, type ResultRow } from './results.store';
import { updateTest, type StoredTest, type TestRow } from './tests.store';
import { recordTestAudit, writeTest } from './write-test';

const isOfEvaluation = (name: string) => EVALUATION_FIELD_NAMES.includes(name);

/** The parts of a save: what the facility says of the test, and the draft of the evaluation. */
export function savedParts(body: object): PartOf<'qa-test.save'>[] {
  const names = Object.keys(body).filter((name) => name !== 'version');
  return [
    ...(names.some((name) => !isOfEvaluation(name)) ? (['test'] as const) : []),
    ...(names.some(isOfEvaluation) ? (['evaluation'] as const) : []),
  ];
}

interface Save {
  tx: Db;
  context: Context;
  actor: Actor;
  stored: StoredTest;
}

/** What the self-check follows from, besides the files. */
const CHECKED = [
  'measuredFrom',
  'measuredTo',
  'radiosondeAt',
  'configurationId',
  'channels',
  'figures',
  'method',
] as const satisfies readonly (keyof TestRow)[];

/** The changed columns of the facility's part. A self-check of other values no longer belongs to the test. */
async function testChanges(save: Save, input: QaTestInput) {
  const { tx, context, stored } = save;
  const { lidarId } = stored.test;
  const configuration =
    input.configuration === undefined
      ? stored.configuration
      : await chosenConfiguration(tx, lidarId, input.configuration, stored.configuration);
  const columns = { ...toTestColumns(input), configurationId: configuration.id };
  const test = applyPatch(stored.test, columns);
  const configured = configuration.channels.map(({ short_name }) => short_name);
  const lidar = await findLidar(tx, lidarId);
  assertTestValues({ test, configured, lidar, now: context.now() });
  const nothing = nothingToTest(test, configured);
  if (nothing && input.configuration !== undefined) throw refusedField('configuration', nothing);
  if (nothing && input.channels !== undefined) throw refusedField('channels', nothing);
  const isOutdated = CHECKED.some((name) => !isDeepStrictEqual(test[name], stored.test[name]));
  return isOutdated ? { ...columns, selfCheck: null } : columns;
}

/** The stored findings with those that were sent; a value that was not sent stays. */
function mergedResults(testId: string, present: readonly ResultRow[], sent: NonNullable<ConcludeInput['results']>) {
  const empty = { assessment: null, remark: null, fullOverlapM: null, eta: null, epsilonDeg: null, residual: null };
  return sent.map((result): ResultRow => {
    const before = present.find(({ name }) => name === result.name) ?? { testId, name: result.name, ...empty };
    return applyPatch(before, {
      assessment: result.assessment,
      remark: result.remark,
      fullOverlapM: result.full_overlap_m,
      eta: result.eta,
      epsilonDeg: result.epsilon_deg,
      residual: result.residual,
    });
  });
}

/** Stores findings under names that the test has, and returns the texts of the evaluation as columns. */
export async function saveEvaluation(tx: Db, { test, configuration }: StoredTest, input: ConcludeInput) {
  const names = namesOfResults(
    test,
    configuration.channels.map(({ short_name }) => short_name),
  );
  const results = input.results ?? [];
  const unknown = results.findIndex(({ name }) => !names.includes(name));
  if (unknown !== -1) throw refusedField(`results[${unknown}].name`, NO_RESULT);
  const present = await listResults(tx, test.id);
  const merged = mergedResults(test.id, present, results);
  const isChanged = merged.some((row) => !present.some((before) => isDeepStrictEqual(before, row)));
  if (isChanged) await writeResults(tx, merged);
  return { isChanged, columns: { conclusions: input.conclusions, recommendations: input.recommendations } };
}

/** Saves what was sent of a test: by the facility what it says of it, by its evaluator the draft of the evaluation. */
export function saveTest(context: Context, actor: Actor, id: string, input: QaTestInput): Promise<QaTest> {
  const parts = savedParts(input);
  return writeTest({ context, actor, capability: 'qa-test.save', id, parts }, async (tx, stored) => {
    const present = await readTest(tx, id, actor.id);
    assertCurrentVersion(input.version, present);
    const save = { tx, context, actor, stored };
    const said = parts.includes('test') ? await testChanges(save, input) : {};
    const found = parts.includes('evaluation') ? await saveEvaluation(tx, stored, input) : undefined;
    const columns = { ...said, ...found?.columns };
    const isChanged = found?.isChanged === true || !isDeepStrictEqual(applyPatch(stored.test, columns), stored.test);
    if (!isChanged) return present;
    const test = await updateTest(tx, stored.test, columns);
    if (!test) throw versionConflict(present);
    const action = parts.includes('evaluation') ? 'qa-test.save-evaluation' : 'qa-test.edit';
    // The contents of a draft of an evaluation belong to its evaluator, not to the audit log.
    const newValue = parts.includes('evaluation')
      ? {}
      : { changed: Object.keys(input).filter((name) => name !== 'version') };
    await recordTestAudit(tx, { actorId: actor.id, action, test, newValue });
    return readTest(tx, id, actor.id);
  });
}
