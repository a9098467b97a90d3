import {
  dayOf,
  hasEnded,
  isUndecided,
  missingTests,
  worstLight,
  type BookRow,
  type ConfigurationStatus,
  type Day,
  type Light,
  type MissingTest,
} from '@portal/domain';
import { listUnasked } from '../../labelling/label/label-decisions.store';
import type { Db } from '../../platform/db/client';
import { lightOfLidar, type TypeOnDay } from '../book/lidar-light';
import { lightOfPhotometer } from '../book/photometer-light';
import { datedCalibration } from '../calibrations/calibrations.view';
import { statusOf } from '../configurations/configurations.view';
import { datedEvents } from '../events/dated-events';
import { datedTests } from '../tests/dated-test';
import {
  listAccepted,
  listOpenConfigurations,
  listRecords,
  listTestsAtCentre,
  type AcceptedFacility,
  type CountedTest,
  type Whose,
} from './network.store';

/** A configuration, with the required tests of which it has no valid result. */
interface OpenConfiguration {
  id: string;
  number: number;
  missing: MissingTest[];
  updatedAt: Date;
}

/** A lidar on a day. */
export interface LidarOnDay {
  id: string;
  name: string;
  light: Light;
  isInService: boolean;
  /** Whether it has a configuration in use: without one, no test can be made. */
  isConfigured: boolean;
  /** The states of its configurations, without those that are superseded or retired. */
  configurations: ConfigurationStatus[];
  rows: TypeOnDay[];
  tests: CountedTest[];
  provisional: OpenConfiguration[];
  approved: OpenConfiguration[];
  /** The last record that its due dates follow from; null if that is the begin of the quality assurance. */
  decidedAt: Date | null;
}

/** A photometer on a day. */
export interface PhotometerOnDay {
  id: string;
  name: string;
  row: BookRow;
  calibratedOn: Day | null;
  /** The last record that its due date follows from; null if that is the begin of the quality assurance. */
  decidedAt: Date | null;
}

/** An accepted facility on a day. */
export interface FacilityOnDay {
  facility: AcceptedFacility;
  light: Light;
  /** Whether tests and calibrations are due for it: not after its label was withdrawn. */
  isAskedForTests: boolean;
  lidars: LidarOnDay[];
  photometers: PhotometerOnDay[];
}

type Records = Awaited<ReturnType<typeof listRecords>>;

/** Rows by a key; those of one key stay in their order. */
export function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** All records, by the instrument or facility that they are about. */
function indexOf({ tests, events, configurations, instruments, photometers, calibrations }: Records) {
  return {
    tests: grouped(tests, ({ lidarId }) => lidarId),
    events: grouped(events, ({ instrumentId }) => instrumentId),
    configurations: grouped(configurations, ({ lidarId }) => lidarId),
    lidars: grouped(instruments, ({ facilityId }) => facilityId),
    photometers: grouped(photometers, ({ facilityId }) => facilityId),
    calibrations: grouped(calibrations, ({ photometerId }) => photometerId),
  };
}

interface OnDay {
  index: ReturnType<typeof indexOf>;
  begunOn: Day | null;
  today: Day;
}

interface OpenRow {
  id: string;
  number: number;
  channels: readonly { short_name: string }[];
  updatedAt: Date;
}

interface ApprovalRecords {
  tests: readonly CountedTest[];
  events: Parameters<typeof datedEvents>[0];
  today: Day;
}

/** A configuration with the required tests of which it has no valid result on a day. */
const openConfiguration = (
  { id, number, channels, updatedAt }: OpenRow,
  { tests, events, today }: ApprovalRecords,
): OpenConfiguration => ({
  id,
  number,
  updatedAt,
  missing: missingTests(
    {
      channels: channels.map(({ short_name }) => short_name),
      tests: datedTests(tests.filter(({ configurationId }) => configurationId === id)),
      events: datedEvents(events),
    },
    today,
  ),
});

const latest = (moments: readonly Date[]): Date | null =>
  moments.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null;

function photometerOnDay(
  { id, name, status }: Records['photometers'][number],
  { index, begunOn, today }: OnDay,
): PhotometerOnDay {
  const stored = index.calibrations.get(id) ?? [];
  const calibrations = stored.map(datedCalibration);
  const events = index.events.get(id) ?? [];
  const { row, calibratedOn } = lightOfPhotometer({ status, calibrations, events, begunOn }, today);
  return { id, name, row, calibratedOn, decidedAt: latest(stored.map(({ updatedAt }) => updatedAt)) };
}

/** The last of the tests that count as passed, and of the events. */
const lastDecision = (tests: readonly CountedTest[], events: Records['events']): Date | null =>
  latest([
    ...tests
      .filter(({ status }) => status === 'passed' || status === 'passed_with_remarks')
      .map((test) => test.updatedAt),
    ...events.map(({ createdAt }) => createdAt),
  ]);

const ENDED: readonly ConfigurationStatus[] = ['superseded', 'retired'];
const statesOf = (configurations: readonly { status: ConfigurationStatus }[]) => [
  ...new Set(configurations.map(({ status }) => status).filter((status) => !ENDED.includes(status))),
];

function lidarOnDay(id: string, rows: Records['instruments'], { index, begunOn, today }: OnDay): LidarOnDay {
  const [first] = rows;
  const tests = index.tests.get(id) ?? [];
  const events = index.events.get(id) ?? [];
  const configurations = index.configurations.get(id) ?? [];
  const channels = rows.flatMap((row) => row.channels ?? []);
  const records = {
    status: first?.status ?? null,
    channels,
    tests: datedTests(tests),
    events,
    configurations: configurations.map((row) => ({ channels: row.channels, status: statusOf(row, true) })),
    begunOn,
  };
  const withMissing = (isMeant: (status: ConfigurationStatus) => boolean) =>
    configurations
      .filter(({ status }) => isMeant(status))
      .map((row) => openConfiguration(row, { tests, events, today }));
  const isConfigured = configurations.some(({ status }) => !hasEnded(status));
  const decidedAt = lastDecision(tests, events);
  return {
    id,
    name: first?.name ?? '',
    isConfigured,
    configurations: statesOf(records.configurations),
    ...lightOfLidar(records, today),
    tests,
    provisional: withMissing(isUndecided),
    approved: withMissing((status) => status === 'approved'),
    decidedAt,
  };
}

/** The accepted facilities with all lights on a day. The number of statements does not depend on that of facilities. */
export async function loadNetwork(db: Db, whose: Whose, today: Day): Promise<FacilityOnDay[]> {
  const accepted = await listAccepted(db, whose);
  if (accepted.length === 0) return [];
  const withdrawn = accepted.flatMap(({ id, wasWithdrawn }) => (wasWithdrawn ? [id] : []));
  const unasked = await listUnasked(db, today, withdrawn);
  const index = indexOf(
    await listRecords(
      db,
      accepted.map(({ id }) => id),
      today,
    ),
  );
  return accepted.map((facility) => {
    const begunOn = facility.begunAt && dayOf(facility.begunAt);
    const own = grouped(index.lidars.get(facility.id) ?? [], ({ id }) => id);
    const lidars = [...own].map(([id, rows]) => lidarOnDay(id, rows, { index, begunOn, today }));
    const photometers = (index.photometers.get(facility.id) ?? []).map((row) =>
      photometerOnDay(row, { index, begunOn, today }),
    );
    const lights = [...lidars.map(({ light }) => light), ...photometers.map(({ row }) => row.light)];
    return { facility, lidars, photometers, light: worstLight(lights), isAskedForTests: !unasked.has(facility.id) };
  });
}

/** What the centre has to do with a facility. */
export interface CentreWork {
  facility: AcceptedFacility;
  tests: readonly CountedTest[];
  provisional: readonly (OpenConfiguration & { lidarId: string; lidarName: string })[];
}

/** The same of a facility of which everything is loaded. */
export const centreWorkOf = ({ facility, lidars }: FacilityOnDay): CentreWork => ({
  facility,
  tests: lidars.flatMap(({ tests }) => tests),
  provisional: lidars.flatMap(({ id: lidarId, name: lidarName, provisional }) =>
    provisional.map((each) => ({ ...each, lidarId, lidarName })),
  ),
});

/**
 * What the centre has to do: tests that it has, and for those who approve also configurations. What is read does not
 * grow with the years.
 */
export async function loadCentreWork(db: Db, today: Day, { approves }: { approves: boolean }): Promise<CentreWork[]> {
  const atCentre = await listTestsAtCentre(db);
  const open = approves ? await listOpenConfigurations(db, today) : { configurations: [], tests: [], events: [] };
  const ids = [...new Set([...atCentre, ...open.configurations].map(({ facilityId }) => facilityId))];
  if (ids.length === 0) return [];
  const tests = grouped(atCentre, ({ facilityId }) => facilityId);
  const configurations = grouped(open.configurations, ({ facilityId }) => facilityId);
  const ofConfiguration = grouped(open.tests, ({ configurationId }) => configurationId);
  const events = grouped(open.events, ({ instrumentId }) => instrumentId);
  return (await listAccepted(db, { ids })).map((facility) => ({
    facility,
    tests: tests.get(facility.id) ?? [],
    provisional: (configurations.get(facility.id) ?? []).map((row) => ({
      lidarId: row.lidarId,
      lidarName: row.lidarName,
      ...openConfiguration(row, {
        tests: ofConfiguration.get(row.id) ?? [],
        events: events.get(row.lidarId) ?? [],
        today,
      }),
    })),
  }));
}
