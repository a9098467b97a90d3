import type { Day } from '../time/day';
import type { ConfigurationIds } from './configuration';
import type { QaFile, QaResult } from './qa-test';
import type { ChannelSuggestion } from './self-check';
import type { QaTestStatus } from './test-status';
import type { QaTestTypeCode } from './test-types';
import type { Threshold } from './thresholds';

/** What the report of a test says, frozen with its result. It names no people. Times are epoch seconds. */
export interface QaReport {
  issued_at: number;
  facility: { acronym: string; pretty_name: string; institute: string | null };
  lidar: string;
  configuration: ConfigurationIds & { number: number; name: string };
  type: QaTestTypeCode;
  status: QaTestStatus;
  measured_from: number | null;
  measured_to: number | null;
  atlas_version: string | null;
  radiosonde_source: string | null;
  weather: string | null;
  method: string | null;
  comment: string | null;
  results: QaResult[];
  suggestions: ChannelSuggestion[];
  /** Version of the settings that the suggestions were made with. */
  settings_version: number;
  thresholds: Threshold[];
  files: Omit<QaFile, '_id'>[];
  conclusions: string | null;
  recommendations: string | null;
  next_due: Day | null;
}
