import type { EvaluationKind, EvaluationOutcome } from '@portal/domain';

/** An action of a closed evaluation; days are counted from now, and negative ones lie ahead. */
export interface ActionStory {
  text: string;
  due: number;
  reported?: { daysAgo: number; text: string };
  confirmedDaysAgo?: number;
}

/** What the data centre has of a facility, as shares of the days, measurements and files of a month. */
export interface DataStory {
  days: number;
  inTime: number;
  refused: number;
}

/**
 * A regular evaluation of the demonstration. If it is not closed, it waits for the facility or, with a statement, for the
 * centre; it ends with its label.
 */
export interface EvaluationStory {
  kind: EvaluationKind;
  openedDaysAgo: number;
  statement?: { daysAgo: number; text: string };
  /** Undefined: nothing was imported. All other figures are those of the portal. */
  data?: DataStory;
  closed?: {
    daysAgo: number;
    conclusions: string;
    recommendations?: string;
    outcome: EvaluationOutcome;
    actions?: readonly ActionStory[];
  };
}

/** The regular evaluations of the demonstration by acronym, oldest first; texts and imported figures are invented. */
export const EVALUATION_STORIES: Readonly<Record<string, readonly EvaluationStory[]>> = {
  ATOLL: [
    {
      kind: 'full',
      openedDaysAgo: 445,
      statement: { daysAgo: 425, text: 'The lidar measured on every clear night, and twice a week by day.' },
      data: { days: 0.6, inTime: 0.95, refused: 0 },
      closed: {
        daysAgo: 390,
        conclusions: 'The facility measures regularly and with good quality. Its data are complete and in time.',
        outcome: 'continue',
      },
    },
    { kind: 'yearly', openedDaysAgo: 34 },
  ],
  'CO-PDD': [
    {
      kind: 'full',
      openedDaysAgo: 118,
      statement: {
        daysAgo: 80,
        text: 'The lidar measured on every clear night on which it was in operation.',
      },
      data: { days: 0.5, inTime: 0.72, refused: 0.02 },
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
          {
            text: 'Write down how data are sent when the computer of the lidar fails.',
            due: 12,
            reported: { daysAgo: 24, text: 'The procedure is in the log book of the laboratory.' },
            confirmedDaysAgo: 18,
          },
        ],
      },
    },
  ],
  KUO: [
    {
      kind: 'full',
      openedDaysAgo: 300,
      statement: { daysAgo: 262, text: 'The lidar measured in every week of the period.' },
      data: { days: 0.55, inTime: 0.9, refused: 0.01 },
      closed: {
        daysAgo: 210,
        conclusions: 'The facility fulfils its tasks.',
        outcome: 'continue',
      },
    },
  ],
  LMP: [
    {
      kind: 'yearly',
      openedDaysAgo: 75,
      statement: { daysAgo: 20, text: 'The laboratory was moved. The lidar will measure again in half a year.' },
      data: { days: 0.3, inTime: 0.6, refused: 0.04 },
    },
  ],
  MEL: [
    {
      kind: 'yearly',
      openedDaysAgo: 150,
      data: { days: 0.05, inTime: 0.4, refused: 0 },
      closed: {
        daysAgo: 82,
        conclusions:
          'No statement was sent. The lidar has hardly measured since its laser failed, and its tests are overdue.',
        outcome: 'propose_suspension',
      },
    },
  ],
  // Its label ended before a statement was sent.
  EVO: [{ kind: 'yearly', openedDaysAgo: 70 }],
};
