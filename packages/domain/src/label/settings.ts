/**
 * Every number of the label, in one table. Marks: [X] chosen for this portal, and to be confirmed by the owner of the
 * process, since no public source states who decides on the label and for how long it holds.
 */
export const LABEL_SETTINGS = {
  /** [X] Years for which a label is granted or renewed at most. */
  years: 5,
  /** [X] Days by which the first day of validity may lie ahead of the day on which the decision is recorded. */
  daysAhead: 31,
  /** [X] Days that have passed at most since the decision was taken outside. */
  decidedWithin: 365,
  /** [X] Days before the last day of validity, of the three notices. */
  notices: [90, 30, 7],
  /** [X] Days before the last day of validity from which on the centre can propose a renewal. */
  renewWithin: 548,
  /** [X] Months within which the full evaluation that a renewal needs was closed. */
  fullEvaluationWithin: 24,
  /** [X] Metres between a lidar and the photometer that it is seen together with. */
  photometerWithin: 1000,

  /** [X] Characters. */
  texts: {
    body: 120,
    reference: 60,
    /** The shortest reason of a refusal, a return, a suspension, a reinstatement or a withdrawal. */
    shortestReason: 20,
    reason: 1000,
    publicText: 300,
    note: 1000,
  },
} as const;
