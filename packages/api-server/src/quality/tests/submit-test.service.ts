import {
  blockingSentences,
  isSubmittable,
  lackingRoles,
  REQUIRED,
  type FieldError,
  type QaTest,
  type SelfCheck,
} from '@portal/domain';
import { AppError, orNotFound } from '../../platform/errors/app-error';
import type { Actor } from '../../platform/process/app-types';
import { countTowards } from '../../platform/limits/limits';
import { versionConflict } from '../../platform/versions/versioned-write';
import type { CheckContext } from '../check/run-check';
import { readTest } from './read-test';
import { notifyOfSubmission } from './notify-of-test';
import { checkTest, idsOf } from './self-check.service';
import { channelsOf, nothingToTest } from './test-values';
import { listFiles, type TestFile } from './test-files.store';
import { findTest, updateTest, type StoredTest } from './tests.store';
import { recordTestAudit, writeTest } from './write-test';

const NO_FILE: Partial<Record<TestFile['role'], string>> = {
  ascii: 'At least one text that ATLAS exported of a channel of this test',
  plot: 'At least one plot of this test',
};

/** What is missing of a test, whose files were checked. */
function missingIn(stored: StoredTest, files: readonly TestFile[], check: SelfCheck): FieldError[] {
  const { test, configuration } = stored;
  const configured = configuration.channels.map(({ short_name }) => short_name);
  const nothing = nothingToTest(test, configured);
  const context = { type: test.type, configuration: idsOf(configuration), channels: channelsOf(test, configured) };
  const lacking = lackingRoles(files, check.files, context);
  return [
    ...(nothing ? [{ path: 'configuration', message: nothing }] : []),
    ...(test.measuredFrom ? [] : [{ path: 'measured_from', message: REQUIRED }]),
    ...(test.measuredTo ? [] : [{ path: 'measured_to', message: REQUIRED }]),
    ...lacking.map((role) => ({ path: 'files', message: NO_FILE[role] ?? REQUIRED })),
  ];
}

/** What keeps files from being submitted, on their position in the list. */
const problemsIn = ({ files }: SelfCheck): FieldError[] =>
  files.flatMap((file, place) => blockingSentences(file).map((message) => ({ path: `files[${place}]`, message })));

const refuse = (errors: readonly FieldError[]) =>
  new AppError('notSaved', 422, { message: 'This test cannot be submitted yet.', errors: errors.slice(0, 60) });

/** Submits a test: its files are checked once more, and this self-check is the one that counts. */
export async function submitTest(context: CheckContext, actor: Actor, id: string): Promise<QaTest> {
  const before = orNotFound(await findTest(context.db, id));
  const files = await listFiles(context.db, id);
  const selfCheck = await checkTest(context, before);
  const missing = missingIn(before, files, selfCheck);
  if (missing.length > 0 || !isSubmittable(selfCheck)) throw refuse([...missing, ...problemsIn(selfCheck)]);
  return writeTest({ context, actor, capability: 'qa-test.submit', id }, async (tx, stored, loaded) => {
    const at = context.now();
    await countTowards({ ...context, db: tx }, 'qaSubmissions', [actor.id, id]);
    const test = await updateTest(tx, before.test, {
      status: 'submitted',
      selfCheck,
      submittedAt: at,
      submittedById: actor.id,
      firstSubmittedAt: stored.test.firstSubmittedAt ?? at,
      evaluatorId: null,
      takenAt: null,
    });
    // A file that came, or a second submission, while the files were checked.
    if (!test) throw versionConflict(await readTest(tx, id, actor.id));
    const newValue = { status: test.status, self_check: { version: selfCheck.version, code: selfCheck.code } };
    await recordTestAudit(tx, { actorId: actor.id, action: 'qa-test.submit', test, newValue });
    const { publicUrl } = context.settings;
    await notifyOfSubmission(tx, { loaded, test, publicUrl }, selfCheck.files.length);
    return readTest(tx, id, actor.id);
  });
}
