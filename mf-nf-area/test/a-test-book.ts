import type {
  ChannelSettings,
  InstrumentEvent,
  LidarBook,
  LidarConfigurationRecord,
  PhotometerBook,
  PhotometerCalibration,
  QaTest,
  QaTestSummary,
  QaTestTypeCode,
  TestBook,
  TestBookRow,
} from '@portal/domain';
import { epochOf, LIGHT_SENTENCES, QA_TEST_TYPES } from '@portal/domain';
import { anId } from '@portal/testing';

const REQUIRED: readonly QaTestTypeCode[] = ['telecover', 'rayleigh_fit', 'dark', 'trigger_delay'];

/** A row of a test book, by default up to date. */
export function aRow(type: QaTestTypeCode, change: Partial<TestBookRow> = {}): TestBookRow {
  const row: TestBookRow = {
    type,
    is_required: REQUIRED.includes(type),
    light: 'green',
    reason: 'up-to-date',
    sentence: '',
    names: [],
    due: epochOf('2027-06-12'),
    ...change,
  };
  return { ...row, sentence: LIGHT_SENTENCES[row.reason] };
}

export const aChannel = (short_name: string, scc_channel_id: number): ChannelSettings => ({
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

const NOBODY = { pending_with: 'nobody', sentence: 'Nothing is to be done.' } as const;

/** A configuration with both channels at 532 nm. */
export const aConfiguration = (change: Partial<LidarConfigurationRecord> = {}): LidarConfigurationRecord => ({
  _id: anId(500),
  lidar: anId(100),
  number: 1,
  name: 'night',
  station_id: 'ino',
  scc_lidar_id: 120,
  scc_version_id: 201,
  scc_configuration_id: 310,
  channels: [aChannel('0532xppx', 1480), aChannel('0532xcpx', 1481)],
  status: 'provisional',
  valid_from: null,
  valid_to: null,
  decision_text: null,
  history: [],
  version: 1,
  ...change,
});

/** A passed telecover of 2026-06-12. */
export const aTestSummary = (change: Partial<QaTestSummary> = {}): QaTestSummary => ({
  _id: anId(600),
  facility: anId(10),
  lidar: { _id: anId(100), name: 'RALI' },
  configuration: 1,
  type: 'telecover',
  channels: [],
  status: 'passed',
  measured_from: epochOf('2026-06-12') + 75_600,
  measured_to: epochOf('2026-06-12') + 79_200,
  submitted_at: epochOf('2026-06-13'),
  evaluated_at: epochOf('2026-06-20'),
  return_reason: null,
  turn: NOBODY,
  version: 3,
  ...change,
});

/** A draft of a telecover. */
export const aTest = (change: Partial<QaTest> = {}): QaTest => ({
  ...aTestSummary({ status: 'draft', submitted_at: null, evaluated_at: null, version: 1 }),
  atlas_version: null,
  radiosonde_source: null,
  radiosonde_at: null,
  weather: null,
  comment: null,
  method: null,
  figures: [],
  files: [],
  self_check: null,
  returned_channels: [],
  results: [],
  conclusions: null,
  recommendations: null,
  revoke_reason: null,
  is_evaluator: false,
  ...change,
});

/** A change of the detector. */
export const anEvent = (change: Partial<InstrumentEvent> = {}): InstrumentEvent => ({
  _id: anId(700),
  instrument: { _id: anId(100), kind: 'lidar' },
  kind: 'detector',
  on: epochOf('2026-10-01'),
  from: null,
  to: null,
  text: 'New photomultiplier',
  created_at: epochOf('2026-10-02'),
  struck_at: null,
  strike_reason: null,
  ...change,
});

/** The book of a lidar with one configuration, everything up to date. */
export const aLidarBook = (change: Partial<LidarBook> = {}): LidarBook => ({
  lidar: { _id: anId(100), name: 'RALI' },
  light: 'green',
  rows: QA_TEST_TYPES.map(({ code }) => aRow(code)),
  configurations: [{ ...aConfiguration(), missing_tests: [], turn: NOBODY }],
  tests: [],
  events: [],
  feedback: [],
  ...change,
});

/** A test book with these rows instead of those that are up to date. */
export const withRows = (...rows: readonly TestBookRow[]): LidarBook =>
  aLidarBook({ rows: QA_TEST_TYPES.map(({ code }) => rows.find(({ type }) => type === code) ?? aRow(code)) });

export const aTestBook = (lidars: LidarBook[] = [aLidarBook()], change: Partial<TestBook> = {}): TestBook => ({
  begun_on: epochOf('2026-05-01'),
  light: 'green',
  lidars,
  photometers: [],
  ...change,
});

/** A usable calibration of 2026-05-01 in Lille. */
export const aCalibration = (change: Partial<PhotometerCalibration> = {}): PhotometerCalibration => ({
  _id: anId(750),
  photometer: anId(200),
  instrument_number: '383',
  centre: 'lille',
  network_project_id: null,
  kind: 'pre_field',
  sent_at: epochOf('2026-04-01'),
  received_at: null,
  calibrated_on: epochOf('2026-05-01'),
  returned_at: null,
  installed_at: epochOf('2026-05-20'),
  channels: [{ nm: 440, v0: 15_230.5, u_percent: 0.5, shift_percent: -1.2 }],
  checks: {
    battery: 'ok',
    tracking: 'remark',
    humidity: 'not_checked',
    temperature: 'not_checked',
    optics: 'ok',
    collimator: 'ok',
    cabling: 'ok',
  },
  result: 'usable',
  valid_until: null,
  certificate: { _id: anId(760), name: 'certificate.pdf' },
  suggestion: { code: 0, suggested: 'pass' },
  version: 2,
  ...change,
});

/** The book of a photometer, up to date. */
export function aPhotometerBook(change: Partial<PhotometerBook> = {}): PhotometerBook {
  const book: PhotometerBook = {
    photometer: { _id: anId(200), name: 'Sun photometer 1' },
    light: 'green',
    reason: 'up-to-date',
    sentence: '',
    due: epochOf('2027-05-01'),
    last_calibration: epochOf('2026-05-01'),
    calibrations: [aCalibration()],
    events: [],
    ...change,
  };
  return { ...book, sentence: LIGHT_SENTENCES[book.reason] };
}
