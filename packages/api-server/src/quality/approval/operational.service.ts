import {
  dayOf,
  epochSeconds,
  qualityOf,
  testedConfiguration,
  type AnnouncedStatus,
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
import {
  listConfigurations,
  listConfigurationsOf,
  type ConfigurationRow,
} from '../configurations/configurations.store';
import { listPeriods, type PeriodRow } from '../configurations/periods.store';
import { datedEvents } from '../events/dated-events';
import { listEvents } from '../events/events.store';
import { datedTests } from '../tests/dated-test';
import { listTests } from '../tests/tests.store';
import { descriptions, loadContent } from './load-content';

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

/** The tests and the log book that the results of a configuration follow from. */
interface Records {
  tests: Awaited<ReturnType<typeof listTests>>;
  events: Awaited<ReturnType<typeof listEvents>>;
}

/** The results of tests of a configuration that were known on a day. */
function knownOn({ id, lidarId, channels }: ConfigurationRow, { tests, events }: Records, on: Day): TestedQuality[] {
  const concluded = tests.flatMap(({ test }) =>
    test.configurationId === id && test.evaluatedAt !== null && dayOf(test.evaluatedAt) <= on
      ? [{ ...test, status: asConcluded(test.status) }]
      : [],
  );
  return qualityOf({
    channels: channels.map(({ short_name }) => short_name),
    tests: datedTests(concluded),
    events: datedEvents(events.filter((event) => event.instrumentId === lidarId && event.on <= on)),
  });
}

/** The same of one configuration, read for it. */
export async function qualityOn(db: Db, row: ConfigurationRow, on: Day): Promise<TestedQuality[]> {
  const tests = await listTests(db, { configurationId: row.id });
  const events = await listEvents(db, { facilityId: row.facilityId, instrumentId: row.lidarId });
  return knownOn(row, { tests, events }, on);
}

/** Whether a configuration that has no other state was there, and provisional, on a day. */
const wasProvisional = ({ row, until }: OnDay, begunOn: Day | null, asked: Day | null) =>
  until.length === 0 && begunOn !== null && (asked === null || (begunOn <= asked && dayOf(row.createdAt) <= asked));

/** Configurations of a facility as the data centre reads them, on a day; those that are retired by then are left out. */
async function readConfigurations(
  { db, now }: Context,
  loaded: LoadedFacility,
  { rows, asked }: { rows: readonly ConfigurationRow[]; asked: Day | null },
): Promise<TestedConfiguration[]> {
  const at = now();
  const on = asked ?? dayOf(at);
  const { application } = loaded;
  const { id: facilityId } = loaded.facility;
  const periods = await listPeriods(db, facilityId);
  const begun = (await firstAcceptance(db, facilityId)) ?? application.evaluatedAt;
  const begunOn = begun && dayOf(begun);
  const records = { tests: await listTests(db, { facilityId }), events: await listEvents(db, { facilityId }) };
  const describe = descriptions(db, loaded, at);
  const configurations: TestedConfiguration[] = [];
  for (const row of rows) {
    const state = onDay(row, periods, on);
    if (state.period ? state.period.status === 'retired' : !wasProvisional(state, begunOn, asked)) continue;
    const frozen = state.until.findLast(({ content }) => content !== null)?.content;
    const content = frozen ?? (await loadContent(db, row, describe));
    if (!content) continue;
    const quality = knownOn(row, records, on);
    configurations.push(
      testedConfiguration(content, { approval: approvalOf(state), quality, exportedAt: epochSeconds(at) }),
    );
  }
  return configurations;
}

/** The configurations of a lidar. */
export async function readOperational(context: Context, loaded: LoadedFacility, lidarId: string, asked: Day | null) {
  const rows = await listConfigurations(context.db, lidarId);
  const configurations = await readConfigurations(context, loaded, { rows, asked });
  return { facility: loaded.facility.acronym, configurations };
}

/** The configurations of all lidars of a facility, with the day of the answer; 404 without any. */
export async function readTestedOfFacility(context: Context, loaded: LoadedFacility, asked: Day | null) {
  const all = await listConfigurationsOf(context.db, loaded.facility.id);
  const rows = loaded.lidars.flatMap(({ id }) => all.filter(({ lidarId }) => lidarId === id));
  const configurations = await readConfigurations(context, loaded, { rows, asked });
  if (configurations.length === 0) throw notFound();
  return { configuration: { facility: loaded.facility.acronym, configurations }, on: asked ?? dayOf(context.now()) };
}
