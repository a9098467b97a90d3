import type { Light } from '../qa/light';
import { byCode, listOf } from '../types/type-item';
import { REGULAR_EVALUATION_SETTINGS } from './settings';

const { targets: TARGETS, downtime: DOWNTIME, answerDays: ANSWER_DAYS } = REGULAR_EVALUATION_SETTINGS;

type IndicatorSource = 'portal' | 'import';

interface IndicatorAttributes {
  /** A share of 1, or a number of things or days. */
  unit: 'share' | 'count';
  /** The least share, or the largest of one that should be low; `null`: shown without a light. */
  target: number | null;
  /** Whether the share should be low. */
  isLowGood?: true;
  /** What numerator and denominator are. */
  about: string;
}

type Attributes<Source extends IndicatorSource> = IndicatorAttributes & { source: Source };

/** What the portal computes from its own records. */
const PORTAL_INDICATORS = listOf<Attributes<'portal'>>()([
  {
    code: 'tests_on_time',
    name: 'Tests on time',
    source: 'portal',
    unit: 'share',
    target: TARGETS.testsOnTime,
    about: 'Days of required tests that were not overdue, of all days of required tests',
  },
  {
    code: 'configuration_approved',
    name: 'Configuration approved',
    source: 'portal',
    unit: 'share',
    target: TARGETS.configurationApproved,
    about: 'Days on which a lidar in operation had an approved configuration, of its days in operation',
  },
  {
    code: 'photometer_calibrated',
    name: 'Photometer calibrated',
    source: 'portal',
    unit: 'share',
    target: TARGETS.photometerCalibrated,
    about: 'Days on which a photometer in operation had a calibration in date, of its days in operation',
  },
  {
    code: 'downtime',
    name: 'Reported downtime',
    source: 'portal',
    unit: 'share',
    target: DOWNTIME.amber,
    isLowGood: true,
    about: 'Days with downtime of an instrument in the log book, of all days of instruments',
  },
  {
    code: 'answered_in_time',
    name: 'Questions answered in time',
    source: 'portal',
    unit: 'share',
    target: TARGETS.answered,
    about: `Questions of the centre that the facility answered within ${ANSWER_DAYS} days, of all that were due`,
  },
]);
export type PortalIndicatorCode = (typeof PORTAL_INDICATORS)[number]['code'];

/** What comes from elsewhere by an import. */
export const IMPORTED_INDICATORS = listOf<Attributes<'import'>>()([
  {
    code: 'level1_days',
    name: 'Days with level 1 data',
    source: 'import',
    unit: 'count',
    target: null,
    about: 'Days of the period with level 1 data, of all its days',
  },
  {
    code: 'delivered_in_time',
    name: 'Data delivered within 3 days',
    source: 'import',
    unit: 'share',
    target: TARGETS.delivered,
    about: 'Files delivered within 3 days of the measurement, of all delivered files',
  },
  {
    code: 'refused_files',
    name: 'Files refused for an unapproved configuration',
    source: 'import',
    unit: 'count',
    target: null,
    about: 'Files refused because their configuration was not approved, of all delivered files',
  },
]);

/** The indicators of a regular evaluation, in the order in which they are shown. */
export const INDICATORS = [...PORTAL_INDICATORS, ...IMPORTED_INDICATORS].map((each, at) => ({
  ...each,
  order: at + 1,
}));
export type Indicator = (typeof INDICATORS)[number];
export type IndicatorCode = Indicator['code'];
export const indicatorOf = (code: IndicatorCode): Indicator => byCode(INDICATORS, code) as Indicator;

/** Figures are sums of fractions of days; this much of a share is no difference. */
const EXACT = 1e-9;

/** A share with the target of an indicator. */
type Aim = Pick<Indicator, 'isLowGood'> & { target: number };

/** Whether a share is on the wrong side of its target, by more than `margin`. */
export const misses = (value: number, { target, isLowGood }: Aim, margin = 0): boolean =>
  isLowGood ? value > target + margin + EXACT : value < target - margin - EXACT;

/** An indicator with its figures over the period of an evaluation. */
export interface IndicatorFigure {
  code: IndicatorCode;
  /** `null`: nothing is known, or nothing was to be done. */
  value: number | null;
  numerator: number | null;
  denominator: number | null;
  /** The target at that time. */
  target: number | null;
  light: Light;
  /** Of an imported figure that some months of the period lack: how many it is of, of how many. */
  months?: { given: number; all: number };
  /** When an imported figure came, epoch seconds. */
  imported_at: number | null;
}
