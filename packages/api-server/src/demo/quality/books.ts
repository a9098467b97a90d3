import type { EventKindCode, QaTestStatus, QaTestTypeCode } from '@portal/domain';

/** The model of the signal of a test, where it is not that of a faultless lidar. */
export interface SignalStory {
  /** Where the overlap of the north sector is half, m. */
  late?: number;
  /** Trend of the signal in the window of the Rayleigh fit, by km. */
  slope?: number;
  /** Of the two gain ratios of a polarisation calibration; 1 for a rotator without offset. */
  ratio?: number;
}

/** A test of the demonstration and what became of it. */
export interface TestStory {
  type: QaTestTypeCode;
  /** Days since the measurement. */
  daysAgo: number;
  status: QaTestStatus;
  signal?: SignalStory;
  comment?: string;
  /** The remark on its first channel, where it did not simply pass. */
  remark?: string;
  recommendations?: string;
  /** Why it was returned or revoked. */
  reason?: string;
}

/** A configuration that was in use before the present one. */
export interface FormerConfiguration {
  name: string;
  status: 'superseded' | 'retired';
  approvedDaysAgo: number;
  endedDaysAgo: number;
  /** Null if the portal ended it. */
  reason: string | null;
  tests: TestStory[];
}

/** The test book of every operational lidar of a facility. */
export interface BookStory {
  /** A draft is provisional if its facility is accepted. */
  status: 'draft' | 'approved' | 'suspended';
  /** Undefined: after the last of its tests. */
  approvedDaysAgo?: number;
  suspended?: { daysAgo: number; reason: string };
  former?: FormerConfiguration;
  tests: TestStory[];
  /** With the days for which the lidar was down, if it was. */
  events: { kind: EventKindCode; daysAgo: number; downDays?: number; text: string }[];
}

type Change = Partial<Omit<TestStory, 'type'>>;

const test = (type: QaTestTypeCode, daysAgo: number, change: Change = {}): TestStory => ({
  type,
  daysAgo,
  status: 'passed',
  ...change,
});

const ALL = ['telecover', 'rayleigh_fit', 'dark', 'polarisation_calibration', 'trigger_delay'] as const;

/** All tests that the configurations require; `changes` of some of them. */
const allTests = (daysAgo: number, changes: Partial<Record<QaTestTypeCode, Change>> = {}): TestStory[] =>
  ALL.map((type) => test(type, daysAgo, changes[type]));

/** Tests that were repeated later. */
const repeatedTests = (daysAgo: number): TestStory[] =>
  ALL.map((type) => test(type, daysAgo, { status: 'superseded' }));

const approved = (tests: TestStory[], events: BookStory['events'] = []): BookStory => ({
  status: 'approved',
  tests,
  events,
});

/**
 * The test books of facilities, by acronym; those that are not listed have none yet. Measurements and results are
 * invented.
 */
export const BOOKS: Readonly<Record<string, BookStory>> = {
  ATOLL: {
    ...approved(allTests(148, { telecover: { signal: { late: 190 } } })),
    former: {
      name: 'night, before the new telescope',
      status: 'superseded',
      approvedDaysAgo: 915,
      endedDaysAgo: 136,
      reason: null,
      tests: [...repeatedTests(926), ...allTests(570, { telecover: { signal: { late: 200 } } })],
    },
  },
  'CO-PDD': {
    ...approved(allTests(96), [
      { kind: 'failure', daysAgo: 300, downDays: 35, text: 'The power supply of the laser has failed.' },
      { kind: 'alignment', daysAgo: 101, text: 'Emission aligned after the summer campaign.' },
    ]),
    former: {
      name: 'night, before the summer campaign',
      status: 'superseded',
      approvedDaysAgo: 665,
      endedDaysAgo: 90,
      reason: null,
      tests: [...repeatedTests(684), ...allTests(345)],
    },
  },
  CIAO: approved(
    allTests(41, {
      telecover: {
        status: 'passed_with_remarks',
        signal: { late: 260 },
        remark: 'Full overlap is above 300 m, as the application says.',
        recommendations: 'Please add a telecover with rings to the next series.',
      },
    }),
  ),
  SIRTA: approved([...allTests(120).filter(({ type }) => type !== 'telecover'), test('telecover', 345)]),
  RADO: {
    status: 'draft',
    tests: allTests(24, {
      rayleigh_fit: {
        status: 'returned',
        signal: { slope: 0.05 },
        reason: 'The signal departs from the molecular one between 6 and 8 km. Please check the background.',
      },
    }),
    events: [],
  },
  AGORA: {
    status: 'draft',
    tests: allTests(6, {
      telecover: { status: 'submitted', comment: 'A clear night, all sectors twice.' },
      rayleigh_fit: { status: 'submitted' },
      dark: { status: 'submitted' },
      polarisation_calibration: { status: 'submitted' },
      trigger_delay: { status: 'submitted' },
    }),
    events: [],
  },
  THE: {
    status: 'draft',
    tests: allTests(30, {
      polarisation_calibration: {
        status: 'failed',
        signal: { ratio: 1.5 },
        remark: 'The offset of the rotator is above 2°.',
        recommendations: 'Please find the zero position of the rotator again, and repeat the calibration.',
      },
    }),
    events: [],
  },
  LEI: approved(allTests(110), [
    { kind: 'detector', daysAgo: 12, text: 'New photomultiplier at 532 nm, after a loss of gain.' },
  ]),
  EVO: {
    ...approved([...allTests(165, { telecover: { status: 'superseded' } }), test('telecover', 75)]),
    former: {
      name: 'daytime',
      status: 'retired',
      approvedDaysAgo: 595,
      endedDaysAgo: 60,
      reason: 'The narrow filter for daytime was given back to the manufacturer.',
      tests: allTests(612),
    },
  },
  PANGEA: {
    ...approved(allTests(190)),
    status: 'suspended',
    suspended: {
      daysAgo: 9,
      reason: 'The profiles of 532 nm are too low since the last storm; the optics are examined.',
    },
  },
  HPB: approved(allTests(130)),
  ALOMAR: {
    status: 'draft',
    tests: allTests(15, { dark: { status: 'not_assessable', remark: 'Not a clear night.' } }),
    events: [],
  },
  // Every test is valid: the configuration can be approved.
  AWIPEV: { status: 'draft', tests: allTests(20), events: [] },
  LMP: {
    status: 'draft',
    former: {
      name: 'night, at the former laboratory',
      status: 'retired',
      approvedDaysAgo: 565,
      endedDaysAgo: 130,
      reason: 'The laboratory was moved to another building.',
      tests: allTests(580),
    },
    tests: allTests(40, { telecover: { status: 'draft' }, rayleigh_fit: { status: 'in_evaluation' } }),
    events: [],
  },
  MUC: {
    status: 'draft',
    tests: allTests(25, {
      telecover: {
        status: 'revoked',
        reason: 'The north and south sectors were exchanged, as the facility found later.',
      },
    }),
    events: [],
  },
  MEL: {
    status: 'draft',
    former: {
      name: 'night',
      status: 'retired',
      approvedDaysAgo: 638,
      endedDaysAgo: 75,
      reason: 'The facility has given up its lidar.',
      tests: allTests(654),
    },
    tests: [],
    events: [
      {
        kind: 'failure',
        daysAgo: 560,
        downDays: 230,
        text: 'The laser has failed; its replacement took long to deliver.',
      },
    ],
  },
  BGD: { status: 'draft', tests: [], events: [] },
  KUO: {
    ...approved([...repeatedTests(914), ...repeatedTests(560), ...allTests(205)]),
    approvedDaysAgo: 897,
  },
};
