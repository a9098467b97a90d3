import type { LabelStep } from '@portal/domain';

/** An entry in the record of a label; days are counted from now, and negative ones lie ahead. */
export interface DecisionStory {
  kind: LabelStep;
  daysAgo: number;
  /** The first and the last day of validity, of a grant. */
  from?: number;
  until?: number;
  reason?: string;
  publicText?: string;
}

const YEAR = 365;

/** A proposal, and two weeks later the grant: from that day on, for some days. */
const granted = (daysAgo: number, days: number): DecisionStory[] => [
  { kind: 'propose', daysAgo: daysAgo + 14 },
  { kind: 'grant', daysAgo, from: daysAgo, until: daysAgo - days },
];

/**
 * The labels of the demonstration by acronym, in every state; what is decided is invented. Facilities that are not
 * listed have none.
 */
export const LABEL_STORIES: Readonly<Record<string, readonly DecisionStory[]>> = {
  ATOLL: granted(310, 5 * YEAR),
  // It ends soon, and a full evaluation is closed, so that its renewal can be proposed.
  'CO-PDD': granted(315, 315 + 80),
  HPB: [{ kind: 'propose', daysAgo: 9 }],
  LMP: [
    ...granted(370, 4 * YEAR),
    {
      kind: 'suspend',
      daysAgo: 40,
      reason: 'No profile of the lidar has reached the data centre since the move of the laboratory in spring.',
      publicText: 'The instruments are being installed at their new place.',
    },
  ],
  MEL: [
    ...granted(372, 3 * YEAR),
    // With the outcome of its last evaluation.
    {
      kind: 'request-suspension',
      daysAgo: 82,
      reason: 'No statement was sent. The lidar has not measured since spring, and its tests are overdue.',
    },
    {
      kind: 'withdraw',
      daysAgo: 60,
      reason: 'The facility has given up its lidar, and asked for the withdrawal of its label.',
      publicText: 'The facility has ended its lidar measurements.',
    },
  ],
  // Its last day lies in the past: it has expired, whether or not the portal has recorded that yet.
  EVO: granted(135, 115),
};
