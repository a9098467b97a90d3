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

/** The evaluations on a facility as a whole. */
export type FacilityEvaluations = Record<'synergy' | 'lidar' | 'photometer', Evaluation>;

/** In which role an evaluation of the report was given. */
export interface EvaluatedAs {
  /** Id of the instrument or the facility. */
  target_id: string;
  aspect: Aspect;
  role: EvaluatorRole;
}

/** What the final report says differently from the preliminary one; `null` where one of them says nothing of it. */
export interface ReportChange {
  what: string;
  before: string | null;
  after: string | null;
}

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
  /** The number of the documents of the round; missing in reports from before documents had numbers. */
  document?: { year: number; number: number };
  /** Missing in reports from before roles were kept, as are single evaluations that were given before. */
  evaluated_as?: readonly EvaluatedAs[];
  /** Of a final report against the preliminary one; missing where that was not kept. */
  changes?: readonly ReportChange[];
  /** Compliances by the names that they had then; missing in reports from before these were kept. */
  compliances?: readonly Compliance[];
}
