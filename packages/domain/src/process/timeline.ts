import type { Party } from '../acceptance/party';
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

/** What is open, and whose it is. */
export interface OpenStep {
  stage: ProcessStage;
  text: string;
  pending_with: Party;
  since: number | null;
  due: Day | null;
  path: string | null;
}

/** A day on which something is due. */
export interface ComingDay {
  on: Day;
  what: string;
  path: string | null;
}

/** The way of a facility. */
export interface Timeline {
  /** The day of the answer. */
  on: Day;
  facility: { _id: string; acronym: string; pretty_name: string };
  stage: ProcessStage;
  open: OpenStep[];
  /** Tests, calibrations and the end of the label within the days of `PROCESS_SETTINGS`, the earliest first. */
  due: ComingDay[];
  /** Newest first. */
  entries: TimelineEntry[];
}

/** A facility in the network by stage. */
export interface NetworkStageRow {
  facility: { _id: string; acronym: string; pretty_name: string };
  stage: ProcessStage;
  /** The day on which the stage began; `null` if unknown. */
  stage_since: Day | null;
  open: OpenStep[];
  /** What is due within the days of `PROCESS_SETTINGS`, or overdue, the earliest first. */
  due: ComingDay[];
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
