import type { AssessedPath } from '../acceptance/open-assessments';

/** The capability suffix of each aspect. It depends on the component, because reviewers are assigned to components. */
const EVALUATED_AS = {
  'lidar-feasibility': 'lidar',
  'lidar-feature': 'lidar',
  'lidar-channel': 'lidar',
  'lidar-general': 'lidar',
  'lidar-data': 'lidar-data',
  'photometer-general': 'photometer',
  'photometer-data': 'photometer-data',
  synergy: 'synergy',
  lidar: 'lidar',
  photometer: 'photometer',
} as const satisfies Record<AssessedPath, string>;

/** The capability to save a draft of an evaluation, or to submit it. */
export const evaluationCapability = (act: 'edit' | 'submit', path: keyof typeof EVALUATED_AS) =>
  `evaluation.${act}-${EVALUATED_AS[path]}` as const;

/** The capability to write an assessment of the upgrade plan for an aspect, as a draft or submitted. */
export const assessmentCapability = (path: AssessedPath) => `plan-assessment.write-${EVALUATED_AS[path]}` as const;

export type AssessmentCapability = ReturnType<typeof assessmentCapability>;

export type EvaluationCapability = ReturnType<typeof evaluationCapability>;
