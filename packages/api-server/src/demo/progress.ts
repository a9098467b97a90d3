import type { ProgressName } from './stories';
import type { Topic } from './texts';

/** The state of an evaluation: a new draft, a draft kept from an earlier round, or submitted. */
export type EvaluationState = 'draft' | 'kept' | 'submitted';

/** The state of each topic; topics that are not listed have not been started. */
export const PROGRESS: Readonly<Record<ProgressName, Readonly<Partial<Record<Topic, EvaluationState>>>>> = {
  started: { 'lidar-feasibility': 'draft', 'lidar-feature': 'draft' },
  halfDone: {
    'lidar-feasibility': 'submitted',
    'lidar-feature': 'submitted',
    'lidar-channel': 'draft',
    'lidar-data': 'draft',
    'photometer-general': 'submitted',
  },
  reopened: {
    'lidar-feasibility': 'submitted',
    'lidar-feature': 'submitted',
    'lidar-channel': 'kept',
    'lidar-data': 'kept',
    'lidar-general': 'kept',
    'photometer-data': 'kept',
    'photometer-general': 'kept',
    'facility-synergy': 'kept',
  },
  done: {
    'lidar-feasibility': 'submitted',
    'lidar-feature': 'submitted',
    'lidar-channel': 'submitted',
    'lidar-data': 'submitted',
    'lidar-general': 'submitted',
    'photometer-data': 'submitted',
    'photometer-general': 'submitted',
    'facility-synergy': 'submitted',
  },
};

/**
 * Days between a topic's evaluation and the end of the review: single aspects are evaluated before the overall ones.
 */
export const DAYS_BEFORE_END: Readonly<Record<Topic, number>> = {
  'lidar-feasibility': 10,
  'lidar-feature': 9,
  'lidar-channel': 8,
  'photometer-data': 7,
  'photometer-general': 6,
  'lidar-data': 4,
  'lidar-general': 2,
  'facility-synergy': 0,
};
