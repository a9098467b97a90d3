import type {
  AssessedAspect,
  Compliance,
  SetCondition,
  SubmissionSnapshot,
  SynergyMatrix,
  Evaluation,
} from '@portal/domain';

export type ReportKind = 'preliminary' | 'final';

/** The evaluations on a facility as a whole. */
export type FacilityEvaluations = Record<'synergy' | 'lidar' | 'photometer', Evaluation>;

/**
 * A round as it was reported, frozen: the application with every evaluation that was submitted, and what was decided.
 * The facility's status, acceptances and dates are those of the report; who reviewed is no part of it.
 */
export interface ReportSnapshot extends SubmissionSnapshot {
  kind: ReportKind;
  /** Epoch seconds. */
  issued_at: number;
  /** When the preliminary report of the round was issued; epoch seconds. */
  preliminary_issued_at: number;
  has_upgrade_plan: boolean;
  /** Missing in reports from before decisions had words. */
  statement?: string | null;
  conditions?: readonly SetCondition[];
  /** What the upgrade plan had to answer, in a final report with a plan; missing in reports from before plans were assessed. */
  plan_assessments?: readonly AssessedAspect[];
  /** Why a final report did not wait for the plan; missing in reports from before that was possible. */
  without_plan_reason?: string | null;
  evaluations: FacilityEvaluations;
  synergy_matrix: SynergyMatrix;
  /** Compliances by the names that they had then; missing in reports from before these were kept. */
  compliances?: readonly Compliance[];
}
