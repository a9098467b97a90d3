import type { ChangeSinceReturn, StatedFacts } from './changes-since-return';
import type { ConfigurationIds, ConfigurationStatus, ChannelSettings } from './configuration';
import type { DataFeedback } from './data-feedback';
import type { EventKindCode } from './event-kinds';
import type { BookRow, Light } from './light';
import type { PhotometerCalibration } from './photometer-calibration';
import type { SelfCheck } from './self-check';
import type { TypedFigure } from './suggestion';
import type { QaFileRole, QaTestTypeCode } from './test-types';
import type { QaTestStatus } from './test-status';
import type { QaTurn } from './turn';
import type { TypeRow } from './type-row';
import type { MissingTest } from './configuration-tests';
import type { QaAssessment } from './workflow';

/** A state of a configuration, from its first day on. Days are epoch seconds. */
export interface ConfigurationPeriod {
  status: Exclude<ConfigurationStatus, 'draft' | 'provisional'>;
  valid_from: number;
  /** The first day on which it was in another state; `null` for the present one. */
  valid_to: number | null;
  reason: string | null;
}

/** A configuration of a lidar in the processing chain. Times are epoch seconds, days too. */
export interface LidarConfigurationRecord extends ConfigurationIds {
  _id: string;
  lidar: string;
  number: number;
  name: string;
  channels: ChannelSettings[];
  status: ConfigurationStatus;
  valid_from: number | null;
  valid_to: number | null;
  decision_text: string | null;
  /** Its states since the approval, the first one first. */
  history: ConfigurationPeriod[];
  version: number;
}

/** An entry of the log book. */
export interface InstrumentEvent {
  _id: string;
  instrument: { _id: string; kind: 'lidar' | 'photometer' };
  kind: EventKindCode;
  on: number;
  from: number | null;
  to: number | null;
  text: string;
  created_at: number;
  /** When and why it was struck out; `null` while it counts. */
  struck_at: number | null;
  strike_reason: string | null;
}

/** The finding of an evaluator on a channel, a pair of channels or the lidar. */
export interface QaResult {
  name: string;
  assessment: QaAssessment | null;
  remark: string | null;
  full_overlap_m: number | null;
  eta: number | null;
  epsilon_deg: number | null;
  residual: number | null;
}

/** A file of a test. */
export interface QaFile {
  _id: string;
  name: string;
  /** Bytes. */
  size: number;
  sha256: string;
  role: QaFileRole;
}

/** One test in a list. Times are epoch seconds. */
export interface QaTestSummary {
  _id: string;
  facility: string;
  lidar: { _id: string; name: string };
  /** Number of its configuration. */
  configuration: number;
  type: QaTestTypeCode;
  /** Short names; empty: all of its configuration. */
  channels: string[];
  status: QaTestStatus;
  measured_from: number | null;
  measured_to: number | null;
  submitted_at: number | null;
  evaluated_at: number | null;
  /** Why it was returned the last time. */
  return_reason: string | null;
  /** Whose turn it is. */
  turn: QaTurn;
  version: number;
}

/** A test. What the reader may not see yet is `null`, and lists of it are empty. */
export interface QaTest extends QaTestSummary, StatedFacts {
  figures: TypedFigure[];
  files: QaFile[];
  self_check: SelfCheck | null;
  /** Why it was returned, and which channels that concerns. */
  returned_channels: string[];
  results: QaResult[];
  conclusions: string | null;
  recommendations: string | null;
  revoke_reason: string | null;
  /** Id of the newer test whose pass superseded it; absent in the answers of older servers. */
  superseded_by?: string | null;
  /** What its facility changed since it was returned; `null` if it was not, and absent in the answers of older servers. */
  changes_since_return?: ChangeSinceReturn[] | null;
  /** Whether the reader is its evaluator; the name of the evaluator is not disclosed. */
  is_evaluator: boolean;
}

/** A row of the test book: a type of tests, with its light on the day of the request. Days are epoch seconds. */
export interface TestBookRow extends Omit<TypeRow, 'due' | 'counted'> {
  type: QaTestTypeCode;
  is_required: boolean;
  due: number | null;
  sentence: string;
}

/** A configuration in the test book, with what its approval lacks. */
export interface ConfigurationInBook extends LidarConfigurationRecord {
  missing_tests: MissingTest[];
  turn: QaTurn;
}

/** The book of one lidar. */
export interface LidarBook {
  lidar: { _id: string; name: string };
  light: Light;
  rows: TestBookRow[];
  configurations: ConfigurationInBook[];
  tests: QaTestSummary[];
  events: InstrumentEvent[];
  /** What the data centre reports of its data. */
  feedback: DataFeedback[];
}

/** The light of a photometer on the day of the request. Days are epoch seconds. */
export interface PhotometerLight extends Omit<BookRow, 'due' | 'counted'> {
  due: number | null;
  sentence: string;
}

/** The book of one photometer. */
export interface PhotometerBook extends PhotometerLight {
  photometer: { _id: string; name: string };
  /** Day of the last calibration that can be used. */
  last_calibration: number | null;
  calibrations: PhotometerCalibration[];
  events: InstrumentEvent[];
}

/** The test book of a facility. */
export interface TestBook {
  /** When its quality assurance began; `null` before the initial acceptance. */
  begun_on: number | null;
  light: Light;
  lidars: LidarBook[];
  photometers: PhotometerBook[];
}

/** The lights of a facility and its instruments on the day of the request. */
export interface FacilityLights {
  facility: { _id: string; acronym: string; pretty_name: string };
  light: Light;
  lidars: {
    _id: string;
    name: string;
    light: Light;
    rows: TestBookRow[];
    /** The states of its configurations that are in use or may come into use. */
    configurations: ConfigurationStatus[];
  }[];
  photometers: ({ _id: string; name: string } & PhotometerLight)[];
}
