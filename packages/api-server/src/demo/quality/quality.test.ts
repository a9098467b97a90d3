import {
  CONFIGURATION_WORDS,
  dayOf,
  isConcluded,
  isSubmittable,
  missingFindings,
  missingTests,
  QA_TEST_TYPES,
  outcomeOf,
  QA_TEST_STATUSES,
  qaTestType,
  SLOT_STATUSES,
  SUPPORT_STATUSES,
  type QaTestStatus,
} from '@portal/domain';
import { testPortal } from '../../../test/portal';
import {
  lidarConfigurationPeriods,
  lidarConfigurations,
  qaTests,
  supportRequests,
  supportSlots,
} from '../../platform/db/tables';
import { bookOf } from '../../quality/approval/configuration-access-facts';
import { loadNetwork } from '../../quality/network/load-network';
import { checkTest } from '../../quality/tests/self-check.service';
import { listResults } from '../../quality/tests/results.store';
import { listFiles } from '../../quality/tests/test-files.store';
import { findTest } from '../../quality/tests/tests.store';
import { loadDemo } from '../load-demo';
import { namesOf } from './configuration';

const portal = testPortal({}, 'all tests');
const { context, db } = portal;

beforeAll(async () => {
  await loadDemo(context);
});

const SHOWN = {
  ATOLL: ['green', 'up-to-date'],
  'CO-PDD': ['green', 'up-to-date'],
  CIAO: ['amber', 'recommendations-open'],
  SIRTA: ['amber', 'due-soon'],
  LEI: ['amber', 'after-event'],
  AGORA: ['blue', 'in-evaluation'],
  THE: ['red', 'failed'],
  RADO: ['red', 'overdue'],
};

test('the demonstration shows every light of the test book, and each for its reason', async () => {
  const network = await loadNetwork(db, 'all', dayOf(context.now()));
  for (const [acronym, [light, reason]] of Object.entries(SHOWN)) {
    const on = network.find(({ facility }) => facility.acronym === acronym);
    const rows = on?.lidars.flatMap((lidar) => lidar.rows) ?? [];
    const reasons = rows.flatMap(({ isNeeded, row }) => (isNeeded ? [row.reason] : []));
    expect([acronym, on?.light, reasons]).toEqual([acronym, light, expect.arrayContaining([reason])]);
  }
  const away = network.flatMap(({ photometers }) =>
    photometers.filter(({ row }) => row.reason === 'at-calibration-centre'),
  );
  expect(away).toHaveLength(1);
  const old = network.filter(({ photometers }) => photometers.some(({ row }) => row.reason === 'overdue'));
  expect(old.map(({ facility }) => facility.acronym)).toContain('PANGEA');
});

const statesIn = async (
  table: typeof qaTests | typeof lidarConfigurations | typeof supportRequests | typeof supportSlots,
) => [...new Set((await db.select({ status: table.status }).from(table)).map(({ status }) => status))].toSorted();

test.each([
  ['tests', qaTests, QA_TEST_STATUSES],
  [
    'configurations',
    lidarConfigurations,
    Object.keys(CONFIGURATION_WORDS).filter((status) => status !== 'provisional'),
  ],
  ['requests', supportRequests, SUPPORT_STATUSES],
  ['slots', supportSlots, SLOT_STATUSES],
] as const)('the demonstration has %s in every state', async (_what, table, statuses) => {
  expect(await statesIn(table)).toEqual([...statuses].toSorted());
});

/** A result that was superseded or revoked was a pass. */
const resultOf = (status: QaTestStatus): QaTestStatus =>
  status === 'superseded' || status === 'revoked' ? 'passed' : status;

test('every test of the demonstration could have been submitted and concluded as it was', async () => {
  const wrong: unknown[] = [];
  for (const { id } of await db.select({ id: qaTests.id }).from(qaTests)) {
    const stored = await findTest(db, id);
    if (!stored) throw new Error('The test is gone.');
    const { test, configuration } = stored;
    const files = await listFiles(db, id);
    const names = namesOf(test.type, configuration);
    const lacks = qaTestType(test.type).needs.filter((role) => !files.some((file) => file.role === role));
    if (lacks.length > 0 || !test.selfCheck || !isSubmittable(test.selfCheck))
      wrong.push([id, test.type, 'files', test.selfCheck?.files]);
    if (names.length === 0) wrong.push([test.type, 'is about nothing']);
    if (!isConcluded(test.status)) continue;
    const results = await listResults(db, id);
    const missing = missingFindings(names, results, test.selfCheck);
    const result = outcomeOf(results.flatMap(({ assessment }) => assessment ?? []));
    if (missing.length > 0 || !test.conclusions || result !== resultOf(test.status))
      wrong.push([test.type, test.status, result, missing, test.selfCheck?.channels.map(({ code }) => code)]);
  }
  expect(wrong).toEqual([]);
});

test('no two tests of the demonstration have a file in common', async () => {
  const digests: string[] = [];
  for (const { id } of await db.select({ id: qaTests.id }).from(qaTests))
    digests.push(...(await listFiles(db, id)).map(({ sha256 }) => sha256));
  expect(new Set(digests).size).toBe(digests.length);
});

const SHOWN_TYPES = QA_TEST_TYPES.filter(({ required }) => required !== 'never').map(({ code }) => code);

test.each(SHOWN_TYPES)('the self-check of a %s is the one that the server makes at the submission', async (type) => {
  const [row] = (await db.select().from(qaTests)).filter((each) => each.type === type && each.submittedAt);
  const stored = row && (await findTest(db, row.id));
  if (!stored) throw new Error('The demonstration has no such test.');
  const { submittedAt, selfCheck } = stored.test;
  const check = await checkTest({ ...context, now: () => submittedAt ?? context.now() }, stored);
  expect(check).toEqual(selfCheck);
});

test('a configuration of the demonstration can be approved at once', async () => {
  const drafts = (await db.select().from(lidarConfigurations)).filter(({ status }) => status === 'draft');
  const missing: number[] = [];
  for (const configuration of drafts)
    missing.push(missingTests(await bookOf(db, configuration), dayOf(context.now())).length);
  expect(missing).toContain(0);
});

test('every configuration that was approved had all its tests on that day', async () => {
  const periods = await db.select().from(lidarConfigurationPeriods);
  const approvals = periods.filter(({ status }) => status === 'approved');
  expect(approvals.length).toBeGreaterThan(8);
  for (const { configurationId, validFrom } of approvals) {
    const [configuration] = (await db.select().from(lidarConfigurations)).filter(({ id }) => id === configurationId);
    if (!configuration) throw new Error('The configuration is gone.');
    const book = await bookOf(db, configuration);
    // What was measured later counts only later.
    const tests = book.tests
      .filter(({ measuredOn }) => measuredOn < validFrom)
      .map((each) => ({ ...each, status: resultOf(each.status) }));
    const events = book.events.filter(({ on }) => on <= validFrom);
    expect([configuration.name, missingTests({ ...book, tests, events }, validFrom)]).toEqual([configuration.name, []]);
  }
});
