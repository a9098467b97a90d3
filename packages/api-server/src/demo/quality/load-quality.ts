import type { Context } from '../../platform/process/app-types';
import type { Db } from '../../platform/db/client';
import { dayOf } from '@portal/domain';
import { findFacility } from '../../labelling/facilities/facility.store';
import { loadContent } from '../../quality/approval/load-content';
import { insertChange } from '../../quality/changes/changes.store';
import { updateConfiguration, type ConfigurationRow } from '../../quality/configurations/configurations.store';
import { insertPeriod } from '../../quality/configurations/periods.store';
import { freezeReport } from '../../quality/tests/freeze-report';
import { findTest, updateTest } from '../../quality/tests/tests.store';
import type { FacilityRows } from '../demo.store';
import { plusMinutes } from '../timeline';
import { BOOKS } from './books';
import { configurationRow } from './configuration';
import { calibrationRows } from './photometers';
import { insertCalibrations, insertEvents, insertSupport, insertTests, type EventRow } from './quality.store';
import { supportRows } from './support';
import { makeTest, type MadeTest } from './test-rows';
import { plusDays } from '../days';

const MINUTES_PER_DAY = 1440;
/** Days between the last test that an approval needs and the approval. */
const APPROVED_AFTER = 12;

/** The test books of the demonstration, with files that are stored and not yet linked. */
export interface DemoQuality {
  configurations: ConfigurationRow[];
  tests: MadeTest[];
  events: EventRow[];
  /** Moments of the approvals, by configuration. */
  approvals: { configuration: ConfigurationRow; at: Date }[];
}

/** The operational lidars of facilities with a test book; a planned one is not tested yet. */
const lidarsWithBooks = (all: readonly FacilityRows[]) =>
  Object.entries(BOOKS).flatMap(([acronym, book]) => {
    const rows = all.find(({ facility }) => facility.acronym === acronym);
    const operational = rows?.lidars.filter(({ status }) => status === 'operational') ?? [];
    return rows ? operational.map((lidar, at) => ({ rows, lidar, book, isFirst: at === 0 })) : [];
  });

/** Makes the test books, and stores the files of their tests. */
export async function prepareQuality(
  context: Context,
  all: readonly FacilityRows[],
  { evaluator }: { evaluator: string },
): Promise<DemoQuality> {
  const now = context.now();
  const made: DemoQuality = { configurations: [], tests: [], events: [], approvals: [] };
  for (const { rows, lidar, book, isFirst } of lidarsWithBooks(all)) {
    const configuration = configurationRow(rows, lidar, { book, place: made.configurations.length, now });
    made.configurations.push(configuration);
    const people = { owner: rows.facility.ownerId, evaluator };
    for (const { files, ...story } of book.tests) {
      const told = isFirst && files ? { ...story, files } : story;
      made.tests.push(await makeTest(context, { story: told, configuration, lidarName: lidar.name, people, now }));
    }
    for (const { kind, daysAgo, text } of isFirst ? book.events : [])
      made.events.push({
        facilityId: rows.facility.id,
        instrumentKind: 'lidar',
        instrumentId: configuration.lidarId,
        kind,
        on: plusDays(dayOf(now), -daysAgo),
        text,
        createdAt: plusMinutes(now, -daysAgo * MINUTES_PER_DAY),
        createdById: rows.facility.ownerId,
      });
    if (book.status === 'approved') {
      const newest = Math.min(...book.tests.map(({ daysAgo }) => daysAgo));
      const at = plusMinutes(now, -Math.max(newest - APPROVED_AFTER, 1) * MINUTES_PER_DAY);
      made.approvals.push({ configuration, at });
    }
  }
  return made;
}

/** Freezes what the report of a test with a result says. */
async function freeze(tx: Db, { test }: MadeTest): Promise<void> {
  const [stored, loaded] = [await findTest(tx, test.id), await findFacility(tx, test.facilityId)];
  if (!stored || !loaded || !test.evaluatedAt) return;
  const { status, conclusions, recommendations, evaluatedAt: at } = test;
  const report = await freezeReport(tx, { loaded, stored, given: { status, conclusions, recommendations }, at });
  await updateTest(tx, stored.test, { report });
}

async function approve(tx: Db, { configuration, at }: DemoQuality['approvals'][number], evaluator: string) {
  const loaded = await findFacility(tx, configuration.facilityId);
  const content = loaded && (await loadContent(tx, loaded, configuration, at));
  if (!content) return;
  const { id: configurationId, facilityId } = configuration;
  const validFrom = dayOf(at);
  const decided = { configurationId, facilityId, status: 'approved' as const, validFrom, reason: null, content };
  const period = await insertPeriod(tx, { ...decided, decidedAt: at, decidedById: evaluator });
  await insertChange(tx, { configurationId, change: 'approved', periodId: period.id, at });
  await updateConfiguration(tx, configuration, { status: 'approved', validFrom });
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
  for (const test of made.tests) await freeze(tx, test);
  const approvals = made.approvals.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const approval of approvals) await approve(tx, approval, evaluator);
  await insertSupport(tx, supportRows(all, { scheduler: evaluator }, now));
}

/** Ids of the files that no row refers to if the test books are not inserted. */
export const filesOfQuality = ({ tests }: DemoQuality): string[] =>
  tests.flatMap(({ files }) => files.map(({ id }) => id));
