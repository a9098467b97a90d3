import type { TaskKind } from '@portal/domain';

/** A step of the labelling process, as shown in the diagram and the list below it. */
export interface Stage {
  name: string;
  actor: 'Facility' | 'CARS' | 'Administrators' | 'Reviewers';
  text: string;
}

const STAGES: readonly Stage[] = [
  {
    name: 'Register',
    actor: 'CARS',
    text: 'CARS registers the facility and its leader.',
  },
  {
    name: 'Invite',
    actor: 'Administrators',
    text: 'The leader receives an invitation and an account.',
  },
  {
    name: 'Application',
    actor: 'Facility',
    text: 'The facility describes its lidars and photometers and submits its application for initial acceptance.',
  },
  {
    name: 'Evaluation',
    actor: 'Reviewers',
    text: 'Administrators assign reviewers, who evaluate each instrument, its data, and how lidar and photometer work together.',
  },
  {
    name: 'Preliminary report',
    actor: 'CARS',
    text: 'The facility receives the evaluations and recommendations.',
  },
  {
    name: 'Upgrade plan',
    actor: 'Facility',
    text: 'The facility explains how it will address the recommendations. Once submitted, the plan cannot be changed.',
  },
  {
    name: 'Final report',
    actor: 'CARS',
    text: 'Initial acceptance is granted, granted with conditions, or refused.',
  },
  {
    name: 'Later stages',
    actor: 'CARS',
    text: 'Quality checks, approval of the label, and regular evaluation follow.',
  },
];

/** Texts for logged-in users; visitors do not load them. */
export const MEMBER_MESSAGES = {
  tasks: {
    title: (count: number) => {
      if (count === 0) return 'To do';
      return `To do: ${count} open ${count === 1 ? 'task' : 'tasks'}`;
    },
    list: 'Open tasks',
    none: 'You have no open tasks.',
    all: (count: number) => `Show all ${count} tasks`,
    facilities: (count: number) => `${count} facilities`,
    together: (kind: TaskKind, count: number) =>
      kind === 'invitation' ? `Send ${count} invitations` : `Assign reviewers of ${count} facilities`,
    show: 'Show all',
    since: (day: string) => `Since ${day}`,
    due: (day: string) => `Due on ${day}`,
    overdue: (day: string) => `Overdue since ${day}`,
    failedTitle: 'Your tasks could not be loaded',
    failed: 'Please try again in a moment.',
  },
  own: {
    stages: 'Progress of the application',
    states: { done: 'done', current: 'in progress', ahead: 'not yet', skipped: 'not uploaded' },
    result: (isFinal: boolean, day: string, acceptance: string) =>
      `${isFinal ? 'Final' : 'Preliminary'} report of ${day}: ${acceptance}`,
    inForce: (acceptance: string, day: string, version: number, round: number) =>
      `${acceptance} with the final report of ${day}: version ${version} is in force while round ${round} is under way.`,
    open: 'Open the facility',
    noLabel: 'No label yet',
    label: 'Label, certificate and evaluations',
    coming: 'What comes next:',
    failedTitle: 'Your facility could not be loaded',
  },
  configurations: {
    title: (fresh: number) => (fresh === 0 ? 'Newest configurations' : `Newest configurations: ${fresh} new`),
    list: 'Newest configurations',
    none: 'No configuration has been approved yet.',
    all: 'All approved configurations',
    version: (number: number) => `Version ${number}`,
    noLidar: 'No lidar',
    from: (day: string) => `From ${day}`,
    new: 'New',
    download: 'Download',
    downloadOf: (acronym: string, number: number) => `Download of version ${number} of ${acronym}`,
    loading: 'Loading the newest configurations',
    failedTitle: 'The newest configurations could not be loaded',
  },
  counts: {
    title: 'Facilities by status',
    /** Same as on the page to which it leads. */
    network: 'Network over time',
    stages: 'Network by stage',
    imports: 'Import indicators',
    loading: 'Counting facilities',
    failedTitle: 'The facilities could not be counted',
  },
  workflow: 'How labelling works',
  diagram: 'Diagram of the eight stages that are listed below, from registration to the later stages.',
  stages: STAGES,
  guidance: [
    {
      role: 'For facility PIs',
      steps: [
        'Update NF Information: describe your facility, every lidar and every photometer. Drafts are kept until you submit.',
        'Submit the application when it is complete. You cannot edit it afterwards.',
        'View reports: read the preliminary report. Then upload your upgrade plan under Update NF Information.',
      ],
    },
    {
      role: 'For CARS',
      steps: [
        'Register a facility and its leader.',
        'Follow the reviewers’ progress under Evaluate NF. (Administrators send invitations and assign reviewers.)',
        'Issue the preliminary report and, once the upgrade plan is in, the final report.',
      ],
    },
  ],
  /** Shown to the role itself, beside the guidance for everybody. */
  ownGuidance: {
    reviewers: {
      role: 'For reviewers',
      steps: [
        'Evaluate NF: open the applications that you were assigned to, and evaluate what your reviewer role covers.',
        'Save an evaluation as a draft as often as you like. Once submitted, it cannot be changed.',
        'If the record leaves something open, ask the facility a question before you submit.',
      ],
    },
    administrators: {
      role: 'For administrators',
      steps: [
        'Invite the registered facilities, so that their leaders can log in.',
        'Assign reviewers to every submitted application, and evaluate the synergy of its lidars and photometers.',
        'If a step has to be repeated: reopen an evaluation, or return the application to the facility.',
      ],
    },
    ares: {
      role: 'For ARES',
      steps: [
        'Approved configurations: download the operational configuration of each accepted facility; new ones are marked.',
        'View NF History: read the submissions, upgrade plans and reports of the facilities.',
      ],
    },
  },
} as const;
