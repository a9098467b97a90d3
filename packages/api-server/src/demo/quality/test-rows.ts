import { randomUUID } from 'node:crypto';
import {
  dayOf,
  isConcluded,
  selfCheck,
  type QaAssessment,
  type SelfCheck,
  type SelfCheckContext,
} from '@portal/domain';
import type { ResultRow } from '../../quality/tests/results.store';
import type { TestRow } from '../../quality/tests/tests.store';
import type { Context } from '../../platform/process/app-types';
import type { ConfigurationRow } from '../../quality/configurations/configurations.store';
import { plusMinutes } from '../timeline';
import type { TestStory } from './books';
import { namesOf } from './configuration';
import { keepTestFiles, type KeptFile } from './test-files';

const MINUTES_PER_DAY = 1440;
const [LASTED, SUBMITTED_AFTER, EVALUATED_AFTER] = [90, 2 * MINUTES_PER_DAY, 7 * MINUTES_PER_DAY];
/** Minutes after midnight at which tests are measured. */
const EVENING = 21 * 60 + 30;

/** A test with its results and its stored files. */
export interface MadeTest {
  test: TestRow;
  results: ResultRow[];
  files: KeptFile[];
}

/** The assessment of the channel that decides on the result. */
const ASSESSED: Partial<Record<TestStory['status'], QaAssessment>> = {
  passed_with_remarks: 'pass_with_remark',
  failed: 'fail',
  not_assessable: 'not_assessable',
};

const CONCLUSIONS: Partial<Record<TestStory['status'], string>> = {
  passed: 'All channels agree with what the application states.',
  superseded: 'All channels agree with what the application states.',
  revoked: 'All channels agree with what the application states.',
  passed_with_remarks: 'The test is passed; see the remark.',
  failed: 'The test is to be repeated once its cause is removed.',
  not_assessable: 'The night does not allow an assessment. This is no fault.',
};

/** A figure as an evaluator types it. */
const figure = (value: unknown, decimals: number) =>
  typeof value === 'number' ? Number(value.toFixed(decimals)) : null;

function resultsOf(
  id: string,
  story: TestStory,
  configuration: ConfigurationRow,
  check: SelfCheck | null,
): ResultRow[] {
  if (!isConcluded(story.status)) return [];
  return namesOf(story.type, configuration).map((name, place) => {
    const suggestion = check?.channels.find((channel) => channel.name === name);
    const figures = suggestion?.figures ?? {};
    const calibration = { ...(figures.as_written as object | null | undefined) } as Record<string, unknown>;
    // The evaluator follows the suggestion, so that one channel at least decides on the result.
    const decides =
      place === 0 || suggestion?.suggested === ASSESSED[story.status] ? ASSESSED[story.status] : undefined;
    return {
      testId: id,
      name,
      assessment: decides ?? 'pass',
      remark: decides ? (story.remark ?? null) : null,
      fullOverlapM: figure(figures.full_overlap_m, 1),
      eta: figure(calibration.eta, 3),
      epsilonDeg: figure(calibration.epsilon_deg, 2),
      residual: null,
    };
  });
}

function checkOf(
  story: TestStory,
  configuration: ConfigurationRow,
  { at, submittedAt, stated }: { at: Date; submittedAt: Date; stated: SelfCheckContext['stated'] },
  files: readonly KeptFile[],
): SelfCheck {
  const { stationId, sccLidarId, sccVersionId, sccConfigurationId, channels } = configuration;
  const ids = {
    station_id: stationId,
    scc_lidar_id: sccLidarId,
    scc_version_id: sccVersionId,
    scc_configuration_id: sccConfigurationId,
  };
  return selfCheck(files, {
    type: story.type,
    configuration: { ...ids, channels },
    from: dayOf(at),
    to: dayOf(at),
    today: dayOf(submittedAt),
    submittedBefore: [],
    channels: channels.map(({ short_name }) => short_name),
    figures: figuresOf(story, configuration),
    method: methodOf(story),
    // All tests of a series are of the same night, and so is the radiosonde.
    hoursToOthers: 0,
    radiosondeHours: 0,
    stated,
    lastEta: {},
  });
}

const methodOf = ({ type }: TestStory) => (type === 'trigger_delay' ? 'Pulse of an LED beside the telescope' : null);

/** Figures that no file holds: those of a dark measurement and of the trigger delay. */
const figuresOf = ({ type }: TestStory, { channels }: ConfigurationRow) =>
  type === 'dark' || type === 'trigger_delay'
    ? channels.map(({ short_name, first_signal_rangebin: bin }) => ({
        short_name,
        dark_deviation: type === 'dark' ? 0.004 : null,
        trigger_delay_bins: type === 'trigger_delay' ? bin : null,
      }))
    : [];

interface Making {
  story: TestStory;
  configuration: ConfigurationRow;
  lidarName: string;
  /** What the application states of the channels. */
  stated: SelfCheckContext['stated'];
  /** When the facility was accepted; nothing is submitted before. */
  acceptedAt: Date;
  /** Who submits and who evaluates. */
  people: { owner: string; evaluator: string };
  now: Date;
}

const latest = (one: Date, other: Date) => (one > other ? one : other);

/** A test as its story tells it, with files that are stored and not yet linked. */
export async function makeTest(context: Context, making: Making): Promise<MadeTest> {
  const { story, configuration, lidarName, stated, people, acceptedAt, now } = making;
  const midnight = Math.floor(now.getTime() / (MINUTES_PER_DAY * 60_000)) * MINUTES_PER_DAY * 60_000;
  const at = plusMinutes(new Date(midnight), EVENING - story.daysAgo * MINUTES_PER_DAY);
  const files = await keepTestFiles(context, { story, configuration, lidarName, at });
  const id = randomUUID();
  const hasResult = isConcluded(story.status);
  const isTaken = hasResult || story.status === 'returned' || story.status === 'in_evaluation';
  const createdAt = latest(plusMinutes(at, LASTED), plusMinutes(acceptedAt, MINUTES_PER_DAY));
  const submittedAt = latest(plusMinutes(at, SUBMITTED_AFTER), createdAt);
  const evaluatedAt = plusMinutes(submittedAt, EVALUATED_AFTER);
  const check = checkOf(story, configuration, { at, submittedAt, stated }, files);
  const isDraft = story.status === 'draft';
  const test: TestRow = {
    id,
    facilityId: configuration.facilityId,
    lidarId: configuration.lidarId,
    lidarName,
    configurationId: configuration.id,
    type: story.type,
    round: 1,
    status: story.status,
    measuredFrom: at,
    measuredTo: plusMinutes(at, LASTED),
    atlasVersion: files.length > 0 ? '0.5.1' : null,
    radiosondeSource: story.type === 'rayleigh_fit' ? 'Radiosonde of the airport' : null,
    radiosondeAt: story.type === 'rayleigh_fit' ? at : null,
    weather: 'Clear sky, no moon.',
    comment: story.comment ?? null,
    method: methodOf(story),
    channels: [],
    figures: figuresOf(story, configuration),
    selfCheck: check,
    submittedAt: isDraft ? null : submittedAt,
    submittedById: isDraft ? null : people.owner,
    firstSubmittedAt: isDraft ? null : submittedAt,
    evaluatorId: isTaken ? people.evaluator : null,
    lastTakerId: isTaken ? people.evaluator : null,
    takenAt: isTaken ? plusMinutes(submittedAt, MINUTES_PER_DAY) : null,
    evaluatedAt: hasResult ? evaluatedAt : null,
    conclusions: CONCLUSIONS[story.status] ?? null,
    recommendations: story.recommendations ?? null,
    returnReason: story.status === 'returned' ? (story.reason ?? null) : null,
    returnedFacts: null,
    returnedChannels: story.status === 'returned' ? namesOf(story.type, configuration).slice(0, 1) : [],
    revokeReason: story.status === 'revoked' ? (story.reason ?? null) : null,
    report: null,
    supersededById: null,
    version: 1,
    createdAt,
    createdById: people.owner,
    updatedAt: hasResult ? evaluatedAt : isDraft ? createdAt : submittedAt,
  };
  return { test, results: resultsOf(id, story, configuration, check), files };
}
