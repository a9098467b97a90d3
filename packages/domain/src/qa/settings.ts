/**
 * Every number of the test book, in one table. Marks: [R] read in the source named; [I] inferred from it; [X] chosen for
 * this portal, and to be confirmed by the calibration centre. ATLAS is the software of the centre for tests of lidars;
 * its numbers are defaults of the software and not a published rule, so they only lead to suggestions.
 *
 * A change of a number is a new `version`, which every stored self-check names.
 */
export const QA_SETTINGS = {
  /** Version of this table. */
  version: 3,

  /** Intervals of the tests, in months; a test without an interval is made once. */
  intervals: {
    /** Yearly or once: [R] page of the EARLINET quality assurance programme. Which test is which: [I]. */
    yearly: 12,
    /** [X] */
    referenceComparison: 60,
    /** [I] One year is usual; no source states the period. */
    photometerCalibration: 12,
  },

  /** Days. */
  due: {
    /** [X] From the begin of the quality assurance of a facility to its first tests. */
    first: 60,
    /** [X] From a change of the instrument to the tests that it makes necessary. */
    afterEvent: 60,
    /** [X] Before a due date, in which it is announced. */
    soon: 60,
    /** [X] For which a test may be with the centre before it is late there. */
    centreGrace: 90,
    /** [X] Age of a measurement at its submission above which it is noticed. */
    oldMeasurement: 60,
    /** [X] By which the dates of files may differ from the day of the test. */
    fileDate: 1,
    /** [X] Between the first and the last measurement of one test, hours. */
    testHours: 24,
  },

  /** Days. */
  reminders: {
    /** [X] Before the due date of a test: of the first and the second reminder. */
    first: 60,
    second: 14,
    /** [X] After it: of the first reminder that it is overdue, and of the one that the schedulers get too. */
    overdue: 1,
    overdueAgain: 30,
    /** [X] Before the due date, from when on the test is an open task of its facility. */
    task: 14,
    /** [X] For which nobody takes a submitted test or a request before the schedulers are told. */
    untaken: 14,
  },

  /** Near range: ranges in m. */
  telecover: {
    /** [R] ATLAS 1.2.0, settings reference. */
    normaliseFrom: 1500,
    normaliseTo: 2000,
    maxDeviation: 0.05,
    nearRange: 2500,
    smoothing: 100,
    /** [X] From here on the repeated sector is compared with its first measurement. */
    repeatFrom: 300,
    /** [X] Largest deviation of the repeated sector. */
    maxRepeatDeviation: 0.05,
    /** Advisory: [R] form of the application, full overlap within 300 m. */
    advisedOverlap: 300,
    /** [X] By which the full overlap may exceed the stated one: both the share and the length, m. */
    overlapShare: 0.1,
    overlapMargin: 15,
    /** [I] Parts of the telescope that a test needs: its sectors, or its rings. */
    quadrants: 4,
    rings: 2,
  },

  /** Far range: ranges in m. */
  rayleigh: {
    /** [R] ATLAS 1.2.0, settings reference: relative standard error of the mean, slopes in σ, Durbin–Watson statistic. */
    maxRsem: 0.025,
    maxSlope: 2,
    maxHalfDifference: 2,
    durbinWatsonFrom: 1,
    durbinWatsonTo: 3,
    /** [R] The same: windows of the search, and where they lie. */
    shortestWindow: 500,
    longestWindow: 4000,
    searchFrom: 2000,
    searchTo: 34_000,
    /** [X] Step of the search. */
    searchStep: 500,
    /** [R] ATLAS: hours between the measurement and the radiosonde. */
    radiosondeHours: 18,
    /** [X] Fewest bins of a window; fewer allow no slopes of halves. */
    minBins: 8,
  },

  dark: {
    /** [R] ATLAS 1.2.0: deviation from the mean over time, relative to the molecular reference (analog). */
    maxDeviation: 0.01,
    /** [X] Between the dark measurement and the other tests, hours. */
    withinHours: 24,
  },

  /** Ranges in m. */
  polarisation: {
    /** [R] ATLAS 1.2.0, settings reference: windows of the calibration and of the comparison with the molecules. */
    calibrateFrom: 2000,
    calibrateTo: 4000,
    molecularFrom: 6000,
    molecularTo: 8000,
    /**
     * [X] Linear depolarisation of the molecules by wavelength, nm: of the Cabannes line alone, as a narrow filter passes
     * it (Behrendt and Nakamura, 2002, doi:10.1364/OE.10.000805; Freudenthaler, 2016, doi:10.5194/amt-9-4181-2016).
     */
    molecularDepolarisation: {
      355: 0.004,
      532: 0.0036,
      1064: 0.0035,
    },
    /** [I] From its limit for the error of the particle depolarisation. */
    maxResidual: 0.025,
    /** [X] Rotation of the calibrator, degrees. */
    maxEpsilon: 2,
    /** [X] Change of the gain ratio against the last valid calibration. */
    maxEtaChange: 0.05,
    /** [X] Relative standard error of the mean in the calibration window. */
    maxRsem: 0.05,
    /** [X] Slope in the calibration window, σ. */
    maxSlope: 2,
    /** [I] |G| and |H| of a receiver optics without errors of its description. */
    maxGh: 2,
    /**
     * [X] ATLAS 0.5.1 writes the reflected channel first and names the transmitted one first, apparently by mistake. Until
     * its authors have confirmed an order, both are shown and neither is assessed.
     */
    isColumnOrderConfirmed: false,
  },

  triggerDelay: {
    /** [X] Difference from the configuration, bins. */
    maxDifference: 1,
  },

  photometer: {
    /** [X] Shift of the calibration, percent. */
    maxShift: 5,
    /** [X] Largest shift and uncertainty that can be stated, percent; larger ones are typing errors. */
    largestShift: 100,
    largestUncertainty: 20,
    /** [X] Channels of one calibration. */
    channels: 40,
  },

  /** [X] Files of one report of the data centre; more are a typing error. */
  feedback: { maxCount: 1_000_000 },

  /** What a reader accepts of one file. */
  reader: {
    /** [X] Characters. */
    maxText: 2 * 1024 * 1024,
    /** [X] Lines before the one with the names of the columns, and characters in any line. */
    maxHeaderLines: 40,
    maxLine: 4000,
    /** [X] Lines of any other text in which ids are looked for, such as a configuration file. */
    maxHeadLines: 400,
    /** [X] */
    maxRows: 40_000,
    maxColumns: 40,
    /** [X] Sentences about one configuration file; more would not be read. */
    maxFindings: 60,
    /** [X] Pixels of a plot, in one direction and altogether. */
    maxSide: 20_000,
    maxPixels: 100_000_000,
    /** [X] Fewer bins are no profile. */
    minBins: 100,
    /** [X] A mean below so many of its standard errors is no signal. */
    minSignal: 3,
    /**
     * [X] A signal that decreases with range by less than this share of the decrease of the density of the air is mostly
     * background.
     */
    minDecrease: 0.5,
    /** [I] Range over which the density of the air decreases to 1/e, vertically, m. */
    scaleHeight: 8000,
    /** [X] A profile that ends below this is in km: no lidar records fewer than 200 m, and none more than 200 km. */
    kilometresBelow: 200,
  },

  /** The oldest version of ATLAS that is accepted, such as "1.2.0"; empty: any. [X] */
  minAtlasVersion: '',

  /** [X] Points of one line in a plot. */
  plotPoints: 800,

  /** [X] What plots show: ranges in m. */
  plots: {
    /** From the ground: of telecovers, and of polarisation calibrations. */
    nearTo: 3000,
    calibrationTo: 10_000,
    /** Below and above the window of a Rayleigh fit. */
    aroundFit: 4000,
    /** Length of the running mean that is drawn over the single bins of a Rayleigh fit. */
    smoothing: 200,
    /** Significant digits of a value. */
    digits: 6,
    /** Largest relative deviation that a scale extends to; what is beyond is marked at its edge. */
    largestDeviation: 0.25,
  },

  /** [X] Files of a test; sizes in bytes. */
  files: {
    perTest: 60,
    testBytes: 150 * 1024 * 1024,
    textBytes: 2 * 1024 * 1024,
    plotBytes: 5 * 1024 * 1024,
    rawBytes: 25 * 1024 * 1024,
    /** By the hour and account. */
    filesPerHour: 600,
    bytesPerHour: 1_500_000_000,
    /** Of one account at the same time. */
    atOnce: 3,
  },

  /** [X] By the hour and account, of what sends messages to others. */
  perHour: {
    requests: 20,
    /** Steps and messages of requests, and bookings; not the cancelling of one's own. */
    messages: 60,
    /** Of one test. */
    submissions: 6,
    /** Reports of the data centre on one facility. */
    feedback: 20,
    /** Other calls that send messages: reports on conditions, questions, answers, and steps of any kind. */
    toOthers: 60,
    /** The same by those who edit all facilities: in a large network, they write to a thousand in turn. */
    toOthersByStaff: 1200,
  },

  /** [X] Requests for support: characters, numbers of things, days. */
  support: {
    subject: 120,
    text: 4000,
    files: 10,
    instruments: 20,
    blackoutDates: 60,
    /** The wanted time begins within this number of months. */
    monthsAhead: 12,
    /** Days after its end within which a request can be taken up again. */
    reopenWithin: 60,
  },

  /** [X] Slots, bookings and the calendar: numbers of things, characters, days. */
  slots: {
    /** Slots of one offer. */
    minOffered: 1,
    maxOffered: 3,
    /** For which an offer holds its places. */
    offerDays: 14,
    /** Before the slot, until when the facility can move its request; later only the centre can. */
    moveDays: 7,
    /** Before the slot, when both sides are reminded of it. */
    remindDays: 7,
    maxCapacity: 50,
    title: 120,
    place: 120,
    notes: 4000,
    /** Facilities that a slot is open to by name. */
    maxNamed: 200,
    /** Between the first and the last day of one slot. */
    maxDays: 60,
    /** Ahead, for the first day of a slot. */
    monthsAhead: 24,
    /** What one reading of the calendar spans at most, and the feed before and after today. */
    maxSpan: 800,
    feedPast: 180,
    feedAhead: 540,
    /** Addresses of the calendar of one account. */
    maxAddresses: 10,
  },

  /** [X] Characters. */
  texts: {
    comment: 4000,
    conclusions: 4000,
    remark: 1000,
    event: 1000,
    weather: 500,
    method: 120,
    source: 64,
    version: 20,
    /** The project of a photometer in its network. */
    project: 20,
    /** The shortest reason for the return of a test. */
    returnReason: 20,
    /** The shortest reason for the suspension, the reinstatement or the end of a configuration. */
    decisionReason: 20,
  },
} as const;
