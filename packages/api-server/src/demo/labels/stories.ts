import { OFFERED_STATUSES, type DisplayedStatus, type LabelStep } from '@portal/domain';

/** An entry in the record of a label; days are counted from now, and negative ones lie ahead. */
export interface DecisionStory {
  kind: LabelStep;
  daysAgo: number;
  /** The first and the last day of validity, of a grant or a renewal. */
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
 * listed have none. A suspension that an evaluation proposes stands there.
 */
export const LABEL_STORIES: Readonly<Record<string, readonly DecisionStory[]>> = {
  // The renewal follows its full evaluation, and supersedes the first certificate.
  ATOLL: [
    ...granted(900, 545),
    { kind: 'propose-renewal', daysAgo: 380 },
    { kind: 'renew', daysAgo: 366, from: 354, until: 354 - 3 * YEAR },
  ],
  // It was suspended for a time. It ends soon, and a full evaluation is closed, so that its renewal can be proposed.
  'CO-PDD': [
    ...granted(640, 720),
    {
      kind: 'suspend',
      daysAgo: 300,
      reason: 'The power supply of the laser has failed, and it is not known when it can be repaired.',
      publicText: 'The laser of the facility is being repaired.',
    },
    {
      kind: 'reinstate',
      daysAgo: 265,
      reason: 'The laser is repaired, and the measurements have been resumed.',
      publicText: 'The facility measures again.',
    },
  ],
  KUO: [...granted(880, 940), { kind: 'propose-renewal', daysAgo: 20 }],
  HPB: [
    { kind: 'propose', daysAgo: 60 },
    {
      kind: 'return',
      daysAgo: 45,
      reason: 'The committee asks for the position of the photometer to be confirmed first.',
    },
    { kind: 'propose', daysAgo: 9 },
  ],
  PANGEA: [
    { kind: 'propose', daysAgo: 120 },
    {
      kind: 'refuse',
      daysAgo: 95,
      reason: 'The facility is to show a longer series of regular measurements before it is labelled.',
    },
  ],
  LMP: [
    ...granted(540, 4 * YEAR),
    {
      kind: 'suspend',
      daysAgo: 40,
      reason: 'No profile of the lidar has reached the data centre since the laboratory was moved.',
      publicText: 'The instruments are being installed at their new place.',
    },
  ],
  MEL: [
    ...granted(620, 3 * YEAR),
    {
      kind: 'withdraw',
      daysAgo: 60,
      reason: 'The facility has given up its lidar, and asked for the withdrawal of its label.',
      publicText: 'The facility has ended its lidar measurements.',
    },
  ],
  EVO: [...granted(570, 550), { kind: 'expire', daysAgo: 19 }],
};

/** The public statuses of a facility that were set with the steps of its label, oldest first. */
export const statusesWithLabel = (acronym: string): { status: DisplayedStatus['code']; daysAgo: number }[] =>
  (LABEL_STORIES[acronym] ?? []).flatMap(({ kind, daysAgo }) => {
    const status = OFFERED_STATUSES[kind];
    return status === undefined ? [] : [{ status, daysAgo }];
  });
