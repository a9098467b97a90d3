import type { ComplianceCode } from '../types/type-lists';
import type { Reviewer } from './initial-acceptance';

/** How far the upgrade plan answers an evaluation that was not a yes. */
export const PLAN_ASSESSMENTS = [
  { code: 'accepted', name: 'Accepted' },
  { code: 'partly', name: 'Partly accepted' },
  { code: 'not_accepted', name: 'Not accepted' },
] as const;
export type PlanAssessmentCode = (typeof PLAN_ASSESSMENTS)[number]['code'];

/** What an evaluation asks of the upgrade plan, and how far the plan answers it. */
export interface AssessedAspect {
  target_kind: 'lidar' | 'photometer' | 'facility';
  /** Id of the instrument or of the facility. */
  target_id: string;
  /** As in the fields of an evaluation: `feasibility`, `general`, `synergy`, `lidar` … */
  aspect: string;
  compliance: ComplianceCode;
  /** `null`: not assessed. */
  assessment: PlanAssessmentCode | null;
  comments: string | null;
}

/** The same with its state: a draft has no date yet. */
export interface PlanAssessment extends AssessedAspect {
  /** When it was submitted, epoch seconds. */
  assessment_date: number | null;
  /** Who submitted it, or saved the draft last; `null` for owners. */
  reviewer: Reviewer | null;
  /** Grows with every save, 0 before the first; a save that names another one is refused. */
  version: number;
}

/** Whether an evaluation leaves something for the upgrade plan to answer. */
export const asksForUpgrade = (compliance: string | null): boolean => compliance !== null && compliance !== 'yes';

/** How many assessments, in words. */
export const assessmentsInWords = (count: number): string =>
  `${count} ${count === 1 ? 'assessment' : 'assessments'} of the upgrade plan`;
