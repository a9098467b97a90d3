import type { AssessedPath } from '../acceptance/open-assessments';

/** Who evaluates an aspect of an instrument, all instruments of a kind, or the synergy: reviewers are chosen by component. */
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

/** The capability to save a draft of an evaluation, or to submit it for good. */
export const evaluationCapability = (act: 'edit' | 'submit', path: keyof typeof EVALUATED_AS) =>
  `evaluation.${act}-${EVALUATED_AS[path]}` as const;

/** The capability to write an assessment of the upgrade plan in the same respect, as a draft or for good. */
export const assessmentCapability = (path: AssessedPath) => `plan-assessment.write-${EVALUATED_AS[path]}` as const;

/** A capability to write an assessment of the upgrade plan. */
export type AssessmentCapability = ReturnType<typeof assessmentCapability>;

/** A capability to write an evaluation. */
export type EvaluationCapability = ReturnType<typeof evaluationCapability>;
