import {
  bookRow,
  byCode,
  dayOf,
  epochOf,
  hasCrossChannel,
  INSTRUMENT_STATUSES,
  isConcluded,
  isRequired,
  lidarLight,
  LIGHT_SENTENCES,
  QA_TEST_TYPES,
  worstLight,
  type Book,
  type BookRow,
  type Day,
  type LidarBook,
  type QaTestType,
  type TestBook,
  type View,
} from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import type { FacilityAccessFacts } from '../../labelling/facilities/facility-access-facts';
import { listStoredLidars, type StoredLidar } from '../../labelling/instrument-records/instruments.store';
import { listConfigurationsOf, type ConfigurationRow } from '../configurations/configurations.store';
import { toConfiguration } from '../configurations/configurations.view';
import { listPeriods, type PeriodRow } from '../configurations/periods.store';
import { bookedEvents } from '../events/booked-events';
import { listEvents, type EventRow } from '../events/events.store';
import { toEvent } from '../events/events.view';
import { bookedTest } from '../tests/booked-test';
import { listTests, type StoredTest } from '../tests/tests.store';
import { toTestSummary } from '../tests/tests.view';
import { firstAcceptance } from './book.store';

interface Records {
  tests: readonly StoredTest[];
  events: readonly EventRow[];
  configurations: readonly ConfigurationRow[];
  periods: readonly PeriodRow[];
  begunOn: Day | null;
  isAccepted: boolean;
  view: View;
  today: Day;
}

function bookOf(type: QaTestType, { tests, events, begunOn }: Records): Book {
  return {
    begunOn,
    events: bookedEvents(events),
    tests: tests.filter(({ test }) => test.type === type.code).flatMap(({ test }) => bookedTest(test) ?? []),
  };
}

/** Whether a downtime of the log book includes the day; one without an end lasts until it has one. */
const isDown = (events: readonly EventRow[], today: Day) =>
  events.some(
    ({ struckAt, downFrom, downTo }) =>
      struckAt === null && downFrom !== null && downFrom <= today && (downTo === null || downTo >= today),
  );

const epoch = (day: Day | null) => (day === null ? null : epochOf(day));

const toRow = (type: QaTestType, row: BookRow, needed: boolean) => ({
  type: type.code,
  is_required: needed,
  light: row.light,
  reason: row.reason,
  sentence: LIGHT_SENTENCES[row.reason],
  due: epoch(row.due),
});

/** The book of a lidar on a day. Only required tests decide on its light. */
function lidarBook({ row, groups }: StoredLidar, all: Records): LidarBook {
  const records = {
    ...all,
    tests: all.tests.filter(({ test }) => test.lidarId === row.id),
    events: all.events.filter(({ instrumentId }) => instrumentId === row.id),
    configurations: all.configurations.filter(({ lidarId }) => lidarId === row.id),
  };
  const hasCross = hasCrossChannel(groups.flatMap(({ channels }) => channels ?? []));
  const rows = QA_TEST_TYPES.map((type) => ({
    type,
    isNeeded: isRequired(type, hasCross),
    row: bookRow(type, bookOf(type, records), all.today),
  }));
  const shown = records.tests.filter(({ test }) => all.view !== 'public' || isConcluded(test.status));
  return {
    lidar: { _id: row.id, name: row.name },
    light: lidarLight(
      rows.filter(({ isNeeded }) => isNeeded).map((each) => each.row),
      {
        isOutOfService:
          !byCode(INSTRUMENT_STATUSES, row.status)?.counts_as_operational || isDown(records.events, all.today),
        isConfigurationSuspended: records.configurations.some(({ status }) => status === 'suspended'),
      },
    ),
    rows: rows.map((each) => toRow(each.type, each.row, each.isNeeded)),
    configurations: records.configurations.map((each) => toConfiguration(each, all.isAccepted, all.periods)),
    tests: shown.map(toTestSummary),
    events: records.events.map(toEvent),
  };
}

/** The test book of a facility: what is due, by when and why follows from its records and the day, and is never stored. */
export async function readTestBook(
  { db, now }: Context,
  { loaded, state }: FacilityAccessFacts,
  view: View,
): Promise<TestBook> {
  const { id } = loaded.facility;
  const isAccepted = state.isAccepted === true;
  const first = await firstAcceptance(db, id);
  const begun = first ?? (isAccepted ? loaded.application.evaluatedAt : null);
  const records: Records = {
    tests: await listTests(db, id),
    events: await listEvents(db, id),
    configurations: await listConfigurationsOf(db, id),
    periods: await listPeriods(db, id),
    begunOn: begun && dayOf(begun),
    isAccepted,
    view,
    today: dayOf(now()),
  };
  const lidars = (await listStoredLidars(db, { facilityId: id })).map((lidar) => lidarBook(lidar, records));
  return { begun_on: epoch(records.begunOn), light: worstLight(lidars.map(({ light }) => light)), lidars };
}
