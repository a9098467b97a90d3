import type {
  ChannelSettings,
  LidarBook,
  LidarConfigurationRecord,
  QaTest,
  QaTestSummary,
  TestBook,
  WaitingTest,
} from '@portal/domain';
import { epochOf, QA_SETTINGS, TEST_TURNS } from '@portal/domain';
import { anId } from '@portal/testing';

const aChannel = (short_name: string, scc_channel_id: number): ChannelSettings => ({
  short_name,
  scc_channel_id,
  recorder_channel_id: 'BT0',
  laser: 1,
  dead_time: 3.7,
  trigger_delay: 0,
  first_signal_rangebin: 400,
  filter_fwhm: 0.5,
  background_low: null,
  background_high: null,
  g_r: null,
  g_t: null,
  h_r: null,
  h_t: null,
  k: null,
});

/** A configuration with these channels. */
export const aConfiguration = (
  shortNames: readonly string[] = ['0532xppx', '0532xcpx'],
  change: Partial<LidarConfigurationRecord> = {},
): LidarConfigurationRecord => ({
  _id: anId(500),
  lidar: anId(100),
  number: 1,
  name: 'night',
  station_id: 'ino',
  scc_lidar_id: 120,
  scc_version_id: 201,
  scc_configuration_id: 310,
  channels: shortNames.map((name, index) => aChannel(name, 1480 + index)),
  status: 'provisional',
  valid_from: null,
  valid_to: null,
  decision_text: null,
  history: [],
  version: 1,
  ...change,
});

/** A submitted telecover of 2026-06-12. */
export const aTestSummary = (change: Partial<QaTestSummary> = {}): QaTestSummary => ({
  _id: anId(600),
  facility: anId(10),
  lidar: { _id: anId(100), name: 'RALI' },
  configuration: 1,
  type: 'telecover',
  channels: [],
  status: 'submitted',
  measured_from: epochOf('2026-06-12') + 75_600,
  measured_to: epochOf('2026-06-12') + 79_200,
  submitted_at: epochOf('2026-06-13'),
  evaluated_at: null,
  return_reason: null,
  turn: TEST_TURNS[change.status ?? 'submitted'],
  version: 3,
  ...change,
});

/** The same with its contents; the self-check suggests a pass for both channels. */
export const aTest = (change: Partial<QaTest> = {}): QaTest => ({
  ...aTestSummary({ status: change.status ?? 'submitted' }),
  atlas_version: null,
  radiosonde_source: null,
  radiosonde_at: null,
  weather: null,
  comment: 'A clear night.',
  method: null,
  channels: [],
  figures: [],
  files: [],
  self_check: {
    version: 1,
    limits: { telecover: { ...QA_SETTINGS.telecover, advisedOverlap: 280 } },
    files: [],
    code: 0,
    channels: ['0532xppx', '0532xcpx'].map((name) => ({
      name,
      code: 0,
      suggested: 'pass',
      figures: { full_overlap_m: 250, largest_deviation: 0.02, repeat_deviation: 0.01 },
    })),
  },
  returned_channels: [],
  results: [],
  conclusions: null,
  recommendations: null,
  revoke_reason: null,
  is_evaluator: false,
  ...change,
});

const NOBODY = { pending_with: 'nobody', sentence: 'Nothing is to be done.' } as const;

/** The book of the lidar, with these tests. */
export const aBook = (
  tests: QaTestSummary[] = [],
  configuration: LidarConfigurationRecord = aConfiguration(),
  change: Partial<LidarBook> = {},
): TestBook => ({
  begun_on: epochOf('2026-05-01'),
  light: 'blue',
  lidars: [
    {
      lidar: { _id: anId(100), name: 'RALI' },
      light: 'blue',
      rows: [],
      configurations: [{ ...configuration, missing_tests: [], turn: NOBODY }],
      tests,
      events: [],
      feedback: [],
      ...change,
    },
  ],
  photometers: [],
});

/** A test in the list of those who evaluate. */
export const aWaitingTest = (change: Partial<WaitingTest> = {}): WaitingTest => ({
  ...aTestSummary({ status: change.status ?? 'submitted' }),
  acronym: 'CIAO',
  is_mine: false,
  is_own_facility: false,
  is_late: false,
  suggested: 'pass',
  ...change,
});
