import { DARK_FLAGS } from '../src/qa/dark';
import { EVENT_KINDS } from '../src/qa/event-kinds';
import type { ResultFlag } from '../src/qa/flags';
import { CALIBRATION_CENTRES, PHOTOMETER_FLAGS } from '../src/qa/photometer-calibration';
import { POLARISATION_FLAGS } from '../src/qa/polarisation-calibration';
import { RAYLEIGH_FLAGS } from '../src/qa/rayleigh-fit';
import { QA_SETTINGS } from '../src/qa/settings';
import { TELECOVER_FLAGS } from '../src/qa/telecover';
import { QA_TEST_TYPES, type QaTestType } from '../src/qa/test-types';
import { TRIGGER_DELAY_FLAGS } from '../src/qa/trigger-delay';
import { ASSESSMENT_WORDS } from '../src/qa/words';
import { SUPPORT_KINDS } from '../src/support/support-kinds';

/** Chosen for this portal, or inferred from a source. */
type Mark = 'X' | 'I';

interface Row {
  /** Place in the table of settings, such as `due.first`. */
  setting: string;
  mark: Mark;
  /** What the number is, and where it is used. */
  about: string;
  unit: string;
}

interface Section {
  title: string;
  rows: readonly Row[];
}

const x = (setting: string, about: string, unit: string): Row => ({ setting, mark: 'X', about, unit });
const inferred = (setting: string, about: string, unit: string): Row => ({ ...x(setting, about, unit), mark: 'I' });

const BYTES = 'bytes';

/** Every number that is still to be confirmed, in the words of the field. */
export const TO_CONFIRM: readonly Section[] = [
  {
    title: 'When tests and calibrations are due',
    rows: [
      x('intervals.referenceComparison', 'Interval of the comparison with a reference lidar', 'months'),
      inferred('intervals.photometerCalibration', 'Interval of the calibration of a photometer', 'months'),
      x('due.first', 'Time from the initial acceptance to the first tests', 'days'),
      x('due.afterEvent', 'Time from a change of the instrument to the tests that it makes due', 'days'),
      x('due.soon', 'Time before a due date from which the light is amber', 'days'),
      x('due.centreGrace', 'Time that a test may wait at the centre before it is late there', 'days'),
      x('due.oldMeasurement', 'Age of a measurement at its submission above which it is noticed', 'days'),
      x('due.fileDate', 'Largest difference between the date of a file and the day of the test', 'days'),
      x('due.testHours', 'Longest time between the first and the last measurement of one test', 'hours'),
    ],
  },
  {
    title: 'Reminders and tasks',
    rows: [
      x('reminders.first', 'First reminder, before the due date', 'days'),
      x('reminders.second', 'Second reminder, before the due date', 'days'),
      x('reminders.overdue', 'Reminder that a test is overdue, after the due date', 'days'),
      x('reminders.overdueAgain', 'Reminder that also goes to those who schedule, after the due date', 'days'),
      x('reminders.task', 'Time before the due date from which a test is a task of its facility', 'days'),
      x(
        'reminders.untaken',
        'Time after which those who schedule are told of a test or request that nobody has taken',
        'days',
      ),
    ],
  },
  {
    title: 'Telecover',
    rows: [
      x('telecover.repeatFrom', 'Range from which the repeated sector is compared with its first measurement', 'm'),
      x('telecover.maxRepeatDeviation', 'Largest deviation of the repeated sector', ''),
      x(
        'telecover.overlapShare',
        'Share by which the full overlap may exceed the stated one; noticed if the length is exceeded too',
        '',
      ),
      x(
        'telecover.overlapMargin',
        'Length by which the full overlap may exceed the stated one; noticed if the share is exceeded too',
        'm',
      ),
    ],
  },
  {
    title: 'Rayleigh fit and dark measurement',
    rows: [
      x('rayleigh.searchStep', 'Step of the search for a window', 'm'),
      x('dark.withinHours', 'Longest time between the dark measurement and the other tests', 'hours'),
    ],
  },
  {
    title: 'Polarisation calibration',
    rows: [
      inferred('polarisation.maxResidual', 'Largest residual depolarisation', ''),
      x('polarisation.maxEpsilon', 'Largest rotation of the calibrator', '°'),
      x('polarisation.maxEtaChange', 'Largest change of the gain ratio against the last valid calibration', ''),
      x('polarisation.maxRsem', 'Largest relative standard error of the mean in the calibration window', ''),
      x('polarisation.maxSlope', 'Largest slope in the calibration window', 'σ'),
      inferred('polarisation.maxGh', 'Largest |G| and |H| of a receiver optics', ''),
      x(
        'polarisation.isColumnOrderConfirmed',
        'Whether the reflected channel is written first, as ATLAS 0.5.1 does; until then no calibration is suggested as passed',
        '',
      ),
    ],
  },
  {
    title: 'Trigger delay',
    rows: [x('triggerDelay.maxDifference', 'Largest difference from the configuration', 'bins')],
  },
  {
    title: 'Calibration of photometers',
    rows: [
      x('photometer.maxShift', 'Shift of the calibration above which it is noticed', '%'),
      x('photometer.largestShift', 'Largest shift that can be stated', '%'),
      x('photometer.largestUncertainty', 'Largest uncertainty that can be stated', '%'),
      x('photometer.channels', 'Channels of one calibration', ''),
    ],
  },
  {
    title: 'Files of tests',
    rows: [
      x('minAtlasVersion', 'Oldest version of ATLAS that is accepted; empty: any', ''),
      x('files.perTest', 'Files of a test', ''),
      x('files.testBytes', 'Size of the files of a test', BYTES),
      x('files.textBytes', 'Size of a text', BYTES),
      x('files.plotBytes', 'Size of a plot', BYTES),
      x('files.rawBytes', 'Size of a raw file', BYTES),
      x('files.filesPerHour', 'Files by the hour and account', ''),
      x('files.bytesPerHour', 'Size of all files by the hour and account', BYTES),
      x('files.atOnce', 'Files of one account at the same time', ''),
      x('reader.maxText', 'Characters of a text that are read', ''),
      x('reader.maxHeaderLines', 'Lines of the header of a text', ''),
      x('reader.maxLine', 'Characters of a line', ''),
      x('reader.maxRows', 'Range bins of a text', ''),
      x('reader.maxColumns', 'Columns of a text', ''),
      x('reader.maxFindings', 'Sentences about one configuration file', ''),
      x('reader.minBins', 'Fewest range bins of a profile', ''),
      x('reader.kilometresBelow', 'Ranges are read as km if the last one is below this number', ''),
      x('plotPoints', 'Points of a line in a plot', ''),
    ],
  },
  {
    title: 'Requests for support',
    rows: [
      x('support.subject', 'Characters of a subject', ''),
      x('support.text', 'Characters of a message', ''),
      x('support.files', 'Files of a request', ''),
      x('support.instruments', 'Instruments of a request', ''),
      x('support.blackoutDates', 'Days on which the facility is not available', ''),
      x('support.pageSize', 'Requests of one page of the list', ''),
      x('support.monthsAhead', 'Latest begin of the wanted time', 'months'),
      x('support.reopenWithin', 'Time after its end in which a request can be taken up again', 'days'),
    ],
  },
  {
    title: 'Slots, bookings and the calendar',
    rows: [
      x('slots.minOffered', 'Fewest slots of an offer', ''),
      x('slots.maxOffered', 'Most slots of an offer', ''),
      x('slots.offerDays', 'Time for which an offer holds its places', 'days'),
      x('slots.moveDays', 'Time before a slot until which the facility can move its request', 'days'),
      x('slots.remindDays', 'Time before a slot at which both sides are reminded', 'days'),
      x('slots.maxCapacity', 'Places of a slot', ''),
      x('slots.title', 'Characters of a title', ''),
      x('slots.place', 'Characters of a place', ''),
      x('slots.notes', 'Characters of the notes', ''),
      x('slots.maxNamed', 'Facilities that a slot is open to by name', ''),
      x('slots.maxDays', 'Length of a slot', 'days'),
      x('slots.monthsAhead', 'Latest begin of a slot', 'months'),
      x('slots.maxSpan', 'Longest time of one reading of the calendar', 'days'),
      x('slots.feedPast', 'Past of the calendar that programs subscribe to', 'days'),
      x('slots.feedAhead', 'Future of the calendar that programs subscribe to', 'days'),
      x('slots.maxAddresses', 'Addresses of the calendar of an account', ''),
    ],
  },
  {
    title: 'Reports of the data centre, and texts',
    rows: [
      x('feedback.maxCount', 'Files of one report of the data centre', ''),
      x('texts.comment', 'Characters of a comment', ''),
      x('texts.conclusions', 'Characters of conclusions and recommendations', ''),
      x('texts.remark', 'Characters of a remark', ''),
      x('texts.event', 'Characters of an entry of the log book', ''),
      x('texts.weather', 'Characters of the weather', ''),
      x('texts.method', 'Characters of a method', ''),
      x('texts.source', 'Characters of the source of a radiosonde', ''),
      x('texts.version', 'Characters of a version', ''),
      x('texts.project', 'Characters of the project of a photometer', ''),
      x('texts.returnReason', 'Fewest characters of the reason for a return', ''),
      x(
        'texts.decisionReason',
        'Fewest characters of the reason for a suspension, a reinstatement or the end of a configuration',
        '',
      ),
    ],
  },
];

type Value = string | number | boolean;

/** All numbers of a table of settings, by their places. */
export function valuesIn(table: object, place = ''): [setting: string, value: Value][] {
  return Object.entries(table).flatMap(([name, value]): [string, Value][] => {
    const setting = place === '' ? name : `${place}.${name}`;
    return typeof value === 'object' && value !== null ? valuesIn(value, setting) : [[setting, value as Value]];
  });
}

const MIB = 1024 * 1024;
const VALUES = new Map(valuesIn(QA_SETTINGS));

const shown = (setting: string, unit: string): string => {
  const value = VALUES.get(setting);
  if (value === undefined) throw new Error(`There is no setting "${setting}".`);
  if (value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const amount = typeof value === 'number' ? value.toLocaleString('en-GB') : value;
  if (unit === BYTES && Number(value) % MIB === 0) return `${Number(value) / MIB} MiB`;
  if (unit === '°') return `${amount}°`;
  return `${amount} ${value === 1 ? unit.replace(/s$/, '') : unit}`.trim();
};

const MARKS: Record<Mark, string> = { X: 'chosen', I: 'inferred' };

const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

const sectionOf = ({ title, rows }: Section) => {
  const cells = rows.map(({ setting, about, unit, mark }) => [
    about,
    shown(setting, unit),
    MARKS[mark],
    `\`${setting}\``,
  ]);
  return `## ${title}\n\n${tableOf(['what', 'value', 'basis', 'setting'], cells)}\n`;
};

const REQUIRED: Record<QaTestType['required'], string> = {
  always: 'always',
  'with-cross-channel': 'if a cross-polar channel is measured',
  never: 'no',
};

const CHANGES = new Map<string, string>(EVENT_KINDS.map(({ code, name }) => [code, name.toLowerCase()]));

const testRow = ({ name, interval_months: interval, after, required }: QaTestType) => [
  name,
  interval === null ? 'once' : `after ${interval} months`,
  after.map((code) => CHANGES.get(code)).join(', ') || '–',
  REQUIRED[required],
];

const FLAGS: [test: string, flags: readonly ResultFlag[]][] = [
  ['Telecover', TELECOVER_FLAGS],
  ['Rayleigh fit', RAYLEIGH_FLAGS],
  ['Dark measurement', DARK_FLAGS],
  ['Polarisation calibration', POLARISATION_FLAGS],
  ['Trigger delay', TRIGGER_DELAY_FLAGS],
  ['Calibration of a photometer', PHOTOMETER_FLAGS],
];

const flagRows = FLAGS.flatMap(([test, flags]) =>
  flags.map(({ text, suggests }) => [test, text, ASSESSMENT_WORDS[suggests]]),
);

const ARRANGED = { 'qa-qc': 'schedule-qa-qc-test', additional: 'schedule-additional-support' } as const;

const LISTS = `## Tests

That tests are made every year or once was read. Which test is which, and after which changes of the instrument it is
repeated, was inferred; what the approval of a configuration needs was chosen.

${tableOf(['test', 'repeated', 'and after a change of', 'needed for an approval'], QA_TEST_TYPES.map(testRow))}

What the self-check notices, and the result that it suggests (chosen). Without any of these it suggests a pass. An
evaluator decides.

${tableOf(['test', 'noticed', 'suggested result'], flagRows)}

## Support

Kinds of support, by the permission of those who arrange them (chosen):

${tableOf(
  ['kind', 'permission'],
  SUPPORT_KINDS.map(({ name, group }) => [name, `\`${ARRANGED[group]}\``]),
)}

Calibration centres of photometers (chosen): ${CALIBRATION_CENTRES.map(({ name }) => name).join(', ')}.
`;

const HEAD = `# To be confirmed

Every number and list of the test book that no source states. They were chosen for this portal, or inferred from what was
read, and are to be confirmed by the calibration centre. Each number is one line of
[settings.ts](../packages/domain/src/qa/settings.ts); a change of it is a new version, which every stored self-check and
report names. The numbers that were read in a source are there with that source.

This file is generated: \`UPDATE_DOCS=1 pnpm exec jest --config packages/domain/jest.config.mjs to-confirm\`.
`;

/** The whole of docs/to-confirm.md. */
export const toConfirmDoc = (): string => [HEAD, ...TO_CONFIRM.map(sectionOf), LISTS].join('\n');
