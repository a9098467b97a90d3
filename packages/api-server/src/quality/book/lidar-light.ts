import {
  byCode,
  channelsInUse,
  epochOf,
  hasCrossChannel,
  INSTRUMENT_STATUSES,
  isRequired,
  lidarLight,
  outOfService,
  lightSentence,
  QA_TEST_TYPES,
  typeRow,
  type ChannelSettings,
  type ConfigurationStatus,
  type Day,
  type Light,
  type LidarTest,
  type QaTestType,
  type TestBookRow,
  type TypeRow,
} from '@portal/domain';
import { datedEvents } from '../events/dated-events';
import type { EventRow } from '../events/events.store';

/** What the light of a lidar follows from. */
export interface LidarRecords {
  /** Code of its status: operational, planned and so on. */
  status: string | null;
  /** Short names of the channels in the application. */
  channels: readonly string[];
  tests: readonly LidarTest[];
  events: readonly Pick<EventRow, 'kind' | 'on' | 'struckAt' | 'downFrom' | 'downTo'>[];
  configurations: readonly { status: ConfigurationStatus; channels: readonly Pick<ChannelSettings, 'short_name'>[] }[];
  begunOn: Day | null;
}

/** A type of tests on a day. */
export interface TypeOnDay {
  type: QaTestType;
  isNeeded: boolean;
  row: TypeRow;
}

/** Whether a downtime of the log book includes the day; one without an end lasts until it has one. */
export const isDown = (events: LidarRecords['events'], today: Day) =>
  events.some(
    ({ struckAt, downFrom, downTo }) =>
      struckAt === null && downFrom !== null && downFrom <= today && (downTo === null || downTo >= today),
  );

/** Whether the lidar is measuring on a day. */
const isInService = ({ status, events }: LidarRecords, today: Day) =>
  byCode(INSTRUMENT_STATUSES, status)?.counts_as_operational === true && !isDown(events, today);

/** The rows and the light of a lidar on a day. Only required tests decide on the light. */
export function lightOfLidar(
  records: LidarRecords,
  today: Day,
): { light: Light; rows: TypeOnDay[]; isInService: boolean } {
  const { tests, events, begunOn, channels, configurations } = records;
  const hasCross = hasCrossChannel(channels);
  const book = { tests, events: datedEvents(events), begunOn, channels: channelsInUse(configurations) };
  const inService = isInService(records, today);
  const rows = QA_TEST_TYPES.map((type) => {
    const isNeeded = isRequired(type, hasCross);
    const row = typeRow(type, isNeeded, book, today);
    return { type, isNeeded, row: inService ? row : { ...outOfService(row, today), names: [] } };
  });
  const light = lidarLight(
    rows.filter(({ isNeeded }) => isNeeded).map(({ row }) => row),
    {
      isOutOfService: !inService,
      isConfigurationSuspended: configurations.some(({ status }) => status === 'suspended'),
    },
  );
  return { light, rows, isInService: inService };
}

/** A row as it is served. */
export const toBookRow = ({ type, isNeeded, row }: TypeOnDay): TestBookRow => ({
  type: type.code,
  is_required: isNeeded,
  light: row.light,
  reason: row.reason,
  sentence: lightSentence(row),
  names: row.names,
  due: row.due === null ? null : epochOf(row.due),
});
