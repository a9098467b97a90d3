/** Chosen for this portal, or inferred from a source. */
export type Mark = 'X' | 'I';

export interface Row {
  /** Place in the table of settings, such as `due.first`. */
  setting: string;
  mark: Mark;
  /** What the number is, and where it is used. */
  about: string;
  unit: string;
}

export interface Section {
  title: string;
  /** The table of its settings, if it is not that of the test book. */
  settings?: object;
  rows: readonly Row[];
}

/** A number that was chosen. */
export const x = (setting: string, about: string, unit: string): Row => ({ setting, mark: 'X', about, unit });
const inferred = (setting: string, about: string, unit: string): Row => ({ ...x(setting, about, unit), mark: 'I' });

/** A unit that the list shows as MiB where that is whole. */
export const BYTES = 'bytes';

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
      inferred('telecover.quadrants', 'Sectors that a test with quadrants needs', ''),
      inferred('telecover.rings', 'Rings that a test with rings needs', ''),
    ],
  },
  {
    title: 'Rayleigh fit and dark measurement',
    rows: [
      x('rayleigh.searchStep', 'Step of the search for a window', 'm'),
      x('rayleigh.minBins', 'Fewest range bins of a window', ''),
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
        'polarisation.molecularDepolarisation.355',
        'Linear depolarisation ratio of the molecules at 355 nm, narrow filter',
        '',
      ),
      x('polarisation.molecularDepolarisation.532', 'The same at 532 nm', ''),
      x('polarisation.molecularDepolarisation.1064', 'The same at 1064 nm', ''),
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
      x('reader.maxHeadLines', 'Lines of any other text in which ids are looked for', ''),
      x('reader.maxSide', 'Side of a plot', 'pixels'),
      x('reader.maxPixels', 'Pixels of a plot', 'pixels'),
      x('reader.minSignal', 'Smallest signal that can be assessed', 'standard errors'),
      x(
        'reader.minDecrease',
        'Smallest decrease of a signal with range, as a share of that of the density of the air; a smaller one is mostly background',
        '',
      ),
      inferred('reader.scaleHeight', 'Range over which the density of the air decreases to 1/e, vertically', 'm'),
      x('reader.kilometresBelow', 'Ranges are read as km if the last one is below this number', ''),
      x('plotPoints', 'Points of a line in a plot', ''),
      x('plots.nearTo', 'Upper end of the plots of telecovers', 'm'),
      x('plots.calibrationTo', 'Upper end of the plots of polarisation calibrations', 'm'),
      x('plots.aroundFit', 'Ranges that are drawn below and above the window of a Rayleigh fit', 'm'),
      x('plots.smoothing', 'Length of the running mean in the plots of Rayleigh fits', 'm'),
      x('plots.digits', 'Significant digits of a value in a plot', ''),
      x('plots.largestDeviation', 'Largest relative deviation that the scale of a plot extends to', ''),
    ],
  },
  {
    title: 'What sends messages to others, by the hour and account',
    rows: [
      x('perHour.requests', 'New requests for support', ''),
      x('perHour.messages', 'Steps and messages of requests, and bookings, but for the cancelling of one’s own', ''),
      x('perHour.submissions', 'Submissions of one test', ''),
      x('perHour.feedback', 'Reports of the data centre on one facility', ''),
      x('perHour.toOthers', 'Other calls: reports on conditions, questions, answers, and steps of any kind', ''),
      x('perHour.toOthersByStaff', 'The same by CARS and administrators, who write to each facility in turn', ''),
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
