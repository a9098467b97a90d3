import type { EventKindCode, QaTestStatus, QaTestTypeCode } from '@portal/domain';

/** A test of the demonstration and what became of it. */
export interface TestStory {
  type: QaTestTypeCode;
  /** Days since the measurement. */
  daysAgo: number;
  status: QaTestStatus;
  /** Files from a model of the signal; other tests have none. */
  files?: { late?: number; slope?: number; ratio?: number };
  comment?: string;
  /** The remark on its first channel, where it did not simply pass. */
  remark?: string;
  recommendations?: string;
  returnReason?: string;
}

/** The test book of every operational lidar of a facility; only tests of the first have files. */
export interface BookStory {
  status: 'provisional' | 'approved';
  tests: TestStory[];
  events: { kind: EventKindCode; daysAgo: number; text: string }[];
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

const approved = (tests: TestStory[], events: BookStory['events'] = []): BookStory => ({
  status: 'approved',
  tests,
  events,
});

const SUPERSEDED = { status: 'superseded' } as const;

/**
 * The test books of accepted facilities, by acronym; those that are not listed have none yet. Measurements and results
 * are invented.
 */
export const BOOKS: Readonly<Record<string, BookStory>> = {
  ATOLL: approved([
    test('telecover', 520, { ...SUPERSEDED, files: { late: 230 } }),
    test('rayleigh_fit', 520, { ...SUPERSEDED, files: {} }),
    ...allTests(148, { telecover: { files: { late: 190 } }, rayleigh_fit: { files: {} } }),
  ]),
  'CO-PDD': approved(allTests(96), [
    { kind: 'alignment', daysAgo: 101, text: 'Emission aligned after the summer campaign.' },
  ]),
  CIAO: approved(
    allTests(41, {
      telecover: {
        status: 'passed_with_remarks',
        files: { late: 260 },
        remark: 'Full overlap is above 300 m, as the application says.',
        recommendations: 'Please add a telecover with rings to the next series.',
      },
    }),
  ),
  SIRTA: approved([
    ...allTests(120).filter(({ type }) => type !== 'telecover'),
    test('telecover', 345, { files: { late: 180 } }),
  ]),
  RADO: {
    status: 'provisional',
    tests: [
      ...allTests(24).filter(({ type }) => type !== 'rayleigh_fit'),
      test('rayleigh_fit', 24, {
        status: 'returned',
        files: { slope: 0.05 },
        returnReason: 'The signal departs from the molecular one between 6 and 8 km. Please check the background.',
      }),
    ],
    events: [],
  },
  AGORA: {
    status: 'provisional',
    tests: allTests(6, {
      telecover: { status: 'submitted', files: { late: 170 }, comment: 'A clear night, all sectors twice.' },
      rayleigh_fit: { status: 'submitted', files: {} },
      dark: { status: 'submitted', files: {} },
      polarisation_calibration: { status: 'submitted', files: {} },
      trigger_delay: { status: 'submitted' },
    }),
    events: [],
  },
  THE: {
    status: 'provisional',
    tests: allTests(30, {
      polarisation_calibration: {
        status: 'failed',
        files: { ratio: 1.5 },
        remark: 'The offset of the rotator is above 2°.',
        recommendations: 'Please find the zero position of the rotator again, and repeat the calibration.',
      },
    }),
    events: [],
  },
  LEI: approved(allTests(110), [
    { kind: 'detector', daysAgo: 12, text: 'New photomultiplier at 532 nm, after a loss of gain.' },
  ]),
  EVO: approved(allTests(75)),
  PANGEA: approved(allTests(190)),
  HPB: approved(allTests(130)),
  ALOMAR: {
    status: 'provisional',
    tests: allTests(15, { dark: { status: 'not_assessable', remark: 'Not a clear night.' } }),
    events: [],
  },
};
