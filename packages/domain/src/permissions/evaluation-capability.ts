import type { AspectPath } from '../acceptance/components';

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
} as const satisfies Record<AspectPath | 'synergy' | 'lidar' | 'photometer', string>;

/** The capability to save a draft of an evaluation, or to submit it for good. */
export const evaluationCapability = (act: 'edit' | 'submit', path: keyof typeof EVALUATED_AS) =>
  `evaluation.${act}-${EVALUATED_AS[path]}` as const;

/** A capability to write an evaluation. */
export type EvaluationCapability = ReturnType<typeof evaluationCapability>;
