import type { ComplianceCode } from '../types/type-lists';
import type { Reviewer } from './initial-acceptance';

/** The possible values of an assessment: to what extent the upgrade plan answers an evaluation that is not a yes. */
export const PLAN_ASSESSMENTS = [
  { code: 'accepted', name: 'Accepted' },
  { code: 'partly', name: 'Partly accepted' },
  { code: 'not_accepted', name: 'Not accepted' },
] as const;
export type PlanAssessmentCode = (typeof PLAN_ASSESSMENTS)[number]['code'];

/** An evaluation that the upgrade plan has to answer, with its assessment. */
export interface AssessedAspect {
  target_kind: 'lidar' | 'photometer' | 'facility';
  target_id: string;
  /** As in the fields of an evaluation: `feasibility`, `general`, `synergy`, `lidar` … */
  aspect: string;
  compliance: ComplianceCode;
  assessment: PlanAssessmentCode | null;
  comments: string | null;
}

/** An assessment with its state; a draft has no date. */
export interface PlanAssessment extends AssessedAspect {
  /** Epoch seconds; `null` for a draft. */
  assessment_date: number | null;
  /** The user who submitted it or last saved the draft; `null` in answers to owners. */
  reviewer: Reviewer | null;
  /** Incremented by every save, 0 before the first. A save with another version is rejected. */
  version: number;
}

/** Whether the upgrade plan has to answer an evaluation with this compliance. */
export const asksForUpgrade = (compliance: string | null): boolean => compliance !== null && compliance !== 'yes';

/** A number of assessments in words, where it is plain of what. */
export const countedAssessments = (count: number): string => `${count} ${count === 1 ? 'assessment' : 'assessments'}`;

/** A number of assessments of the upgrade plan in words. */
export const assessmentsInWords = (count: number): string => `${countedAssessments(count)} of the upgrade plan`;
