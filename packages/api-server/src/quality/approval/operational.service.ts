import {
  dayOf,
  epochSeconds,
  qualityOf,
  testedConfiguration,
  type AnnouncedStatus,
  type ConcludedTest,
  type Day,
  type QaTestStatus,
  type TestedConfiguration,
  type TestedQuality,
} from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { notFound } from '../../platform/errors/app-error';
import type { Context } from '../../platform/process/app-types';
import type { LoadedFacility } from '../../labelling/facilities/load-facility';
import { firstAcceptance } from '../book/book.store';
import { listConfigurations, type ConfigurationRow } from '../configurations/configurations.store';
import { listPeriods, type PeriodRow } from '../configurations/periods.store';
import { bookedEvents } from '../events/booked-events';
import { listEvents } from '../events/events.store';
import { bookedTests } from '../tests/booked-test';
import { listTests } from '../tests/tests.store';
import { loadContent } from './load-content';

interface OnDay {
  row: ConfigurationRow;
  /** Its states until the day. */
  until: readonly PeriodRow[];
  /** The one on the day; undefined while it is provisional. */
  period: PeriodRow | undefined;
}

/** The state of a configuration on a day, by what is known today. */
function onDay(row: ConfigurationRow, periods: readonly PeriodRow[], on: Day): OnDay {
  const until = periods.filter(({ configurationId, validFrom }) => configurationId === row.id && validFrom <= on);
  return { row, until, period: until.findLast(({ validTo }) => validTo === null || validTo > on) };
}

/** Since the approval, also of a configuration that is suspended or superseded. */
function approvalOf({ until, period }: OnDay): TestedConfiguration['approval'] {
  const approved = until.findLast(({ status }) => status === 'approved');
  return {
    status: (period?.status ?? 'provisional') as AnnouncedStatus,
    approved_at: approved ? dayOf(approved.decidedAt) : null,
    valid_from: approved?.validFrom ?? null,
    valid_to: approved?.validTo ?? null,
  };
}

/** A superseded test was passed when its result was given. */
const asConcluded = (status: QaTestStatus): QaTestStatus => (status === 'superseded' ? 'passed' : status);

/** The results of tests and the events of a lidar that were known on a day. */
async function recordsOn(db: Db, { facilityId, lidarId }: ConfigurationRow, on: Day) {
  const events = (await listEvents(db, facilityId)).filter((event) => event.instrumentId === lidarId && event.on <= on);
  const tests = (await listTests(db, facilityId)).filter(
    ({ test }) => test.lidarId === lidarId && test.evaluatedAt !== null && dayOf(test.evaluatedAt) <= on,
  );
  return { events: bookedEvents(events), tests };
}

const concludedWith = (tests: Awaited<ReturnType<typeof listTests>>, id: string): ConcludedTest[] =>
  bookedTests(
    tests.flatMap(({ test }) => (test.configurationId === id ? [{ ...test, status: asConcluded(test.status) }] : [])),
  );

/** The results of tests of a configuration that were known on a day. */
export async function qualityOn(db: Db, row: ConfigurationRow, on: Day): Promise<TestedQuality[]> {
  const { events, tests } = await recordsOn(db, row, on);
  const channels = row.channels.map(({ short_name }) => short_name);
  return qualityOf({ channels, tests: concludedWith(tests, row.id), events });
}

/** Whether a configuration that has no other state was there, and provisional, on a day. */
const wasProvisional = ({ row, until }: OnDay, begunOn: Day | null, asked: Day | null) =>
  until.length === 0 && begunOn !== null && (asked === null || (begunOn <= asked && dayOf(row.createdAt) <= asked));

/** The configurations of a lidar as the data centre reads them, on a day; those that are retired by then are left out. */
export async function readOperational(
  { db, now }: Context,
  loaded: LoadedFacility,
  lidarId: string,
  asked: Day | null,
): Promise<{ facility: string; configurations: TestedConfiguration[] }> {
  const at = now();
  const on = asked ?? dayOf(at);
  const { facility, application } = loaded;
  const rows = await listConfigurations(db, lidarId);
  const periods = await listPeriods(db, facility.id);
  const begun = (await firstAcceptance(db, facility.id)) ?? application.evaluatedAt;
  const begunOn = begun && dayOf(begun);
  const configurations: TestedConfiguration[] = [];
  for (const row of rows) {
    const state = onDay(row, periods, on);
    if (state.period ? state.period.status === 'retired' : !wasProvisional(state, begunOn, asked)) continue;
    const frozen = state.until.findLast(({ content }) => content !== null)?.content;
    const content = frozen ?? (await loadContent(db, loaded, row, at));
    if (!content) continue;
    const quality = await qualityOn(db, row, on);
    configurations.push(
      testedConfiguration(content, { approval: approvalOf(state), quality, exportedAt: epochSeconds(at) }),
    );
  }
  return { facility: facility.acronym, configurations };
}

/** The same of all lidars of a facility, with the day of the answer; 404 without any. */
export async function readTestedOfFacility(context: Context, loaded: LoadedFacility, asked: Day | null) {
  const configurations: TestedConfiguration[] = [];
  for (const { id } of loaded.lidars)
    configurations.push(...(await readOperational(context, loaded, id, asked)).configurations);
  if (configurations.length === 0) throw notFound();
  return { configuration: { facility: loaded.facility.acronym, configurations }, on: asked ?? dayOf(context.now()) };
}
