import {
  lackingFor,
  MS_PER_HOUR,
  namesOfTest,
  QA_SETTINGS,
  qaTestType,
  type FieldError,
  type QaTestInput,
} from '@portal/domain';
import { AppError, refusedField } from '../../platform/errors/app-error';
import { listStoredLidars, type StoredLidar } from '../../labelling/instrument-records/instruments.store';
import type { Db } from '../../platform/db/client';
import type { TestRow } from './tests.store';

const FUTURE = 'Must not be in the future';
const ORDER = 'Must not be before the beginning';
const TOO_LONG = `At most ${QA_SETTINGS.due.testHours} hours after the beginning`;
const BEFORE_START = 'The lidar was not in operation then';
/** Said of a name that is none of the results of a test. */
export const NO_RESULT = 'The test has no result under this name';
const NO_CHANNEL = 'The configuration does not have this channel';

/** The lidar of a test, with its channel groups; undefined once it was deleted. */
export async function findLidar(db: Db, id: string): Promise<StoredLidar | undefined> {
  const [lidar] = await listStoredLidars(db, { id });
  return lidar;
}

const moment = (epoch: number | null | undefined) =>
  epoch === null || epoch === undefined ? epoch : new Date(epoch * 1000);

type Sent = Pick<
  QaTestInput,
  | 'measured_from'
  | 'measured_to'
  | 'atlas_version'
  | 'radiosonde_source'
  | 'radiosonde_at'
  | 'weather'
  | 'comment'
  | 'method'
  | 'channels'
  | 'figures'
>;

/** What the facility says of a test, as columns; `undefined` for values that were not sent. */
export const toTestColumns = (input: Sent) => ({
  measuredFrom: moment(input.measured_from),
  measuredTo: moment(input.measured_to),
  atlasVersion: input.atlas_version,
  radiosondeSource: input.radiosonde_source,
  radiosondeAt: moment(input.radiosonde_at),
  weather: input.weather,
  comment: input.comment,
  method: input.method,
  channels: input.channels,
  figures: input.figures?.map(({ short_name, dark_deviation, trigger_delay_bins }) => ({
    short_name,
    dark_deviation: dark_deviation ?? null,
    trigger_delay_bins: trigger_delay_bins ?? null,
  })),
});

interface Checked {
  test: Pick<TestRow, 'type' | 'measuredFrom' | 'measuredTo' | 'radiosondeAt' | 'channels' | 'figures'>;
  /** Short names of the channels of the configuration. */
  configured: readonly string[];
  lidar: StoredLidar | undefined;
  now: Date;
}

/** Refuses times and channels that do not fit the lidar and the configuration. */
export function assertTestValues({ test, configured, lidar, now }: Checked): void {
  const { measuredFrom: from, measuredTo: to } = test;
  if (from && from > now) throw refusedField('measured_from', FUTURE);
  if (to && to > now) throw refusedField('measured_to', FUTURE);
  if (test.radiosondeAt && test.radiosondeAt > now) throw refusedField('radiosonde_at', FUTURE);
  if (from && to && to < from) throw refusedField('measured_to', ORDER);
  if (from && to && to.getTime() - from.getTime() > QA_SETTINGS.due.testHours * MS_PER_HOUR)
    throw refusedField('measured_to', TOO_LONG);
  const began = lidar?.row.planned_operation_date;
  if (from && began && from.toISOString().slice(0, 10) < began) throw refusedField('measured_from', BEFORE_START);
  const errors = (path: string, names: readonly string[]): FieldError[] =>
    names.flatMap((name, place) =>
      configured.includes(name) ? [] : [{ path: `${path}[${place}]`, message: NO_CHANNEL }],
    );
  const unknown = [
    ...errors('channels', test.channels),
    ...errors(
      'figures',
      test.figures.map(({ short_name }) => short_name),
    ),
  ];
  if (unknown.length > 0)
    throw new AppError('notSaved', 422, { message: 'Please check the marked fields.', errors: unknown.slice(0, 20) });
}

/** The channels that a test is about: the chosen ones, or all of the configuration. */
export const channelsOf = ({ channels }: Pick<TestRow, 'channels'>, configured: readonly string[]): readonly string[] =>
  channels.length > 0 ? channels : configured;

/** Why a test has nothing that a finding could be about; undefined if it has. */
export function nothingToTest(test: Pick<TestRow, 'type' | 'channels'>, configured: readonly string[]) {
  const lacking = lackingFor(qaTestType(test.type), channelsOf(test, configured));
  const owner = test.channels.length > 0 ? 'chosen channels have' : 'configuration has';
  return lacking === null ? undefined : `The ${owner} ${lacking}, which this test needs`;
}

/** The names under which the findings of a test are given. */
export const namesOfResults = (test: Pick<TestRow, 'type' | 'channels'>, configured: readonly string[]): string[] =>
  namesOfTest(qaTestType(test.type), test.channels, configured);
