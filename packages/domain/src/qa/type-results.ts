import type { Flag } from '../lidar/check';
import { darkFlags } from './dark';
import {
  darkRows,
  polarisationRows,
  rayleighRows,
  telecoverRows,
  triggerDelayRows,
  type FigureRows,
  type FindingFigure,
} from './figure';
import type { Limits } from './limits';
import { orderWords, polarisationFlags } from './polarisation-calibration';
import { rayleighFlags } from './rayleigh-fit';
import type { ChannelSuggestion } from './suggestion';
import { EQUAL_SECTORS, telecoverFlags } from './telecover';
import type { QaTestTypeCode } from './test-types';
import { triggerDelayFlags } from './trigger-delay';

/** What is said of the results of a type of tests. How they come about is a table of its own, which pages do not load. */
interface TypeResults {
  /** The limits that its self-check reads. */
  limits: keyof Limits | null;
  flags: (limits: Limits) => readonly Flag[];
  /** What is said of every test, whatever its result. */
  note: string | null;
  /** Why figures lead to no suggestion, or to one that leaves them out. */
  unassessed: (suggestion: Pick<ChannelSuggestion, 'code' | 'suggested'>, limits: Limits) => string[];
  rows: FigureRows;
  /** The place of the figure that it is evaluated by first, among the rows. */
  mainRow: number | null;
  /** The figures that its findings have. */
  findings: readonly FindingFigure[];
  /** Whether the portal draws it: it knows what it is evaluated by from the texts of ATLAS. */
  isDrawn: boolean;
}

/** The portal has nothing to evaluate. */
const NONE: TypeResults = {
  limits: null,
  flags: () => [],
  note: null,
  unassessed: () => [],
  rows: () => [],
  mainRow: null,
  findings: [],
  isDrawn: false,
};

const RINGS: TypeResults = {
  ...NONE,
  limits: 'telecover',
  flags: telecoverFlags,
  rows: telecoverRows,
  mainRow: 0,
  findings: ['full_overlap_m'],
  isDrawn: true,
};

const TYPE_RESULTS = {
  telecover: { ...RINGS, note: EQUAL_SECTORS },
  telecover_ring: RINGS,
  rayleigh_fit: {
    ...NONE,
    limits: 'rayleigh',
    flags: rayleighFlags,
    rows: rayleighRows,
    mainRow: 1,
    isDrawn: true,
  },
  dark: { ...NONE, limits: 'dark', flags: darkFlags, rows: darkRows, mainRow: 0 },
  polarisation_calibration: {
    limits: 'polarisation',
    flags: polarisationFlags,
    note: null,
    unassessed: orderWords,
    rows: polarisationRows,
    mainRow: 0,
    findings: ['eta', 'epsilon_deg', 'residual'],
    isDrawn: true,
  },
  trigger_delay: { ...NONE, limits: 'triggerDelay', flags: triggerDelayFlags, rows: triggerDelayRows, mainRow: 0 },
  analog_test_pulse: NONE,
  reference_comparison: NONE,
} satisfies Record<QaTestTypeCode, TypeResults>;

export const resultsOf = (type: QaTestTypeCode): TypeResults => TYPE_RESULTS[type];
