import type { Installation } from '../installation/installation';
import type { Day } from '../time/day';
import type { TestedQuality } from './tested-configuration';
import type { ConfigurationIds } from './configuration';
import type { FigureRow } from './figure';
import type { Limits } from './limits';
import type { QaFile, QaResult } from './qa-test';
import type { ChannelSuggestion } from './suggestion';
import type { QaTestStatus } from './test-status';
import type { QaTestTypeCode } from './test-types';
import type { Threshold } from './thresholds';

/** The issuer of a document, by the settings of the installation when it was issued. Its logo may be replaced later, and is left out. */
export type FrozenIssuer = Pick<
  Installation,
  'product_title' | 'infrastructure' | 'issuing_centre' | 'address' | 'contact'
>;

/** What the sheet of an approved configuration says besides its content, frozen with the approval. It names no people. */
export interface ApprovalSheet {
  /** Epoch seconds. */
  issued_at: number;
  issuer: FrozenIssuer;
  facility: { acronym: string; pretty_name: string; institute: string | null };
  lidar: string;
  /** What was said of the approval. */
  text: string | null;
  /** Results of tests on the day of the approval. */
  quality: TestedQuality[];
}

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
  /** The figures of the suggestions with the limits of the self-check, by name; absent in reports of before they were frozen. */
  figures?: Record<string, FigureRow[]>;
  /** Version of the settings that the suggestions were made with. */
  settings_version: number;
  /** Those of the self-check; absent in reports of before they were frozen. */
  limits?: Limits;
  thresholds: Threshold[];
  files: Omit<QaFile, '_id'>[];
  conclusions: string | null;
  recommendations: string | null;
  next_due: Day | null;
  /** Absent in reports of before it was frozen. */
  issuer?: FrozenIssuer;
}
