import { randomUUID } from 'node:crypto';
import { dayOf, selfCheck, type QaAssessment, type SelfCheck } from '@portal/domain';
import type { ResultRow, TestRow } from '../../quality/tests/tests.store';
import type { Context } from '../../platform/process/app-types';
import type { ConfigurationRow } from '../../quality/configurations/configurations.store';
import { plusMinutes } from '../timeline';
import type { TestStory } from './books';
import { namesOf } from './configuration';
import { keepTestFiles, type KeptFile } from './test-files';

const MINUTES_PER_DAY = 1440;
const [LASTED, SUBMITTED_AFTER, EVALUATED_AFTER] = [90, 2 * MINUTES_PER_DAY, 9 * MINUTES_PER_DAY];
/** Minutes after midnight at which tests are measured. */
const EVENING = 21 * 60 + 30;

/** A test with its results and its stored files. */
export interface MadeTest {
  test: TestRow;
  results: ResultRow[];
  files: KeptFile[];
}

const WITH_RESULT = ['passed', 'passed_with_remarks', 'failed', 'not_assessable', 'superseded'];

/** The assessment of the channel that decides on the result. */
const ASSESSED: Partial<Record<TestStory['status'], QaAssessment>> = {
  passed_with_remarks: 'pass_with_remark',
  failed: 'fail',
  not_assessable: 'not_assessable',
};

const CONCLUSIONS: Partial<Record<TestStory['status'], string>> = {
  passed: 'All channels agree with what the application states.',
  superseded: 'All channels agree with what the application states.',
  passed_with_remarks: 'The test is passed; see the remark.',
  failed: 'The test is to be repeated once its cause is removed.',
  not_assessable: 'The night does not allow an assessment. This is no fault.',
};

const isRead = ({ files }: TestStory) => files !== undefined;

function resultsOf(
  id: string,
  story: TestStory,
  configuration: ConfigurationRow,
  check: SelfCheck | null,
): ResultRow[] {
  if (!WITH_RESULT.includes(story.status)) return [];
  return namesOf(story.type, configuration).map((name, place) => {
    const decides = place === 0 ? ASSESSED[story.status] : undefined;
    const overlap = check?.channels.find((channel) => channel.name === name)?.figures?.full_overlap_m;
    return {
      testId: id,
      name,
      assessment: decides ?? 'pass',
      remark: decides ? (story.remark ?? null) : null,
      fullOverlapM: typeof overlap === 'number' ? overlap : null,
      eta: null,
      epsilonDeg: null,
      residual: null,
    };
  });
}

function checkOf(story: TestStory, configuration: ConfigurationRow, at: Date, files: readonly KeptFile[]) {
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
    today: dayOf(plusMinutes(at, SUBMITTED_AFTER)),
    submittedBefore: [],
    channels: channels.map(({ short_name }) => short_name),
    figures: figuresOf(story, configuration),
    method: methodOf(story),
    hoursToOthers: 1,
    stated: {},
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
  /** Who submits and who evaluates. */
  people: { owner: string; evaluator: string };
  now: Date;
}

/** A test as its story tells it, with files that are stored and not yet linked. */
export async function makeTest(context: Context, making: Making): Promise<MadeTest> {
  const { story, configuration, lidarName, people, now } = making;
  const midnight = Math.floor(now.getTime() / (MINUTES_PER_DAY * 60_000)) * MINUTES_PER_DAY * 60_000;
  const at = plusMinutes(new Date(midnight), EVENING - story.daysAgo * MINUTES_PER_DAY);
  const files = await keepTestFiles(context, { story, configuration, at });
  const id = randomUUID();
  const hasResult = WITH_RESULT.includes(story.status);
  const check = isRead(story) || story.type === 'trigger_delay' ? checkOf(story, configuration, at, files) : null;
  const submittedAt = plusMinutes(at, SUBMITTED_AFTER);
  const evaluatedAt = plusMinutes(at, EVALUATED_AFTER);
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
    atlasVersion: isRead(story) ? '0.5.1' : null,
    radiosondeSource: story.type === 'rayleigh_fit' ? 'Radiosonde of the airport' : null,
    radiosondeAt: story.type === 'rayleigh_fit' ? at : null,
    weather: 'Clear sky, no moon.',
    comment: story.comment ?? null,
    method: methodOf(story),
    channels: [],
    figures: figuresOf(story, configuration),
    selfCheck: check,
    submittedAt,
    submittedById: people.owner,
    evaluatorId: hasResult || story.status === 'returned' ? people.evaluator : null,
    takenAt: hasResult || story.status === 'returned' ? evaluatedAt : null,
    evaluatedAt: hasResult ? evaluatedAt : null,
    conclusions: CONCLUSIONS[story.status] ?? null,
    recommendations: story.recommendations ?? null,
    returnReason: story.returnReason ?? null,
    returnedChannels: story.status === 'returned' ? namesOf(story.type, configuration).slice(0, 1) : [],
    revokeReason: null,
    report: null,
    supersededById: null,
    version: 1,
    createdAt: at,
    createdById: people.owner,
    updatedAt: hasResult ? evaluatedAt : submittedAt,
  };
  return { test, results: resultsOf(id, story, configuration, check), files };
}
