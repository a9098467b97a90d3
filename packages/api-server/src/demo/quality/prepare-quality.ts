import { dayOf, type ConfigurationPeriod } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import type { ConfigurationRow } from '../../quality/configurations/configurations.store';
import { statedOf } from '../../quality/tests/self-check.service';
import { plusDays } from '../days';
import type { FacilityRows } from '../demo.store';
import { plusMinutes } from '../timeline';
import { BOOKS, type TestStory } from './books';
import { channelNames, configurationRow } from './configuration';
import type { EventRow } from './quality.store';
import { makeTest, type MadeTest } from './test-rows';

const MINUTES_PER_DAY = 1440;
/** Days between the last result that an approval needs and the approval. */
const APPROVED_AFTER = 1;

/** A decision on a configuration, or its end by the portal. */
export interface Decision {
  configuration: ConfigurationRow;
  status: ConfigurationPeriod['status'];
  at: Date;
  reason: string | null;
}

/** The test books of the demonstration, with files that are stored and not yet linked. */
export interface DemoQuality {
  configurations: ConfigurationRow[];
  tests: MadeTest[];
  events: EventRow[];
  decisions: Decision[];
}

/** The operational lidars with channels of facilities with a test book; a planned one is not tested yet. */
const lidarsWithBooks = (all: readonly FacilityRows[]) =>
  Object.entries(BOOKS).flatMap(([acronym, book]) => {
    const rows = all.find(({ facility }) => facility.acronym === acronym);
    const operational =
      rows?.lidars.filter(({ id, status }) => status === 'operational' && channelNames(rows, id).length > 0) ?? [];
    return rows ? operational.map((lidar, at) => ({ rows, lidar, book, isFirst: at === 0 })) : [];
  });

/** The day on which a facility was accepted first; now for one that is not accepted. */
const acceptedAt = ({ applications }: FacilityRows, now: Date): Date =>
  applications.reduce(
    (first, { acceptance, evaluatedAt: at }) =>
      (acceptance === 'yes' || acceptance === 'conditionally') && at && at < first ? at : first,
    now,
  );

const ago = (now: Date, days: number) => plusMinutes(now, -days * MINUTES_PER_DAY);

/** The day after the last result that an approval needs. */
const approvedAt = (tests: readonly MadeTest[], now: Date): Date => {
  const results = tests.flatMap(({ test: { evaluatedAt } }) => (evaluatedAt ? [evaluatedAt.getTime()] : []));
  return new Date(Math.min(Math.max(...results) + APPROVED_AFTER * MINUTES_PER_DAY * 60_000, now.getTime()));
};

type Lidar = ReturnType<typeof lidarsWithBooks>[number];

/** The configurations of a lidar with their tests: the former one, if there is one, and the present one. */
async function makeBook(context: Context, { rows, lidar, book }: Lidar, place: number, evaluator: string) {
  const now = context.now();
  const people = { owner: rows.facility.ownerId, evaluator };
  const make = async (tests: readonly TestStory[], of: { number: number; name: string; isSuccessor: boolean }) => {
    const configuration = configurationRow(rows, lidar, { ...of, tests, place, now });
    const groups = rows.groups.filter(({ lidarId }) => lidarId === lidar.id);
    const stated = statedOf(groups, configuration.channels);
    const making = { configuration, lidarName: lidar.name, stated, people, acceptedAt: acceptedAt(rows, now), now };
    const made: MadeTest[] = [];
    for (const story of tests) made.push(await makeTest(context, { story, ...making }));
    return { configuration, tests: withSuccessors(made) };
  };
  const { former, suspended, approvedDaysAgo } = book;
  const earlier = former && (await make(former.tests, { number: 1, name: former.name, isSuccessor: false }));
  const number = former ? 2 : 1;
  const isSuccessor = former?.status === 'superseded';
  const present = await make(book.tests, { number, name: 'night', isSuccessor });
  const decisions: Decision[] = [
    ...(former && earlier
      ? [
          decision(earlier.configuration, 'approved', ago(now, former.approvedDaysAgo)),
          decision(earlier.configuration, former.status, ago(now, former.endedDaysAgo), former.reason),
        ]
      : []),
    ...(book.status === 'approved' || suspended
      ? [
          decision(
            present.configuration,
            'approved',
            isSuccessor
              ? ago(now, former.endedDaysAgo)
              : approvedDaysAgo === undefined
                ? approvedAt(present.tests, now)
                : ago(now, approvedDaysAgo),
          ),
        ]
      : []),
    ...(suspended ? [decision(present.configuration, 'suspended', ago(now, suspended.daysAgo), suspended.reason)] : []),
  ];
  return { books: [...(earlier ? [earlier] : []), present], decisions };
}

const decision = (
  configuration: ConfigurationRow,
  status: Decision['status'],
  at: Date,
  reason: string | null = null,
): Decision => ({ configuration, status, at, reason });

/** A superseded test names the newer one that passed. */
function withSuccessors(tests: readonly MadeTest[]): MadeTest[] {
  return tests.map((made) => {
    const { test } = made;
    if (test.status !== 'superseded') return made;
    const newer = tests.find(({ test: { type, status } }) => type === test.type && status === 'passed');
    return { ...made, test: { ...test, supersededById: newer?.test.id ?? null } };
  });
}

/** Makes the test books, and stores the files of their tests. */
export async function prepareQuality(
  context: Context,
  all: readonly FacilityRows[],
  { evaluator }: { evaluator: string },
): Promise<DemoQuality> {
  const now = context.now();
  const made: DemoQuality = { configurations: [], tests: [], events: [], decisions: [] };
  for (const [place, lidar] of lidarsWithBooks(all).entries()) {
    const { books, decisions } = await makeBook(context, lidar, place, evaluator);
    made.configurations.push(...books.map(({ configuration }) => configuration));
    // A newer test goes first, because the one that it supersedes refers to it.
    made.tests.push(...books.flatMap(({ tests }) => tests.toSorted(byNewest)));
    made.decisions.push(...decisions);
    if (lidar.isFirst) made.events.push(...eventsOf(lidar, now));
  }
  return made;
}

const byNewest = ({ test: one }: MadeTest, { test: other }: MadeTest) =>
  (other.measuredFrom?.getTime() ?? 0) - (one.measuredFrom?.getTime() ?? 0);

/** The entries of the log book of a lidar. */
const eventsOf = ({ rows, lidar, book }: Lidar, now: Date): EventRow[] =>
  book.events.map(({ kind, daysAgo, downDays, text }) => ({
    facilityId: rows.facility.id,
    instrumentKind: 'lidar',
    instrumentId: lidar.id,
    kind,
    on: plusDays(dayOf(now), -daysAgo),
    ...(downDays !== undefined && {
      downFrom: plusDays(dayOf(now), -daysAgo),
      downTo: plusDays(dayOf(now), downDays - daysAgo),
    }),
    text,
    // It was entered when its downtime was over.
    createdAt: ago(now, daysAgo - (downDays ?? 0)),
    createdById: rows.facility.ownerId,
  }));

/** Ids of the files that no row refers to if the test books are not inserted. */
export const filesOfQuality = ({ tests }: DemoQuality): string[] =>
  tests.flatMap(({ files }) => files.map(({ id }) => id));
