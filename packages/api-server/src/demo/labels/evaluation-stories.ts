import type { EvaluationKind, EvaluationOutcome, IndicatorCode, RegularEvaluationStatus } from '@portal/domain';

/** An action of a closed evaluation; days are counted from now, and negative ones lie ahead. */
export interface ActionStory {
  text: string;
  due: number;
  reported?: { daysAgo: number; text: string };
}

/** A regular evaluation of the demonstration. */
export interface EvaluationStory {
  kind: EvaluationKind;
  status: RegularEvaluationStatus;
  openedDaysAgo: number;
  statement?: { daysAgo: number; text: string };
  /** Numerator and denominator of its indicators, when it was closed; those that are not listed are unknown. */
  figures?: Partial<Record<IndicatorCode, readonly [numerator: number, denominator: number]>>;
  closed?: {
    daysAgo: number;
    conclusions: string;
    recommendations?: string;
    outcome: EvaluationOutcome;
    actions?: readonly ActionStory[];
  };
}

const GOOD = {
  tests_on_time: [1795, 1825],
  configuration_approved: [352, 365],
  photometer_calibrated: [365, 365],
  downtime: [22, 730],
  answered_in_time: [4, 4],
  level1_days: [214, 365],
  delivered_in_time: [1820, 1986],
  refused_files: [0, 1986],
} as const;

/** The regular evaluations of the demonstration by acronym, oldest first; figures and texts are invented. */
export const EVALUATION_STORIES: Readonly<Record<string, readonly EvaluationStory[]>> = {
  ATOLL: [{ kind: 'yearly', status: 'facility_input', openedDaysAgo: 34 }],
  'CO-PDD': [
    {
      kind: 'full',
      status: 'closed',
      openedDaysAgo: 118,
      statement: {
        daysAgo: 80,
        text: 'The lidar measured on every clear night but for four weeks in spring, in which its laser was repaired.',
      },
      figures: { ...GOOD, delivered_in_time: [1410, 1852], refused_files: [12, 1852] },
      closed: {
        daysAgo: 41,
        conclusions: 'The facility measures regularly and with good quality. Its data reach the data centre too late.',
        recommendations: 'Please send the data of each night in the morning after it.',
        outcome: 'continue_with_actions',
        actions: [
          { text: 'Send the data of every measurement within three days.', due: -25 },
          {
            text: 'Name a second person who can send data.',
            due: 5,
            reported: { daysAgo: 9, text: 'A second scientist has an account at the data centre.' },
          },
        ],
      },
    },
  ],
  LMP: [
    {
      kind: 'yearly',
      status: 'in_review',
      openedDaysAgo: 75,
      statement: { daysAgo: 20, text: 'The laboratory was moved. The lidar will measure again from spring on.' },
    },
  ],
  MEL: [
    {
      kind: 'yearly',
      status: 'closed',
      openedDaysAgo: 320,
      statement: { daysAgo: 290, text: 'The lidar measured on two nights a week.' },
      figures: GOOD,
      closed: {
        daysAgo: 262,
        conclusions: 'The facility fulfils its tasks.',
        outcome: 'continue',
      },
    },
    {
      kind: 'yearly',
      status: 'closed',
      openedDaysAgo: 150,
      figures: {
        ...GOOD,
        tests_on_time: [1302, 1825],
        configuration_approved: [250, 365],
        downtime: [260, 730],
        level1_days: [41, 365],
      },
      closed: {
        daysAgo: 82,
        conclusions: 'No statement was sent. The lidar has not measured since spring, and its tests are overdue.',
        outcome: 'propose_suspension',
      },
    },
  ],
};
