import type { FrozenIssuer } from '../qa/qa-report';
import type { FacilityLabel } from '../label/label';
import type { LabelScope } from '../label/label-decision';
import type { LabelRequestKind } from '../label/label-steps';
import type { OpenActions } from '../process/open-of-label';
import type { Day } from '../time/day';
import type {
  EVALUATION_TURNS,
  EvaluationKind,
  EvaluationOutcome,
  RegularEvaluationStatus,
  RegularEvaluationStep,
} from './evaluation-steps';
import type { IndicatorFigure } from './indicator';
import type { NextOpening } from './opening';

/** Something that the facility is to do after an evaluation. */
export interface EvaluationAction {
  _id: string;
  text: string;
  due: Day;
  /** When the facility reported it as done, and what it said, epoch seconds. */
  reported_at: number | null;
  report: string | null;
  /** When the centre confirmed it, epoch seconds. */
  confirmed_at: number | null;
}

/** A regular evaluation in a list. */
export interface RegularEvaluationSummary {
  _id: string;
  facility: { _id: string; acronym: string; pretty_name: string };
  kind: EvaluationKind;
  /** The year in which it opened. */
  year: number;
  period_from: Day;
  period_to: Day;
  status: RegularEvaluationStatus;
  turn: (typeof EVALUATION_TURNS)[RegularEvaluationStatus];
  /** Since when it is the turn of this party, epoch seconds, and until when; `null` for nobody's. */
  turn_since: number | null;
  turn_due: Day | null;
  opened_on: Day;
  statement_due: Day;
  /** When the present status began, epoch seconds. */
  status_since: number;
  outcome: EvaluationOutcome | null;
  /** Actions that the centre has not confirmed, and the first day on which one is due that was not reported. */
  open_actions: number;
  next_action_due: Day | null;
  /** The same actions by the party whose they are. */
  actions_pending: OpenActions[];
}

/** A regular evaluation. The facility reads conclusions, outcome and actions once it is closed. */
export interface RegularEvaluation extends RegularEvaluationSummary {
  /** The day of the answer, and the label of the facility on it. */
  on: Day;
  label: FacilityLabel & { request: LabelRequestKind | null };
  version: number;
  is_own_facility: boolean;
  /** As of today while it is open; as they were when it was closed. */
  indicators: IndicatorFigure[];
  /** The day of the figures. */
  indicators_on: Day;
  /** The facility's; its draft is read by the facility alone. */
  statement: string | null;
  /** `null` while it is a draft, or was not sent. */
  stated_at: number | null;
  conclusions: string | null;
  recommendations: string | null;
  actions: EvaluationAction[];
  closed_at: number | null;
  /** The outcome of the evaluation before; `null` if there was none. */
  before: { _id: string; year: number; outcome: EvaluationOutcome | null; indicators: IndicatorFigure[] } | null;
  /** The next evaluation that opens by itself, once this one is closed; absent from servers older than this field. */
  next_opening?: NextOpening | null;
  /** Steps that this reader may take now. */
  steps: RegularEvaluationStep[];
}

/** An evaluation as its steps answer with it: without what is computed when it is read. */
export type EvaluationWithoutFigures = Omit<
  RegularEvaluation,
  'indicators' | 'indicators_on' | 'before' | 'next_opening'
>;

/** What the report of an evaluation says, frozen with its outcome. It names no people. */
export interface RegularEvaluationReport {
  issued_at: number;
  issuer: FrozenIssuer;
  facility: { acronym: string; pretty_name: string; institute: string | null };
  kind: EvaluationKind;
  period_from: Day;
  period_to: Day;
  scope: LabelScope;
  label: { valid_from: Day; valid_until: Day; certificate: string | null };
  indicators: IndicatorFigure[];
  indicators_on: Day;
  statement: string | null;
  stated_at: number | null;
  conclusions: string;
  recommendations: string | null;
  outcome: EvaluationOutcome;
  actions: { text: string; due: Day }[];
  is_demonstration: boolean;
}

/** An imported figure: of a year, or of a month of it. */
export interface IndicatorRow {
  acronym: string;
  /** `yyyy` or `yyyy-mm`. */
  period: string;
  indicator: string;
  value: number;
  numerator: number | null;
  denominator: number | null;
}

/** What an import would do or has done; with errors it does nothing. Rows count from 1, the header of a file is row 1. */
export interface IndicatorImport {
  is_dry_run: boolean;
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  errors: { row: number; field: string | null; message: string }[];
}
