import { discardFile } from '../labelling/acceptance/discard-file';
import { recordEarlierAcceptances } from '../labelling/acceptance/record-earlier-acceptances';
import type { Context } from '../platform/process/app-types';
import { transaction } from '../platform/db/client';
import { loggable } from '../platform/db/loggable';
import { lockRole } from '../people/users/user.store';
import { accountRows, withPasswords } from './account-rows';
import type { AccountRows } from './account-rows';
import { insertConfigurations } from './configurations';
import { demoFacility } from './demo-facility';
import { numbered, takeNumbers } from './document-numbers';
import { insertDeputiesAndDeclined } from './deputies-and-declined';
import { insertAccounts, insertFacilities, insertInstallation, insertNotices, isEmpty, linkPlans } from './demo.store';
import type { FacilityRows, KeptPlan } from './demo.store';
import facilities from './facilities.json' with { type: 'json' };
import { noticeRows } from './notices';
import { askDemoQuestion } from './questions';
import { insertDemoUnfinished } from './unfinished';
import { demoInstallation, keepLogo } from './installation';
import { insertLabels } from './labels/insert-labels';
import { insertQuality } from './quality/insert-quality';
import { filesOfQuality, prepareQuality, type DemoQuality } from './quality/prepare-quality';
import { STAGES } from './stages';
import type { Stage } from './stages';
import { storeGenerated } from '../platform/files/keep-file';
import type { FileStore } from '../platform/storage/file-store';
import type { DemoPlan } from './demo-plan';

interface Content {
  accounts: AccountRows;
  facilities: FacilityRows[];
  plans: KeptPlan[];
  logo: string;
  quality: DemoQuality;
}

/**
 * Fills an empty database with the demonstration: accounts, and real facilities in every status of the workflow, dated
 * relative to now. If any user or facility exists, changes nothing and returns false.
 */
export async function loadDemo(context: Context): Promise<boolean> {
  if (!(await isEmpty(context.db))) return false;
  const content = await prepare(context);
  // Certificates are stored within the transaction, so that their rows go with it, but not their bytes.
  const stored = new Set<string>();
  const isLoaded = await insert({ ...context, files: rememberingKeys(context.files, stored) }, content).catch(
    async (error: unknown) => {
      await discard(context, content);
      for (const key of stored) await removeBytes(context, key);
      throw error;
    },
  );
  if (!isLoaded) await discard(context, content);
  return isLoaded;
}

/** Removes bytes without a row. The caller must receive the original error. */
const removeBytes = ({ files, log }: Context, key: string) =>
  files
    .delete(key)
    .catch((error: unknown) => log.warn({ key, ...loggable(error as Error) }, 'bytes without a row remain'));

/** The file store, which keeps the keys of what is stored. */
const rememberingKeys = (files: FileStore, keys: Set<string>): FileStore => ({
  ...files,
  put: async (key, content, bytes) => {
    keys.add(key);
    await files.put(key, content, bytes);
  },
});

/** Prepares the content before the transaction: rows, and unlinked files. */
async function prepare(context: Context): Promise<Content> {
  const now = context.now();
  const accounts = accountRows(now);
  const rows = numbered(facilities.map((facts) => demoFacility(facts, stageOf(facts.acronym), accounts.people, now)));
  // Hashes and documents are computed in separate threads.
  const evaluator = accounts.people.staffId('cars');
  const [users, logo, plans, quality] = await Promise.all([
    withPasswords(accounts.users),
    keepLogo(context),
    keepPlans(
      context,
      rows.flatMap((facility) => facility.plans),
    ),
    prepareQuality(context, rows, { evaluator }),
  ]);
  return { accounts: { ...accounts, users }, facilities: rows, plans, logo, quality };
}

const insert = (context: Context, { accounts, facilities: rows, plans, logo, quality }: Content) =>
  transaction(context.db, async (tx) => {
    const { now, settings } = context;
    // If two servers start at once on an empty database, one loads and the other finds the data.
    await lockRole(tx, 'administrator');
    if (!(await isEmpty(tx))) return false;
    await insertAccounts(tx, accounts.users, accounts.roles);
    await insertFacilities(tx, rows, plans);
    await takeNumbers(tx, rows);
    await insertDeputiesAndDeclined(tx, accounts.users, rows, now());
    await linkPlans(tx, plans);
    const facilityIds = rows.map(({ facility }) => facility.id);
    await insertConfigurations(tx, { facilityIds, actorId: accounts.people.staffId('cars') });
    // Reports of tests name their issuer from the first one on.
    await insertInstallation(tx, demoInstallation(logo));
    await insertQuality(tx, quality, { all: rows, evaluator: accounts.people.staffId('cars'), now: now() });
    // What is labelled is what was accepted.
    await recordEarlierAcceptances({ db: tx, now });
    const people = { centre: accounts.people.staffId('cars'), administrator: accounts.people.staffId('administrator') };
    await insertLabels(context, tx, { all: rows, people });
    await askDemoQuestion(tx, rows, now());
    await insertDemoUnfinished(tx, rows, now());
    const sources = { users: accounts.users, facilities: rows, now: now(), publicUrl: settings.publicUrl };
    await insertNotices(tx, noticeRows(sources));
    return true;
  });

/** Discards files that no row refers to. */
async function discard(context: Context, { plans, logo, quality }: Content) {
  for (const fileId of [logo, ...plans.map((plan) => plan.fileId), ...filesOfQuality(quality)])
    await discardFile(context, fileId);
}

function stageOf(acronym: string): Stage {
  const stage = STAGES[acronym];
  if (!stage) throw new Error(`The demonstration defines no stage for ${acronym}.`);
  return stage;
}

/** Renders upgrade plans and stores them as unlinked files. */
async function keepPlans(context: Context, plans: readonly DemoPlan[]): Promise<KeptPlan[]> {
  const stored: KeptPlan[] = [];
  for (const { name, document, applicationId, facilityId } of plans) {
    const bytes = Buffer.from(await context.pdf.render(document));
    stored.push({ applicationId, facilityId, fileId: await storeGenerated(context, { name, bytes }) });
  }
  return stored;
}
