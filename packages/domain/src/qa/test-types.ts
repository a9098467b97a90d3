import { listOf } from '../types/type-item';
import type { EventKindCode } from './event-kinds';
import { QA_SETTINGS } from './settings';

/** The code of a test in the names of files that ATLAS writes; `null` if it writes none. */
type AtlasTest = 'tlc' | 'tlc_rin' | 'ray' | 'drk' | 'pcb';

/** What a file of a test is. */
export const QA_FILE_ROLES = ['ascii', 'plot', 'raw', 'settings', 'configuration', 'radiosonde', 'other'] as const;
export type QaFileRole = (typeof QA_FILE_ROLES)[number];

export interface QaTestTypeAttributes {
  atlas: AtlasTest | null;
  /** What one result is about: each channel, each pair of polarised channels, or the lidar as a whole. */
  scope: 'channel' | 'pair' | 'lidar';
  /** Months after which the test is repeated; `null`: once. */
  interval_months: number | null;
  /** Events of the log book after which it is repeated. */
  after: readonly EventKindCode[];
  /** Needed for the approval of a configuration: always, if a cross-polar channel is measured, or not. */
  required: 'always' | 'with-cross-channel' | 'never';
  /** Only channels with this detection. */
  detection: 'any' | 'analog';
  /** Roles of files without which it cannot be submitted. */
  needs: readonly QaFileRole[];
}

const { intervals } = QA_SETTINGS;
const NEAR_RANGE = ['alignment', 'optics', 'telescope', 'laser', 'move'] as const;

/** The quality assurance tests of a lidar. */
export const QA_TEST_TYPES = listOf<QaTestTypeAttributes>()([
  {
    code: 'telecover',
    name: 'Telecover, quadrants',
    atlas: 'tlc',
    scope: 'channel',
    interval_months: intervals.yearly,
    after: NEAR_RANGE,
    required: 'always',
    detection: 'any',
    needs: ['ascii'],
  },
  {
    code: 'telecover_ring',
    name: 'Telecover, rings',
    atlas: 'tlc_rin',
    scope: 'channel',
    interval_months: intervals.yearly,
    after: NEAR_RANGE,
    required: 'never',
    detection: 'any',
    needs: ['ascii'],
  },
  {
    code: 'rayleigh_fit',
    name: 'Rayleigh fit',
    atlas: 'ray',
    scope: 'channel',
    interval_months: intervals.yearly,
    after: ['optics', 'detector', 'laser', 'electronics', 'move'],
    required: 'always',
    detection: 'any',
    needs: ['ascii'],
  },
  {
    code: 'dark',
    name: 'Dark measurement',
    atlas: 'drk',
    scope: 'channel',
    interval_months: intervals.yearly,
    after: ['detector', 'electronics', 'move'],
    required: 'always',
    detection: 'any',
    needs: ['plot'],
  },
  {
    code: 'polarisation_calibration',
    name: 'Polarisation calibration',
    atlas: 'pcb',
    scope: 'pair',
    interval_months: intervals.yearly,
    after: ['optics', 'detector', 'laser'],
    required: 'with-cross-channel',
    detection: 'any',
    needs: ['ascii'],
  },
  {
    code: 'trigger_delay',
    name: 'Trigger delay',
    atlas: null,
    scope: 'channel',
    interval_months: null,
    after: ['electronics', 'laser'],
    required: 'always',
    detection: 'any',
    needs: [],
  },
  {
    code: 'analog_test_pulse',
    name: 'Analog distortion with a test pulse',
    atlas: null,
    scope: 'channel',
    interval_months: null,
    after: ['electronics'],
    required: 'never',
    detection: 'analog',
    needs: ['plot'],
  },
  {
    code: 'reference_comparison',
    name: 'Comparison with a reference lidar',
    atlas: null,
    scope: 'lidar',
    interval_months: intervals.referenceComparison,
    after: [],
    required: 'never',
    detection: 'any',
    needs: [],
  },
]);
export type QaTestTypeCode = (typeof QA_TEST_TYPES)[number]['code'];
export type QaTestType = (typeof QA_TEST_TYPES)[number];

/** The type of tests with this code. */
export function qaTestType(code: QaTestTypeCode): QaTestType {
  const type = QA_TEST_TYPES.find((each) => each.code === code);
  if (!type) throw new Error(`There is no type of tests "${code}".`);
  return type;
}

/** Whether a lidar needs the test for the approval of its configuration. */
export const isRequired = ({ required }: Pick<QaTestTypeAttributes, 'required'>, hasCrossChannel: boolean): boolean =>
  required === 'always' || (required === 'with-cross-channel' && hasCrossChannel);
