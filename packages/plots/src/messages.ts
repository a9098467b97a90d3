import { NOT_APPLICABLE, NOT_GIVEN, NOT_YET } from '@portal/domain';

const overlaid = (day: string | null) => (day === null ? '' : ` Grey lines are the test of ${day}.`);

/** Texts of the plots. */
export const MESSAGES = {
  coverage: {
    title: (name: string) => `Range of the channels of ${name}`,
    description: (shown: number, all: number) =>
      `From full overlap to the altitude up to which the signal is good enough, for ${shown} of ${all} channel groups. A dashed line shows where the criterion asks the range to end at the least, a line with two caps where full overlap is to begin at the latest; hatched groups are planned.`,
    nothing: 'No channel group has both distances given.',
    columns: [
      'Channel group',
      'Availability',
      'Full overlap distance (m)',
      'Minimum altitude range (m)',
      'Criterion (m)',
      'Reaches it',
    ],
    from: (low: string, high: string) => `${low} to ${high} km`,
    upTo: (high: string) => `full overlap not given, up to ${high} km`,
    missing: 'not given',
    planned: 'planned',
    existing: 'Existing',
    plannedGroup: 'Planned',
    criterion: 'Criterion for the range',
    overlap: 'Criterion for full overlap (300 m)',
    axis: 'Range (km)',
  },
  synergy: {
    numbers: (pairs: number) => `The numbers of the ${pairs} pairs are their rows in the table.`,
    title: 'Distance of each lidar from each photometer',
    description: (within: number, all: number) =>
      `${within} of ${all} ${all === 1 ? 'pair' : 'pairs'} within 1 km of each other. The cross is the lidar, the dashed ring the criterion of 1 km; open dots stand beyond it. Only the distance counts: the dots are spread around the cross to be told apart.`,
    limit: '1 km',
    farthest: (km: string, isCut: boolean) => `${km} km${isCut ? ' or more' : ''}`,
    pair: (number: number, lidar: string, photometer: string, km: string | null) =>
      `No. ${number}: ${lidar} – ${photometer}, ${km === null ? 'distance not given' : `${km} km`}`,
    columns: ['No.', 'Lidar', 'Photometer', 'Horizontal Distance (km)', 'Within 1 km'],
  },
  duration: {
    title: 'Whom the application was waiting for',
    description: (parties: readonly string[], isDue: boolean) =>
      `${parties.join('; ')}. A line joins two bars where the application was handed over${isDue ? '; the dashed line is the due date' : ''}.`,
    with: (party: string, days: number) => `${party}: ${days} ${days === 1 ? 'day' : 'days'}`,
    ended: 'Ended',
    open: 'Still pending',
    due: (day: string) => `due ${day}`,
    columns: ['Waiting for', 'From', 'Until', 'Days', 'Due date'],
  },
  matrix: {
    title: 'Compliance of all instruments',
    description: (shares: string, isMore: boolean) =>
      `Not compliant: ${shares}.${isMore ? ' The synergy is one of the aspects.' : ''}`,
    instrument: 'Instrument',
  },
  network: {
    title: 'Facilities by public status',
    description: (lanes: readonly string[]) => `Today: ${lanes.join('; ')}. Each lane shows the ends of the months.`,
    lane: (name: string, count: number) => `${name}: ${count}`,
    month: 'Month',
  },
  profile: {
    title: (channel: string) => `Profiles of ${channel}`,
    range: 'Range (km)',
    axis: 'Range (km)',
    deviation: 'Largest deviation of a sector from the mean',
    limit: 'Limit of the deviation',
    former: (line: string, day: string) => `${line}, ${day}`,
    earlier: (day: string) => `Test of ${day}`,
    near: (day: string | null) =>
      `Each sector relative to its mean in 1.5–2 km, and below it the largest deviation from the mean of all, with its limit.${overlaid(day)}`,
    far: (day: string | null) => `The signals over range, by powers of ten.${overlaid(day)}`,
    lines: {
      N: 'North',
      E: 'East',
      S: 'South',
      W: 'West',
      I: 'Inner ring',
      O: 'Outer ring',
      molecular: 'Molecules',
      signal: 'Signal',
    } as Readonly<Record<string, string>>,
  },
  yes: 'Yes',
  no: 'No',
  none: NOT_YET,
  notGiven: NOT_GIVEN,
  notApplicable: NOT_APPLICABLE,
} as const;
