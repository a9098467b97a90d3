import { addDays, daysBetween, epochOf, type Day } from '../time/day';
import { calibrationEnd } from './photometer-calibration';
import {
  dueAfter,
  dueDay,
  eventAfter,
  lastValid,
  openFailure,
  openRecommendation,
  withCentre,
  type Book,
  type DatedEvent,
  type Repetition,
} from './due';
import { QA_SETTINGS } from './settings';
import { isLateAfter } from './test-status';

const { due: DAYS } = QA_SETTINGS;

/** From the one that says nothing to the worst. */
export const LIGHTS = ['grey', 'green', 'blue', 'amber', 'red'] as const;
export type Light = (typeof LIGHTS)[number];

/** Why a light is as it is; each has its sentence. */
export type LightReason =
  | 'not-begun'
  | 'optional'
  | 'out-of-service'
  | 'at-calibration-centre'
  | 'up-to-date'
  | 'in-evaluation'
  | 'late-at-centre'
  | 'due-soon'
  | 'recommendations-open'
  | 'after-event'
  | 'overdue'
  | 'failed'
  | 'suspended';

export const LIGHT_SENTENCES: Record<LightReason, string> = {
  'not-begun': 'Quality assurance has not begun.',
  optional: 'Optional.',
  'out-of-service': 'The instrument is out of service.',
  'at-calibration-centre': 'At the calibration centre.',
  'up-to-date': 'Up to date.',
  'in-evaluation': 'In evaluation.',
  'late-at-centre': 'Waits at the calibration centre.',
  'due-soon': 'Due soon.',
  'recommendations-open': 'A recommendation is open.',
  'after-event': 'Due after a change of the instrument.',
  overdue: 'Overdue.',
  failed: 'Failed: to be repeated.',
  suspended: 'The configuration is suspended.',
};

/** Sentences that name the day of a result or of a change. */
const DATED_SENTENCES: Partial<Record<LightReason, (since: Day) => string>> = {
  'recommendations-open': (since) => `The recommendation of ${since} is open.`,
  'after-event': (since) => `Due after the change of ${since}.`,
  overdue: (since) => `Overdue after the change of ${since}.`,
};

/** Why a row is as it is, in a sentence. */
export const lightSentence = ({ reason, since }: Pick<BookRow, 'reason' | 'since'>): string =>
  (since && DATED_SENTENCES[reason]?.(since)) ?? LIGHT_SENTENCES[reason];

/** One row of the test book on a day. */
export interface BookRow {
  light: Light;
  reason: LightReason;
  due: Day | null;
  /** The light that the row adds to that of its instrument: slowness of the centre never makes it red. */
  counted: Light;
  /** The day of the result whose recommendation is open, or of the change after which the test is due. */
  since?: Day;
}

const row = (light: Light, reason: LightReason, due: Day | null, counted = light): BookRow => ({
  light,
  reason,
  due,
  counted,
});

/** The row of a test that is with the centre: its clock stands still, however long. */
function inEvaluation(submittedOn: Day | null, due: Day | null, today: Day): BookRow {
  const days = submittedOn === null ? 0 : daysBetween(epochOf(submittedOn), epochOf(today));
  return isLateAfter(days) ? row('red', 'late-at-centre', due, 'blue') : row('blue', 'in-evaluation', due);
}

/** The row of a test that a change of the instrument makes necessary. */
const afterChange = ({ on: since }: DatedEvent, due: Day, today: Day): BookRow =>
  due < today ? { ...row('red', 'overdue', due), since } : { ...row('amber', 'after-event', due), since };

/** The light of one type of tests on a day, as a function of the book alone. */
export function bookRow(repetition: Repetition, book: Book, today: Day): BookRow {
  if (book.begunOn === null) return row('grey', 'not-begun', null);
  const due = dueDay(repetition, book);
  const valid = lastValid(book);
  const failure = openFailure(book);
  const event = valid && eventAfter(book, repetition.after, valid.measuredOn);
  const isSoon = due !== null && due <= addDays(today, DAYS.soon);
  const submitted = withCentre(book, [valid, failure]);
  const change = submitted && eventAfter(book, repetition.after, submitted.measuredOn);
  // Whatever its result, a test says nothing about a change after its measurement.
  if (change) return afterChange(change, dueAfter(change), today);
  // A test submitted long before it is due changes nothing yet.
  if (submitted && (failure || !valid || isSoon)) return inEvaluation(submitted.submittedOn, due, today);
  if (failure) return row('red', 'failed', due);
  if (event && due !== null && (due >= today || due === dueAfter(event))) return afterChange(event, due, today);
  if (due !== null && due < today) return row('red', 'overdue', due);
  if (isSoon) return row('amber', 'due-soon', due);
  const recommended = valid && openRecommendation(book, valid);
  if (recommended) return { ...row('amber', 'recommendations-open', due), ...recommended };
  return row('green', 'up-to-date', due);
}

/** Sorts the worst row first: by what it adds to the light, by its own light, by due date, and failed ones before others. */
export const worseFirst = (one: BookRow, other: BookRow): number =>
  LIGHTS.indexOf(other.counted) - LIGHTS.indexOf(one.counted) ||
  LIGHTS.indexOf(other.light) - LIGHTS.indexOf(one.light) ||
  (one.due ?? NEVER).localeCompare(other.due ?? NEVER) ||
  Number(other.reason === 'failed') - Number(one.reason === 'failed');

/** After every day. */
const NEVER = '~';

/** The worst of several lights; grey ones only count if there is no other. */
export const worstLight = (lights: readonly Light[]): Light =>
  lights.reduce((worst, light) => (LIGHTS.indexOf(light) > LIGHTS.indexOf(worst) ? light : worst), 'grey' as Light);

const ASKING: readonly LightReason[] = ['due-soon', 'after-event', 'overdue'];

/** The row of a test that is not required: that it was not made, or not again, asks for nothing. */
export const optionalRow = (present: BookRow): BookRow =>
  ASKING.includes(present.reason) ? row('grey', 'optional', present.due) : present;

/** Nothing was missed while an instrument was not there: its row has no due date that has passed. */
const asleep = (reason: 'out-of-service' | 'at-calibration-centre', due: Day | null, today: Day): BookRow =>
  row('grey', reason, due !== null && due < today ? null : due);

/** The same row while its instrument is out of service: nothing is asked for, whatever is due. */
export const outOfService = ({ due }: Pick<BookRow, 'due'>, today: Day): BookRow =>
  asleep('out-of-service', due, today);

/** The state of an instrument besides its tests. */
export interface InstrumentState {
  /** Planned, sent away or for another reason not measuring. */
  isOutOfService: boolean;
  isConfigurationSuspended: boolean;
}

/** The light of a lidar: the worst of its required tests, unless it is out of service or suspended. */
export function lidarLight(rows: readonly BookRow[], state: InstrumentState): Light {
  if (state.isOutOfService) return 'grey';
  if (state.isConfigurationSuspended) return 'red';
  return worstLight(rows.map(({ counted }) => counted));
}

/** The calibrations of a photometer, as its light follows from them. */
export interface CalibrationBook {
  calibratedOn: Day | null;
  /** The last day of validity, as the certificate states it. */
  validUntil?: Day | null;
  /** On its way or at a calibration centre. */
  isAway: boolean;
  /** Planned, or for another reason not measuring. */
  isOutOfService: boolean;
  /** The day on which the quality assurance of the facility began; `null` before it. */
  begunOn: Day | null;
}

/** The day by which a photometer is to be calibrated again; the certificate may state an earlier one. */
function calibrationDue({ calibratedOn, validUntil = null, begunOn }: CalibrationBook): Day | null {
  if (calibratedOn === null) return begunOn && addDays(begunOn, DAYS.first);
  return calibrationEnd(calibratedOn, validUntil);
}

/** The light of a photometer: on its way or at the centre it is out of service, and not overdue. */
export function photometerRow(book: CalibrationBook, today: Day): BookRow {
  if (book.begunOn === null) return row('grey', 'not-begun', null);
  const due = calibrationDue(book);
  if (book.isAway) return asleep('at-calibration-centre', due, today);
  if (book.isOutOfService) return asleep('out-of-service', due, today);
  if (due === null || due < today) return row('red', 'overdue', due);
  return due <= addDays(today, DAYS.soon) ? row('amber', 'due-soon', due) : row('green', 'up-to-date', due);
}
