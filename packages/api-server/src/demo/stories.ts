import type { Component, Step } from '@portal/domain';

/** Events of a facility: the steps of the workflow, and the work between them. */
export type Event = Step | 'register' | 'setReviewers' | 'evaluate' | 'decline';

export type ProgressName = 'started' | 'halfDone' | 'reopened' | 'done';

export interface Story {
  events: readonly Event[];
  progress: ProgressName;
  /** The components that have a reviewer; all if omitted. */
  components?: readonly Component[];
}

const DRAFT: readonly Event[] = ['register', 'invite', 'save'];
const EVALUATION: readonly Event[] = ['setReviewers', 'evaluate'];
const READY: readonly Event[] = [...DRAFT, 'submit', ...EVALUATION];
const EVALUATED: readonly Event[] = [...READY, 'issuePreliminary', 'addUpgradePlan', 'issueFinal'];

/** The events so far, in order. The upgrade plan is omitted if the preliminary report requires none. */
export const STORIES = {
  registered: { events: ['register'], progress: 'done' },
  invited: { events: ['register', 'invite'], progress: 'done' },
  draft: { events: DRAFT, progress: 'done' },
  submitted: { events: [...DRAFT, 'submit'], progress: 'done' },
  declined: {
    events: [...READY, 'decline'],
    progress: 'started',
    components: ['lidar', 'lidar_data', 'photometer_data'],
  },
  halfDone: { events: READY, progress: 'halfDone' },
  ready: { events: READY, progress: 'done' },
  reported: { events: [...READY, 'issuePreliminary'], progress: 'done' },
  planned: { events: [...READY, 'issuePreliminary', 'addUpgradePlan'], progress: 'done' },
  evaluated: { events: EVALUATED, progress: 'done' },
  reopened: { events: [...EVALUATED, 'reopen', 'evaluate'], progress: 'reopened' },
  returned: {
    events: [...EVALUATED, 'returnToFacility', 'submit', 'evaluate', 'issuePreliminary', 'addUpgradePlan'],
    progress: 'done',
  },
  resubmitted: { events: [...EVALUATED, 'returnToFacility', 'submit'], progress: 'done' },
} as const satisfies Record<string, Story>;

export type StoryName = keyof typeof STORIES;
