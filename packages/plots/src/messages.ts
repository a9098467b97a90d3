import { NOT_APPLICABLE, NOT_GIVEN, NOT_YET, QA_SETTINGS } from '@portal/domain';
import type { FOLLOWED_FIGURES, FollowedType, PlotLine, PlotQuantity, QaTestTypeCode } from '@portal/domain';

const overlaid = (day: string | null) => (day === null ? '' : ` Thin pale lines: the test of ${day}.`);

/** The names of lines in legends and tables of profiles; columns have those of their file. */
const LINES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  signal: {
    N: 'North',
    E: 'East',
    S: 'South',
    W: 'West',
    I: 'Inner ring',
    O: 'Outer ring',
    repeated: 'First sector, repeated',
    molecular: 'Molecules',
    signal: 'Signal',
  },
  deviation: {
    bins: 'Relative deviation',
    smooth: `Running mean over ${QA_SETTINGS.plots.smoothing} m`,
    slope: 'Slope in the window',
  },
  gain: {
    eta: 'Gain ratio η',
    plus: 'Ratio at +45°',
    minus: 'Ratio at −45°',
    mean: 'η of the window',
  },
  depolarisation: {
    as_written: 'Depolarisation, columns as written',
    as_named: 'Depolarisation, columns as named',
    molecular: 'Molecules',
  },
};

const TITLES: Readonly<Partial<Record<QaTestTypeCode, string>>> = {
  telecover: 'Telecover',
  telecover_ring: 'Telecover with rings',
  rayleigh_fit: 'Rayleigh fit',
  polarisation_calibration: 'Polarisation calibration',
};

const SECTORS =
  'Above, each sector relative to its mean in the shaded window; below, its relative deviation from the mean of all, after a running mean.';
const DESCRIPTIONS: Readonly<Partial<Record<QaTestTypeCode, string>>> = {
  telecover: SECTORS,
  telecover_ring: SECTORS,
  rayleigh_fit:
    'Above, the range-corrected signal and that of the molecules, each relative to its mean in the shaded window of the fit; below, signal divided by molecules, minus 1.',
  polarisation_calibration:
    'Above, the gain ratio of the columns as written, from the ratios at +45° and −45°, with its window shaded; as named, it is the reciprocal. Below, the depolarisation of the Rayleigh measurement beside that of the molecules.',
};

type Followed = (typeof FOLLOWED_FIGURES)[FollowedType];
const FOLLOWED: Readonly<Record<Followed, string>> = { full_overlap_m: 'Full overlap', eta: 'Gain ratio η' };

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
    title: (type: QaTestTypeCode, channel: string) => `${TITLES[type] ?? 'Profiles'} of ${channel}`,
    description: (type: QaTestTypeCode, day: string | null) =>
      `${DESCRIPTIONS[type] ?? 'The profiles over range.'}${overlaid(day)}`,
    axis: 'Range (km)',
    metres: (metres: number) => `${metres} m`,
    panels: (quantity: PlotQuantity, isTelecover: boolean) =>
      ({
        signal: isTelecover ? 'Signals of the sectors' : 'Range-corrected signals',
        deviation: isTelecover ? 'Relative deviation from the mean of all' : 'Signal / molecules − 1',
        gain: 'Gain ratio',
        depolarisation: 'Linear depolarisation ratio',
        column: '',
      })[quantity],
    line: ({ name, quantity }: PlotLine, isTelecover: boolean) =>
      LINES[isTelecover ? 'signal' : quantity]?.[name] ?? name,
    column: ({ name, quantity }: PlotLine, isTelecover: boolean) =>
      isTelecover && quantity === 'deviation'
        ? `${LINES.signal?.[name] ?? name}: relative deviation`
        : (LINES[quantity]?.[name] ?? name),
    limits: {
      telecover: (limit: number) => `Limit of the deviation: ±${limit}`,
      rayleigh: (limit: number) => `Limit of the standard error: ±${limit}`,
      depolarisation: (limit: number) => `Limit of the residual: ±${limit}`,
    },
    overlap: {
      found: (metres: number) => `Full overlap found: ${metres} m`,
      advised: (metres: number) => `Advised at most: ${metres} m`,
      stated: (metres: number) => `Stated in the application: ${metres} m`,
    },
    windows: {
      telecover: 'Normalised in this window',
      telecover_ring: 'Normalised in this window',
      rayleigh_fit: 'Window of the fit',
      polarisation_calibration: 'Windows of calibration and molecules',
    } as Readonly<Partial<Record<QaTestTypeCode, string>>>,
    mean: (eta: string, rsem: string, limit: number | undefined) =>
      `Calibration window: η ${eta}, relative standard error of the mean ${rsem}${limit === undefined ? '' : ` (at most ${limit})`}.`,
    beyond: (quantity: PlotQuantity, value: string, km: string) =>
      `Marks at the edge: values beyond the scale, the farthest ${value} at ${km} km (${({ deviation: 'relative deviation', gain: 'ratio', depolarisation: 'depolarisation' } as Readonly<Partial<Record<PlotQuantity, string>>>)[quantity] ?? 'signal'}).`,
    former: (line: string, day: string) => `${line}, ${day}`,
    earlier: (day: string) => `Thin pale lines: the test of ${day}`,
  },
  trend: {
    title: (figure: Followed, name: string) => `${FOLLOWED[figure]} of ${name} over the years`,
    description: (figure: Followed, tests: number, first: string, last: string) => {
      const unit = figure === 'full_overlap_m' ? ' m' : '';
      return `${FOLLOWED[figure]} in ${tests} tests, from ${first}${unit} in the first to ${last}${unit} in the last.`;
    },
    axis: { full_overlap_m: 'Full overlap (m)', eta: 'Gain ratio η' } as Readonly<Record<Followed, string>>,
    advised: (metres: number) => `Advised at most: ${metres} m`,
    failed: 'Failed',
    measured: 'Measured',
    result: 'Result of the test',
  },
  yes: 'Yes',
  no: 'No',
  none: NOT_YET,
  notGiven: NOT_GIVEN,
  notApplicable: NOT_APPLICABLE,
} as const;
