import type { AcceptanceTaskKind, Component, Task } from '@portal/domain';

const TABS: Readonly<Record<Component, string>> = {
  lidar: 'lidars',
  lidar_data: 'lidars',
  photometer: 'photometers',
  photometer_data: 'photometers',
};

const evaluation = (_task: Task, id: string) => `/cars/evaluate-nf/${id}`;
const synergy = (_task: Task, id: string) => `/cars/evaluate-nf/${id}?tab=synergy&evaluation=synergy`;
// The page opens the first one that is due, as it may have changed since the link was made.
const ofReviewer = ({ component }: Task, id: string) =>
  `/cars/evaluate-nf/${id}?tab=${component === null ? 'lidars' : TABS[component]}&evaluation=first`;

const PATHS: Readonly<Record<AcceptanceTaskKind, (task: Task, facilityId: string) => string>> = {
  invitation: (_task, id) => `/admin/edit-nfs?invite=${id}`,
  // The page opens the first missing field, as it may have changed since the link was made.
  application: (_task, id) => `/edit-nf/${id}?check=first`,
  reviewers: (_task, id) => `/admin/edit-nfs?reviewers=${id}`,
  evaluations: ofReviewer,
  synergy,
  answer: (_task, id) => `/edit-nf/${id}?answer=first`,
  'preliminary-report': evaluation,
  'upgrade-plan': (_task, id) => `/edit-nf/${id}?plan=open`,
  assessments: ofReviewer,
  'plan-on-synergy': synergy,
  'final-report': evaluation,
  'final-report-on-plan': evaluation,
  conditions: ({ condition }, id) => `/edit-nf/${id}?condition=${condition}`,
  // The page opens the first one that is reported as met, as another may have been closed since the link was made.
  'met-conditions': (_task, id) => `/cars/evaluate-nf/${id}?condition=first`,
};

/** Whether tasks of a kind are those of applications. */
export const isOfApplications = (kind: string): boolean => Object.hasOwn(PATHS, kind);

/** The path in the portal where a task is done. */
export const taskPath = (task: Task, facilityId: string): string => PATHS[task.kind](task, facilityId);
