import {
  configurationTurn,
  dayOf,
  epochOf,
  isConcluded,
  missingTests,
  worstLight,
  type ConfigurationInBook,
  type Day,
  type LidarBook,
  type PhotometerBook,
  type TestBook,
  type View,
} from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import type { FacilityAccessFacts } from '../../labelling/facilities/facility-access-facts';
import {
  listPhotometerRows,
  listStoredLidars,
  type PhotometerRow,
  type StoredLidar,
} from '../../labelling/instrument-records/instruments.store';
import { listCalibrationsOf, type StoredCalibration } from '../calibrations/calibrations.store';
import { datedCalibration, toCalibrations } from '../calibrations/calibrations.view';
import { listConfigurationsOf, type ConfigurationRow } from '../configurations/configurations.store';
import { statusOf, toConfiguration } from '../configurations/configurations.view';
import { listPeriods, type PeriodRow } from '../configurations/periods.store';
import { datedEvents } from '../events/dated-events';
import { listEvents, type EventRow } from '../events/events.store';
import { toEvent } from '../events/events.view';
import { listFeedback, type StoredFeedback } from '../feedback/feedback.store';
import { toFeedback } from '../feedback/feedback.view';
import { datedTests } from '../tests/dated-test';
import { listTests } from '../tests/tests.store';
import { toTestSummary } from '../tests/tests.view';
import { firstAcceptance } from './book.store';
import { lightOfLidar, toBookRow } from './lidar-light';
import { lightOfPhotometer, toPhotometerLight } from './photometer-light';

type TestOfBook = Awaited<ReturnType<typeof listTests>>[number];

interface Records {
  tests: readonly TestOfBook[];
  events: readonly EventRow[];
  calibrations: readonly StoredCalibration[];
  feedback: readonly StoredFeedback[];
  configurations: readonly ConfigurationRow[];
  periods: readonly PeriodRow[];
  begunOn: Day | null;
  isAccepted: boolean;
  view: View;
  today: Day;
}

const booked = (tests: readonly TestOfBook[]) => datedTests(tests.map(({ test }) => test));

/** A configuration with the tests that its approval lacks, and whose turn it is. */
function toBooked(row: ConfigurationRow, { tests, events, isAccepted, periods, today }: Records): ConfigurationInBook {
  const record = toConfiguration(row, isAccepted, periods);
  const missing_tests = missingTests(
    {
      channels: row.channels.map(({ short_name }) => short_name),
      tests: booked(tests.filter(({ test }) => test.configurationId === row.id)),
      events: datedEvents(events),
    },
    today,
  );
  return { ...record, missing_tests, turn: configurationTurn(record.status, missing_tests.length === 0) };
}

/** The book of a lidar on a day. */
function lidarBook({ row, groups }: StoredLidar, all: Records): LidarBook {
  const records = {
    ...all,
    tests: all.tests.filter(({ test }) => test.lidarId === row.id),
    events: all.events.filter(({ instrumentId }) => instrumentId === row.id),
    configurations: all.configurations.filter(({ lidarId }) => lidarId === row.id),
  };
  const channels = groups.flatMap((group) => group.channels ?? []);
  const configurations = records.configurations.map((each) => ({
    channels: each.channels,
    status: statusOf(each, all.isAccepted),
  }));
  const { light, rows } = lightOfLidar(
    { ...records, status: row.status, channels, configurations, tests: booked(records.tests) },
    all.today,
  );
  const shown = records.tests.filter(({ test }) => all.view !== 'public' || isConcluded(test.status));
  return {
    lidar: { _id: row.id, name: row.name },
    light,
    rows: rows.map(toBookRow),
    configurations: records.configurations.map((each) => toBooked(each, records)),
    tests: shown.map(toTestSummary),
    events: records.events.map(toEvent),
    feedback: all.feedback.filter(({ row: { lidarId } }) => lidarId === row.id).map(toFeedback),
  };
}

/** The book of a photometer on a day. */
function photometerBook({ id, name, status }: PhotometerRow, all: Records): PhotometerBook {
  const events = all.events.filter(({ instrumentId }) => instrumentId === id);
  const own = all.calibrations.filter(({ row }) => row.photometerId === id);
  const calibrations = own.map(({ row }) => datedCalibration(row));
  const { calibratedOn, row } = lightOfPhotometer({ status, calibrations, events, begunOn: all.begunOn }, all.today);
  return {
    photometer: { _id: id, name },
    ...toPhotometerLight(row),
    last_calibration: calibratedOn === null ? null : epochOf(calibratedOn),
    calibrations: toCalibrations(own, all.today),
    events: events.map(toEvent),
  };
}

/** The test book of a facility: what is due, by when and why follows from its records and the day, and is never stored. */
export async function readTestBook(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { loaded, state }: FacilityAccessFacts,
  view: View,
): Promise<TestBook> {
  const { id } = loaded.facility;
  const isAccepted = state.isAccepted === true;
  const first = await firstAcceptance(db, id);
  const begun = first ?? (isAccepted ? loaded.application.evaluatedAt : null);
  const records: Records = {
    tests: await listTests(db, { facilityId: id }),
    events: await listEvents(db, { facilityId: id }),
    calibrations: await listCalibrationsOf(db, id),
    feedback: await listFeedback(db, id),
    configurations: await listConfigurationsOf(db, id),
    periods: await listPeriods(db, id),
    begunOn: begun && dayOf(begun),
    isAccepted,
    view,
    today: dayOf(now()),
  };
  const lidars = (await listStoredLidars(db, { facilityId: id })).map((lidar) => lidarBook(lidar, records));
  const photometers = (await listPhotometerRows(db, { facilityId: id })).map((row) => photometerBook(row, records));
  return {
    begun_on: records.begunOn === null ? null : epochOf(records.begunOn),
    light: worstLight([...lidars, ...photometers].map(({ light }) => light)),
    lidars,
    photometers,
  };
}
