import { LABEL_SETTINGS } from '../src/label/settings';
import { PROCESS_SETTINGS } from '../src/process/settings';
import { REGULAR_EVALUATION_SETTINGS } from '../src/regular-evaluation/settings';
import { x, type Section } from './to-confirm';

/** The numbers of labels, regular evaluations and the overview of the process: all were chosen. */
export const LABELS_TO_CONFIRM: readonly (Section & { settings: object })[] = [
  {
    title: 'Labels',
    settings: LABEL_SETTINGS,
    rows: [
      x('years', 'Longest validity of a label, and of a renewal', 'years'),
      x('daysAhead', 'Time by which the first day of validity may lie ahead when the decision is recorded', 'days'),
      x('decidedWithin', 'Longest time from the decision outside until it is recorded', 'days'),
      x('notices.0', 'First notice, before the last day of validity', 'days'),
      x('notices.1', 'Second notice', 'days'),
      x('notices.2', 'Third notice', 'days'),
      x('renewWithin', 'Time before the last day of validity from which on a renewal can be proposed', 'days'),
      x('fullEvaluationWithin', 'Age of the full evaluation that a renewal needs', 'months'),
      x('photometerWithin', 'Longest distance between a lidar and its photometer', 'm'),
      x('texts.body', 'Characters of the body that decides', ''),
      x('texts.reference', 'Characters of the reference of a decision', ''),
      x('texts.shortestReason', 'Fewest characters of a reason', ''),
      x('texts.reason', 'Most characters of a reason', ''),
      x('texts.publicText', 'Characters of what the public reads', ''),
      x('texts.note', 'Characters of the note of a proposal', ''),
    ],
  },
  {
    title: 'Regular evaluations',
    settings: REGULAR_EVALUATION_SETTINGS,
    rows: [
      x('opensOn', 'Day of the year on which evaluations open, month and day', ''),
      x('statementDays', 'Time of the facility for its statement', 'days'),
      x('statementNotice', 'Reminder of the statement, before its last day', 'days'),
      x('fullWhenEndsWithin', 'Time within which a label ends for its evaluation to be a full one', 'days'),
      x('reviewDays', 'Time for which an evaluation may wait at the centre before it is late there', 'days'),
      x('actionMonths', 'Latest day by which an action is due', 'months'),
      x('actionNotice', 'Reminder of an action, before it is due', 'days'),
      x('answerDays', 'Time in which the facility answers a question of the centre', 'days'),
      x('targets.testsOnTime', 'Target: share of the days of required tests on which none was overdue', ''),
      x('targets.configurationApproved', 'Target: share of days with an approved configuration', ''),
      x('targets.photometerCalibrated', 'Target: share of days with a photometer whose calibration is in date', ''),
      x('targets.answered', 'Target: share of questions that were answered in time', ''),
      x('targets.delivered', 'Target: share of files that were delivered within 3 days', ''),
      x('amber', 'Shortfall up to which a light is amber, and not red', ''),
      x('downtime.amber', 'Share of days with reported downtime above which a light is amber', ''),
      x('downtime.red', 'The same above which it is red', ''),
      x('texts.statement', 'Characters of a statement', ''),
      x('texts.conclusions', 'Characters of conclusions and recommendations', ''),
      x('texts.action', 'Characters of an action, and of its report', ''),
      x('maxActions', 'Actions of an evaluation', ''),
      x('maxRows', 'Rows of one import of indicators', ''),
      x('maxCell', 'Characters of a cell of an import', ''),
      x('maxErrors', 'Errors that the answer to an import lists', ''),
    ],
  },
  {
    title: 'The process at a glance',
    settings: PROCESS_SETTINGS,
    rows: [
      x('dueWithin', 'Time ahead for which the overview shows what is due', 'days'),
      x('standsStillAfter', 'Time without movement after which the process stands still', 'days'),
    ],
  },
];
