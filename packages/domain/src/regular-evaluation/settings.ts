const STATEMENT_DAYS = 60;
const REVIEW_DAYS = 90;

/**
 * Every number of the regular evaluation, in one table. All are [X]: chosen for this portal, and to be confirmed by the
 * calibration centre, since no public source states them.
 */
export const REGULAR_EVALUATION_SETTINGS = {
  /** [X] The day of the year on which the evaluations of all labels open, `mm-dd`. */
  opensOn: '02-01',
  /** [X] Days of the facility for its statement, and days before their end when it is reminded. */
  statementDays: STATEMENT_DAYS,
  statementNotice: 14,
  /**
   * [X] Days within which a label ends for its evaluation to be a full one: a year until the next opening, and the days
   * of statement and review. So the full one has been reviewed in time before the label ends.
   */
  fullWhenEndsWithin: 366 + STATEMENT_DAYS + REVIEW_DAYS,
  /** [X] Days for which an evaluation may wait at the centre before it is late there. */
  reviewDays: REVIEW_DAYS,
  /** [X] Months until which an action is due at the latest, and days before, when the facility is reminded. */
  actionMonths: 24,
  actionNotice: 14,
  /** [X] Days within which the facility answers a question of the centre. */
  answerDays: 30,

  /** [X] Targets as shares of 1; from below the target to `amber` below it a light is amber, then red. */
  targets: { testsOnTime: 0.9, configurationApproved: 0.9, photometerCalibrated: 0.9, answered: 0.9, delivered: 0.8 },
  amber: 0.1,
  /** [X] Share of days with reported downtime above which a light is amber, and red. */
  downtime: { amber: 0.1, red: 0.25 },

  /** [X] Characters, and counts. */
  texts: { statement: 4000, conclusions: 4000, action: 1000 },
  maxActions: 20,
  /** Rows of one import. */
  maxRows: 2000,
  /** Errors of an import that are listed, and characters of a cell. */
  maxErrors: 100,
  maxCell: 60,
} as const;
