import { QA_PAGES } from '@portal/domain';
import type { Day, QaTestTypeCode, ReminderKind } from '@portal/domain';
import type { News } from './holder-mail';

interface DueTests {
  kind: ReminderKind;
  facility: { id: string };
  /** Without a configuration, no test can be made. */
  lidar: { id: string; name: string; isConfigured: boolean };
  tests: readonly { code: QaTestTypeCode; name: string }[];
  due: Day;
}

const isOverdue = (kind: ReminderKind) => kind === 'qa-overdue-first' || kind === 'qa-overdue-second';

/** Where a facility goes on with tests that are due. */
function linkOf({ facility, lidar, tests }: DueTests) {
  const [only, ...more] = tests;
  if (!lidar.isConfigured) return { action: 'Add a configuration', path: QA_PAGES.configure(facility.id, lidar.id) };
  if (!only || more.length > 0) return { action: 'Open the test book', path: QA_PAGES.book(facility.id) };
  return { action: 'Start the test', path: QA_PAGES.start(facility.id, lidar.id, only.code) };
}

/** A reminder of tests of one lidar that are due on the same day. */
export function dueTestsNews(about: DueTests): News {
  const { kind, lidar, tests, due } = about;
  const isLate = isOverdue(kind);
  return {
    kind,
    subject: `tests of ${lidar.name} ${isLate ? `overdue since ${due}` : `due on ${due}`}`,
    paragraphs: [
      `${isLate ? 'Overdue since' : 'Due on'} ${due}: ${tests.map(({ name }) => name).join(', ')} of the lidar ${lidar.name}.`,
      lidar.isConfigured
        ? 'A test that is with the centre is not overdue, however long its evaluation takes.'
        : 'A test is made with a configuration of the lidar, which has none in use. Add one first.',
    ],
    ...linkOf(about),
  };
}

const CALIBRATION_KINDS: Record<ReminderKind, string> = {
  'qa-due-first': 'calibration-due-first',
  'qa-due-second': 'calibration-due-second',
  'qa-overdue-first': 'calibration-overdue-first',
  'qa-overdue-second': 'calibration-overdue-second',
};

interface DueCalibration {
  kind: ReminderKind;
  facility: { id: string };
  photometer: { id: string; name: string };
  due: Day;
}

/** A reminder of the calibration of a photometer. */
export function dueCalibrationNews({ kind, facility, photometer, due }: DueCalibration): News {
  const when = isOverdue(kind) ? `overdue since ${due}` : `due on ${due}`;
  return {
    kind: CALIBRATION_KINDS[kind],
    subject: `calibration of ${photometer.name} ${when}`,
    paragraphs: [
      `The calibration of the photometer ${photometer.name} is ${when}.`,
      'Enter in the test book when the photometer is sent away: it is not overdue while it is at the calibration centre.',
    ],
    action: 'Add the calibration',
    path: QA_PAGES.calibrate(facility.id, photometer.id),
  };
}

/** To the schedulers: no one has taken a test. */
export const untakenTestNews = ({ id, name }: { id: string; name: string }, since: Day): News => ({
  kind: 'qa-test-untaken',
  subject: `no one has taken ${name}`,
  paragraphs: [`The test ${name} was submitted on ${since}, and no one has taken it yet.`],
  action: 'Open the test',
  path: QA_PAGES.evaluation(id),
});
