import { randomUUID } from 'node:crypto';
import {
  addDays,
  dayOf,
  QA_TEST_TYPES,
  type ChannelSettings,
  type Day,
  type QaTestStatus,
  type QaTestTypeCode,
  type SelfCheck,
} from '@portal/domain';
import { transaction, type Db } from '../../src/platform/db/client';
import * as tables from '../../src/platform/db/tables';
import { acceptAll, analyse, insertMany, listInstruments, type LidarToCopy } from './bulk.store';
import { fillLabels } from './fill-labels';

const DAY_MS = 86_400_000;
const DAYS_OF_A_YEAR = 365;
/** Days by which the tests of one lidar lie behind those of the one before it. */
const SPREAD_DAYS = 7;
/** Events of the log book in a year, of which one makes tests due. */
const EVENTS = ['software', 'repair', 'other', 'alignment'] as const;
/** One test of so many failed before it was repeated. */
const ONE_FAILED_OF = 9;
/** One lidar of so many has a test with the centre; of another one, the configuration waits for its approval. */
const ONE_BY_CHANNEL_OF = 4;
const ONE_AT_CENTRE_OF = 4;
const ONE_PROVISIONAL_OF = 10;

const REQUESTS_A_YEAR = 4;
/** Numbers of requests are unique by year; those of the demonstration are of other years. */
const FIRST_YEAR = 1990;

const CHANNELS = ['0355xppx', '0355xcpx', '0532xppx', '0532xcpx', '1064xtax', '0387vtpx'];

const settings = (short_name: string, place: number): ChannelSettings => ({
  short_name,
  scc_channel_id: 1000 + place,
  recorder_channel_id: `BT${place}`,
  laser: 1,
  dead_time: 3.7,
  trigger_delay: 0,
  first_signal_rangebin: 400,
  filter_fwhm: 0.5,
  background_low: null,
  background_high: null,
  g_r: 1,
  g_t: 1,
  h_r: 1,
  h_t: -1,
  k: 1,
});

/** As large as that of a test of six channels. */
const selfCheck: SelfCheck = {
  version: 1,
  code: 0,
  files: CHANNELS.map((name) => ({
    name: `ino_120_201_310_20260612_213000_tlc_${name}_1480_ATLAS_0.5.1.txt`,
    code: 0,
    problem: null,
  })),
  channels: CHANNELS.map((name) => ({
    name,
    code: 2,
    suggested: 'pass_with_remark',
    figures: { full_overlap: 367.5, deviation: 0.0177, near: 0.0412, repeat: 0.0021 },
  })),
};

interface Made {
  by: string;
  today: Day;
  years: number;
}

/** The tests of a lidar over the years: all but the newest of each type are superseded, and some failed before. */
function* testsOf(lidar: LidarToCopy, configurationId: string, { by, today, years }: Made, number: number) {
  const base = { facilityId: lidar.facilityId, lidarId: lidar.id, lidarName: lidar.name, configurationId, round: 1 };
  const test = (type: QaTestTypeCode, on: Day, status: QaTestStatus, channels: string[] = []) => {
    const at = new Date(`${on}T21:00:00Z`);
    const isConcluded = status !== 'submitted';
    return {
      ...base,
      id: randomUUID(),
      type,
      status,
      measuredFrom: at,
      measuredTo: at,
      submittedAt: at,
      submittedById: by,
      ...(isConcluded && { evaluatedAt: at, evaluatorId: by, conclusions: 'All channels are aligned.' }),
      channels,
      figures: [],
      returnedChannels: [],
      selfCheck,
      version: 3,
      createdAt: at,
      createdById: by,
      updatedAt: at,
    };
  };
  for (const [place, { code }] of QA_TEST_TYPES.entries())
    for (let year = 0; year < years; year += 1) {
      const on = addDays(today, -1 - year * DAYS_OF_A_YEAR - ((number * SPREAD_DAYS) % (DAYS_OF_A_YEAR - 60)));
      if ((number + year + place) % ONE_FAILED_OF === 0) yield test(code, addDays(on, -1), 'failed');
      yield test(code, on, year === 0 ? 'passed' : 'superseded');
    }
  // Some lidars have tested each channel once more.
  if (number % ONE_BY_CHANNEL_OF === 0)
    for (const { code } of QA_TEST_TYPES) for (const name of CHANNELS) yield test(code, today, 'passed', [name]);
  if (number % ONE_AT_CENTRE_OF === 0) yield test('telecover', today, 'submitted');
}

function* eventsOf({ id, facilityId }: LidarToCopy, { by, today, years }: Made) {
  for (let year = 0; year < years; year += 1)
    for (const [place, kind] of EVENTS.entries())
      yield {
        id: randomUUID(),
        facilityId,
        instrumentKind: 'lidar' as const,
        instrumentId: id,
        kind,
        on: addDays(today, -30 - year * DAYS_OF_A_YEAR - place * 80),
        text: 'Made for the benchmark.',
        createdAt: new Date(0),
        createdById: by,
      };
}

const configurationOf = ({ id, facilityId }: LidarToCopy, { by, today }: Made, number: number) => ({
  id: randomUUID(),
  facilityId,
  lidarId: id,
  // Lidars of the demonstration have configurations already.
  number: 99,
  name: 'night',
  stationId: 'ben',
  sccLidarId: number + 1,
  sccVersionId: number + 1,
  sccConfigurationId: number + 1,
  channels: CHANNELS.map(settings),
  ...(number % ONE_PROVISIONAL_OF === 0
    ? { status: 'draft' as const }
    : { status: 'approved' as const, validFrom: today }),
  version: 1,
  createdAt: new Date(0),
  createdById: by,
  updatedAt: new Date(0),
});

function* calibrationsOf({ id, facilityId }: { id: string; facilityId: string }, { by, today, years }: Made) {
  for (let year = 0; year < years; year += 1) {
    const calibratedOn = addDays(today, -60 - year * DAYS_OF_A_YEAR);
    yield {
      id: randomUUID(),
      facilityId,
      photometerId: id,
      instrumentNumber: '383',
      centre: 'lille' as const,
      kind: 'post_field' as const,
      calibratedOn,
      channels: [],
      checks: {},
      result: 'usable' as const,
      version: 1,
      createdAt: new Date(0),
      createdById: by,
      updatedAt: new Date(0),
    };
  }
}

/** Requests of a facility over the years, of which the newest is under way, each with the messages of its steps. */
function* requestsOf({ facilityId }: LidarToCopy, { by, today, years }: Made, number: number) {
  for (let year = 0; year < years; year += 1)
    for (let place = 0; place < REQUESTS_A_YEAR; place += 1) {
      const at = new Date(`${addDays(today, -5 - year * DAYS_OF_A_YEAR - place * 90)}T09:00:00Z`);
      const request = {
        id: randomUUID(),
        year: FIRST_YEAR + year,
        number: number * REQUESTS_A_YEAR + place + 1,
        facilityId,
        kind: 'remote_qa' as const,
        subject: 'A telecover that does not agree',
        text: 'The sector north is late.',
        flexibility: 'weeks' as const,
        urgency: 'normal' as const,
        status: year === 0 && place === 0 ? ('new' as const) : ('completed' as const),
        statusSince: at,
        version: 1,
        askedAt: at,
        createdAt: at,
        createdById: by,
        updatedAt: at,
      };
      const messages = (['acknowledge', 'ask', 'answer', 'complete'] as const).map((step, index) => ({
        requestId: request.id,
        place: index,
        step,
        text: 'Made for the benchmark.',
        isInternal: false,
        byFacility: step === 'answer',
        writtenAt: at,
        createdById: by,
      }));
      yield { request, messages };
    }
}

/**
 * Makes all facilities of a filled portal accepted ones, with so many lidars in all, and with labels, the test books and
 * the regular evaluations of some years; returns what there is.
 */
export async function fillQuality(db: Db, { lidarCount, years }: { lidarCount: number; years: number }) {
  const today = dayOf(new Date(Date.now() - DAY_MS));
  return transaction(db, async (tx) => {
    await acceptAll(tx);
    const { lidars, photometers, by } = await listInstruments(tx, lidarCount);
    const made = { by, today, years };
    const configurations = lidars.map((lidar, number) => configurationOf(lidar, made, number));
    await insertMany(tx, tables.lidarConfigurations, configurations);
    const tests = lidars.flatMap((lidar, number) => [
      ...testsOf(lidar, configurations[number]?.id ?? '', made, number),
    ]);
    await insertMany(tx, tables.qaTests, tests);
    const requests = lidars.flatMap((lidar, number) => [...requestsOf(lidar, made, number)]);
    await insertMany(
      tx,
      tables.supportRequests,
      requests.map(({ request }) => request),
    );
    await insertMany(
      tx,
      tables.supportMessages,
      requests.flatMap(({ messages }) => messages),
    );
    const events = lidars.flatMap((lidar) => [...eventsOf(lidar, made)]);
    await insertMany(tx, tables.instrumentEvents, events);
    const calibrations = photometers.flatMap((photometer) => [...calibrationsOf(photometer, made)]);
    await insertMany(tx, tables.photometerCalibrations, calibrations);
    const labels = await fillLabels(tx, lidars, made);
    return {
      ...labels,
      lidars: lidars.length,
      requests: requests.length,
      photometers: photometers.length,
      tests: tests.length,
      events: events.length,
    };
  }).finally(() => analyse(db));
}
