import { isDeepStrictEqual } from 'node:util';
import {
  applicationChannel,
  CHANNEL_CATEGORIES,
  dayOf,
  epochSeconds,
  isSameChannel,
  limitsOf,
  MS_PER_HOUR,
  statedDays,
  statedRadiosondeHours,
  textOfChannel,
  type QaSeries,
  type QaTest,
  type SelfCheck,
  type SelfCheckContext,
} from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { orNotFound } from '../../platform/errors/app-error';
import type { Actor, Context } from '../../platform/process/app-types';
import type { CheckContext } from '../check/run-check';
import { versionConflict } from '../../platform/versions/versioned-write';
import { sharedWork } from '../../platform/queues/shared-work';
import { bytesOf, checkedFiles } from './read-bytes';
import { readTest } from './read-test';
import { channelsOf, findLidar } from './test-values';
import { listEtas } from './gain-ratios.store';
import { listFiles, submittedDigests, type TestFile } from './test-files.store';
import { findTest, listTests, updateTest, type StoredTest } from './tests.store';
import { writeTest } from './write-test';

interface StatedGroup {
  category: string;
  distance_full_overlap?: number | null;
  minimum_altitude_range?: number | null;
}

/** What an application with these channel groups states of each channel, m. */
export function statedOf(
  groups: readonly StatedGroup[],
  channels: readonly { short_name: string }[],
): SelfCheckContext['stated'] {
  const stated = channels.flatMap(({ short_name }) => {
    const category = CHANNEL_CATEGORIES.find(({ name }) => name === applicationChannel(short_name)?.category);
    const group = groups.find((each) => each.category === category?.code);
    const { distance_full_overlap: fullOverlap, minimum_altitude_range: altitudeRange } = group ?? {};
    return group ? [[short_name, { fullOverlap: fullOverlap ?? null, altitudeRange: altitudeRange ?? null }]] : [];
  });
  return Object.fromEntries(stated);
}

/** Hours to the nearest submitted test of another type of the lidar. */
async function hoursToOthers(db: Db, { test }: StoredTest): Promise<number | null> {
  const from = test.measuredFrom;
  if (!from) return null;
  const others = (await listTests(db, { lidarId: test.lidarId })).filter(
    ({ test: other }) => other.type !== test.type && other.submittedAt !== null,
  );
  const hours = others.flatMap(({ test: { measuredFrom } }) =>
    measuredFrom ? [Math.abs(measuredFrom.getTime() - from.getTime()) / MS_PER_HOUR] : [],
  );
  return hours.length === 0 ? null : Math.min(...hours);
}

/** What the files of a test are compared with. */
export const idsOf = (configuration: StoredTest['configuration']): SelfCheckContext['configuration'] => ({
  station_id: configuration.stationId,
  scc_lidar_id: configuration.sccLidarId,
  scc_version_id: configuration.sccVersionId,
  scc_configuration_id: configuration.sccConfigurationId,
  channels: configuration.channels,
});

async function contextOf(
  { db, now }: Context,
  stored: StoredTest,
  files: readonly TestFile[],
): Promise<SelfCheckContext> {
  const { test, configuration } = stored;
  const moments = {
    measured_from: epochSeconds(test.measuredFrom),
    measured_to: epochSeconds(test.measuredTo),
    radiosonde_at: epochSeconds(test.radiosondeAt),
  };
  const today = dayOf(now());
  const { channels } = configuration;
  const digests = files.map(({ sha256 }) => sha256);
  return {
    type: test.type,
    configuration: idsOf(configuration),
    ...statedDays(moments),
    today,
    // Of other facilities nothing is said to an owner, who would learn what they have submitted.
    submittedBefore: await submittedDigests(db, { testId: test.id, facilityId: test.facilityId }, digests),
    channels: channelsOf(
      test,
      channels.map(({ short_name }) => short_name),
    ),
    figures: test.figures,
    method: test.method,
    hoursToOthers: await hoursToOthers(db, stored),
    radiosondeHours: statedRadiosondeHours(moments),
    stated: statedOf((await findLidar(db, test.lidarId))?.groups ?? [], channels),
    lastEta: Object.fromEntries((await listEtas(db, test.lidarId)).map(({ name, eta }) => [name, eta ?? undefined])),
  };
}

const checks = sharedWork<SelfCheck>();

/**
 * Runs the self-check of a test outside a transaction: it takes long, and reads files. Equal requests share one run: of
 * the same version of the test with the same files, on the same day.
 */
export async function checkTest(context: CheckContext, stored: StoredTest): Promise<SelfCheck> {
  const { id, version } = stored.test;
  const files = await listFiles(context.db, id);
  const key = [id, version, dayOf(context.now()), ...files.map(({ sha256 }) => sha256)].join(' ');
  return checks.run(key, () => check(context, stored, files));
}

async function check(context: CheckContext, stored: StoredTest, files: readonly TestFile[]): Promise<SelfCheck> {
  const task = {
    kind: 'self-check' as const,
    files: await checkedFiles(context, files),
    context: await contextOf(context, stored, files),
  };
  const answer = await context.runCheck(task);
  if (!('check' in answer)) throw new Error('The self-check did not answer with its result.');
  return answer.check;
}

/**
 * Runs the self-check of a draft and stores it with the test; refused with 409 if the test changes meanwhile. Of equal
 * requests, the first stores the result for all.
 */
export async function runSelfCheck(context: CheckContext, actor: Actor, id: string): Promise<QaTest> {
  const before = orNotFound(await findTest(context.db, id));
  const selfCheck = await checkTest(context, before);
  return writeTest({ context, actor, capability: 'qa-test.edit-files', id }, async (tx, { test }) => {
    const isStored = isDeepStrictEqual(test.selfCheck, selfCheck);
    if (!isStored && !(await updateTest(tx, before.test, { selfCheck })))
      throw versionConflict(await readTest(tx, id, actor.id));
    return readTest(tx, id, actor.id);
  });
}

/**
 * The lines of a channel or pair of a test, in the windows of its self-check; none without a text that
 * can be read.
 */
export async function readSeries(
  context: CheckContext,
  { test: { id, type, selfCheck }, configuration }: StoredTest,
  shortName: string,
): Promise<QaSeries> {
  const wanted = shortName.split('/');
  const isWanted = (channel: string) => wanted.some((name) => isSameChannel(name, channel));
  const files = await listFiles(context.db, id);
  const file = textOfChannel(files, { type, configuration: idsOf(configuration) }, isWanted);
  const bytes = file && (await bytesOf(context, file));
  if (!bytes) return { lines: [] };
  const answer = await context.runCheck({ kind: 'series', bytes, limits: limitsOf(selfCheck, type), name: shortName });
  return ('series' in answer && answer.series) || { lines: [] };
}

export const readSeriesOf = async (context: CheckContext, id: string, shortName: string): Promise<QaSeries> =>
  readSeries(context, orNotFound(await findTest(context.db, id)), shortName);
