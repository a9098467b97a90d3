import type { Party } from '../acceptance/party';
import type { LabelOnDay } from '../label/label-on-day';
import type { Day } from '../time/day';
import type { ProcessStage } from './stage';

/** Something that happened on the way of a facility. */
export interface TimelineEntry {
  /** Epoch seconds. */
  at: number;
  stage: ProcessStage;
  /** A sentence, without names of people. */
  text: string;
  /** Whether it ended a stage, or took a label: shown with weight. */
  is_milestone: boolean;
  path: string | null;
}

/** What an open step is about. */
export const STEP_SUBJECTS = ['application', 'test', 'calibration', 'configuration', 'label', 'evaluation'] as const;
export type StepSubject = (typeof STEP_SUBJECTS)[number];

/** What is open, and whose it is. */
export interface OpenStep {
  stage: ProcessStage;
  about: StepSubject;
  text: string;
  pending_with: Party;
  since: number | null;
  due: Day | null;
  path: string | null;
}

/** Something that has a day. */
export interface DueStep {
  on: Day;
  about: StepSubject;
  what: string;
  pending_with: Party;
  path: string | null;
}

/** Something that lies ahead, and is no open step yet. */
export interface ComingStep extends DueStep {
  /** The day from which on it is an open step of its party; `null` if it never is. */
  open_from: Day | null;
}

/** The way of a facility. */
export interface Timeline {
  /** The day of the answer. */
  on: Day;
  facility: { _id: string; acronym: string; pretty_name: string };
  stage: ProcessStage;
  open: OpenStep[];
  /** The earliest first. */
  coming: ComingStep[];
  /** Newest first. */
  entries: TimelineEntry[];
}

/** A facility in the network by stage. */
export interface NetworkStageRow {
  facility: { _id: string; acronym: string; pretty_name: string };
  stage: ProcessStage;
  /** The day on which the stage began; `null` if unknown. */
  stage_since: Day | null;
  /** The label today; its last day is `null` if there is none, or if it was withdrawn. */
  label: Pick<LabelOnDay, 'status' | 'is_valid' | 'valid_until'>;
  open: OpenStep[];
  /** What is due within the days of `PROCESS_SETTINGS`, or overdue, the earliest first. */
  due: DueStep[];
  /** The last day on which something moved. */
  moved_on: Day | null;
  /** Days without movement with something open, if they are too many. */
  stands_still_for: number | null;
}

/** The whole network by stage. */
export interface NetworkStages {
  on: Day;
  rows: NetworkStageRow[];
}
