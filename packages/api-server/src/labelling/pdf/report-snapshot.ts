import type {
  Aspect,
  AssessedAspect,
  Compliance,
  EvaluatorRole,
  SetCondition,
  SubmissionSnapshot,
  SynergyMatrix,
  Evaluation,
} from '@portal/domain';

export type ReportKind = 'preliminary' | 'final';

/** The evaluations of a facility as a whole. */
export type FacilityEvaluations = Record<'synergy' | 'lidar' | 'photometer', Evaluation>;

/** The role in which an evaluation of the report was given. */
export interface EvaluatedAs {
  /** Id of the instrument or the facility. */
  target_id: string;
  aspect: Aspect;
  role: EvaluatorRole;
}

/** A difference between the final and the preliminary report; `null` if that report lacks the item. */
export interface ReportChange {
  what: string;
  before: string | null;
  after: string | null;
}

/**
 * A frozen report on a round: the application with every submitted evaluation and the decision.
 * The facility's status, acceptances and dates are those of the report; reviewers are not included.
 */
export interface ReportSnapshot extends SubmissionSnapshot {
  kind: ReportKind;
  /** Epoch seconds. */
  issued_at: number;
  /** Time of issue of the round's preliminary report, in epoch seconds. */
  preliminary_issued_at: number;
  has_upgrade_plan: boolean;
  /** Absent from reports issued before statements and conditions existed. */
  statement?: string | null;
  conditions?: readonly SetCondition[];
  /** The evaluations that the plan had to answer; absent without a plan and from reports before plans were assessed. */
  plan_assessments?: readonly AssessedAspect[];
  /** Reason for a final report without a plan; absent from reports issued before this was possible. */
  without_plan_reason?: string | null;
  evaluations: FacilityEvaluations;
  synergy_matrix: SynergyMatrix;
  /** The number of the round's documents; absent from reports issued before documents had numbers. */
  document?: { year: number; number: number };
  /** Absent from reports issued before roles were recorded; single evaluations given before then are missing too. */
  evaluated_as?: readonly EvaluatedAs[];
  /** Differences between a final report and the preliminary one; absent if they were not recorded. */
  changes?: readonly ReportChange[];
  /** Compliances with their names at the time of issue; absent from reports issued before these were recorded. */
  compliances?: readonly Compliance[];
}
