import { dayOf, type QaTestStatus } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { listFacilities, type LoadedFacility } from '../../labelling/facilities/facility.store';
import { freezeSheet } from '../../quality/approval/freeze-sheet';
import { descriptions, loadContent } from '../../quality/approval/load-content';
import { insertChange } from '../../quality/changes/changes.store';
import { listConfigurations, updateConfiguration } from '../../quality/configurations/configurations.store';
import { endPeriod, insertPeriod } from '../../quality/configurations/periods.store';
import { freezeSupportReport } from '../../quality/support/freeze-support-report';
import { findRequest, updateRequest } from '../../quality/support/support.store';
import { freezeReport } from '../../quality/tests/freeze-report';
import { findTest, updateTest } from '../../quality/tests/tests.store';
import type { FacilityRows } from '../demo.store';
import { calibrationRows } from './photometers';
import type { Decision, DemoQuality } from './prepare-quality';
import { insertCalibrations, insertEvents, insertSupport, insertTests, type SupportRows } from './quality.store';
import { supportRows } from './support';
import type { MadeTest } from './test-rows';

/** The report of a test says what its result was, whatever became of it later. */
const ENDED: readonly QaTestStatus[] = ['superseded', 'revoked'];

/** Finds a facility among those that were loaded; throws if it is not there. */
type Find = (facilityId: string) => LoadedFacility;

/** Loads facilities once: nothing here changes what is loaded of one. */
async function loadAll(tx: Db, all: readonly FacilityRows[]): Promise<Find> {
  const ids = all.map(({ facility }) => facility.id);
  const loaded = new Map((await listFacilities(tx, ids)).map((each) => [each.facility.id, each]));
  return (id) => {
    const found = loaded.get(id);
    if (!found) throw new Error(`The facility ${id} of the demonstration is gone.`);
    return found;
  };
}

/** Freezes what the report of a test with a result says. */
async function freeze(tx: Db, { test }: MadeTest, find: Find): Promise<void> {
  const stored = test.evaluatedAt && (await findTest(tx, test.id));
  if (!stored || !test.evaluatedAt) return;
  const loaded = find(test.facilityId);
  const { conclusions, recommendations, evaluatedAt: at } = test;
  // Those that no longer count had passed.
  const status = ENDED.includes(test.status) ? 'passed' : test.status;
  const report = await freezeReport(tx, { loaded, stored, given: { status, conclusions, recommendations }, at });
  await updateTest(tx, stored.test, { report });
}

/** Freezes what the report of a completed request says. */
async function freezeSupport(tx: Db, { id, text, at }: SupportRows['completed'][number], find: Find): Promise<void> {
  const stored = await findRequest(tx, id);
  if (!stored) throw new Error(`The request ${id} of the demonstration is gone.`);
  const loaded = find(stored.request.facilityId);
  await updateRequest(tx, stored.request, { report: freezeSupportReport({ loaded, stored, at, text }) });
}

/** Records a decision as the portal does: the period before it ends, and an approval freezes the content. */
async function decide(
  tx: Db,
  { configuration, status, at, reason }: Decision,
  { evaluator, find }: { evaluator: string; find: Find },
): Promise<void> {
  const { id: configurationId, facilityId, lidarId } = configuration;
  const loaded = find(facilityId);
  const stored = (await listConfigurations(tx, lidarId)).find(({ id }) => id === configurationId);
  if (!stored) throw new Error(`The configuration ${configurationId} of the demonstration is gone.`);
  const content = status === 'approved' ? await loadContent(tx, stored, descriptions(tx, loaded, at)) : undefined;
  const validFrom = dayOf(at);
  await endPeriod(tx, configurationId, validFrom);
  const sheet = content && (await freezeSheet(tx, { loaded, row: stored, at }, reason));
  const decided = { configurationId, facilityId, status, validFrom, reason, ...(content && { content, sheet }) };
  const decidedById = status === 'superseded' ? null : evaluator;
  const period = await insertPeriod(tx, { ...decided, decidedAt: at, decidedById });
  await insertChange(tx, { configurationId, change: status, periodId: period.id, at });
  const days = status === 'approved' ? { validFrom, validTo: null } : { validTo: validFrom };
  await updateConfiguration(tx, stored, { status, ...days, decisionText: reason });
}

/** Inserts the test books, calibrations of photometers, and requests for support. */
export async function insertQuality(
  tx: Db,
  made: DemoQuality,
  { all, evaluator, now }: { all: readonly FacilityRows[]; evaluator: string; now: Date },
): Promise<void> {
  await insertTests(tx, made.configurations, made.tests);
  await insertEvents(tx, made.events);
  await insertCalibrations(tx, calibrationRows(all, now));
  const find = await loadAll(tx, all);
  for (const test of made.tests) await freeze(tx, test, find);
  const decisions = made.decisions.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const each of decisions) await decide(tx, each, { evaluator, find });
  const support = supportRows(all, { scheduler: evaluator }, now);
  await insertSupport(tx, support);
  for (const each of support.completed) await freezeSupport(tx, each, find);
}
