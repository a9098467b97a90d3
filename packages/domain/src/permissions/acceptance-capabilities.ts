import { ADMINISTRATORS, row, STAFF } from './access-rules';
import type { CapabilityTable } from './access-rules';
import type { RuleName } from './rules';

const READERS = row(401, 'yes', 403, 'yes', 'onceSubmitted', 'yes', 'yes', 'yes');
const REVIEWER_READERS = row(401, 403, 403, 'yes', 'onceSubmitted', 'yes', 'yes', 'yes');
const APPLICATION_READERS = row(
  401,
  403,
  403,
  'yes',
  'onceSubmitted',
  'onceSubmitted',
  'onceSubmitted',
  'onceSubmitted',
);
const APPLICATION_LIST = row(401, 403, 403, 'yes', 'yes', 'yes', 'yes', 'yes');
const SUBMITTERS = row(401, 'whileSubmittable', 403, 403, 403, 403, 403, 403);
const REVIEWER_SETTERS = row(401, 403, 403, 403, 403, 403, 403, 'whileReviewersMayChange');
const DECLINERS = row(401, 403, 403, 'whileReviewersMayChange', 403, 403, 403, 403);
const NOBODY = row(401, 403, 403, 403, 403, 403, 403, 403);
const RESETTERS = row(401, 403, 403, 403, 403, 403, 403, 'whileResettable');
const WITHDRAWERS = row(401, 'whileWithdrawable', 403, 403, 403, 403, 403, 403);
const EDITORS = row(401, 'yes', 403, 403, 403, 'yes', 403, 'yes');
const PLAN = row(401, 'whilePlanIsWanted', 403, 403, 403, 403, 403, 'whilePlanIsWanted');
const DECISION = { isDecision: true } as const;
const PRELIMINARY = row(401, 403, 403, 403, 403, 'oncePreliminaryReportIsDue', 403, 'oncePreliminaryReportIsDue');
const FINAL = row(401, 403, 403, 403, 403, 'onceFinalReportIsDue', 403, 'onceFinalReportIsDue');
const QUESTION_READERS = row(401, 'yes', 403, 'yes', 403, 'yes', 403, 'yes');
const WHILE = 'whileUnderEvaluation' as const;
const ASKERS = { ...row(401, 403, 403, WHILE, 403, WHILE, 403, WHILE), ...DECISION };
const OPENERS = { ...row(401, 403, 403, 403, 403, WHILE, 403, WHILE), ...DECISION };
const ISSUERS = ['issue-nf-report'] as const;

const ONCE_SUBMITTED = 'onceSubmitted' as const;
const SUBMISSION = row(
  401,
  ONCE_SUBMITTED,
  403,
  ONCE_SUBMITTED,
  ONCE_SUBMITTED,
  ONCE_SUBMITTED,
  ONCE_SUBMITTED,
  ONCE_SUBMITTED,
);
const REPORT = 'onceReportExists' as const;
const REPORT_READERS = row(401, REPORT, 403, REPORT, REPORT, REPORT, REPORT, REPORT);

const EVALUATION_READERS = row(401, 'afterPreliminaryReport', 403, 'yes', 'onceSubmitted', 'yes', 'yes', 'yes');
const SYNERGY = row(401, 403, 403, 403, 403, 403, 403, 'whileOpenForEvaluation');
const LIDAR = row(401, 403, 403, 'asLidarReviewer', 403, 403, 403, 'whileOpenForEvaluation');
const LIDAR_DATA = row(401, 403, 403, 'asLidarDataReviewer', 403, 403, 403, 'whileOpenForEvaluation');
const PHOTOMETER = row(401, 403, 403, 'asPhotometerReviewer', 403, 403, 403, 'whileOpenForEvaluation');
const PHOTOMETER_DATA = row(401, 403, 403, 'asPhotometerDataReviewer', 403, 403, 403, 'whileOpenForEvaluation');
const ASSESSMENT_READERS = row(401, 'afterFinalReport', 403, 'yes', 'onceSubmitted', 'yes', 'yes', 'yes');
const assessors = (rule: RuleName) => row(401, 403, 403, rule, 403, 403, 403, 'whilePlanIsAssessed');
const REOPENERS = row(401, 403, 403, 403, 403, 403, 403, 'onceEvaluationSubmitted');
const UNKNOWN = row(401, 404, 404, 404, 404, 404, 404, 404);

/** Initial acceptance: application, reviewers, reports, reset. */
export const ACCEPTANCE_CAPABILITIES = {
  'application.read-status': READERS,
  'application.submit': SUBMITTERS,
  'application.withdraw': WITHDRAWERS,
  'application.list': APPLICATION_LIST,
  'application.read': APPLICATION_READERS,
  'application.read-reviewers': REVIEWER_READERS,
  'application.set-reviewers': REVIEWER_SETTERS,
  'review.decline': { ...DECLINERS, parts: { "another reviewer's component": NOBODY } },
  'review.list-declined': ADMINISTRATORS,
  'application.set-due-date': {
    ...row(401, 403, 403, 403, 403, 'whileSomethingIsDue', 403, 'whileSomethingIsDue'),
    ...DECISION,
  },
  'application.advance': {
    ...EDITORS,
    also: ISSUERS,
    parts: {
      user_file: PLAN,
      preliminary_acceptance: { ...PRELIMINARY, ...DECISION, also: ISSUERS },
      acceptance: { ...FINAL, ...DECISION, also: ISSUERS },
    },
  },
  'submission.read': SUBMISSION,
  'report.read': REPORT_READERS,
  'report.preview': {
    ...STAFF,
    ...DECISION,
    also: ISSUERS,
    parts: {
      preliminary_acceptance: { ...PRELIMINARY, ...DECISION, also: ISSUERS },
      acceptance: { ...FINAL, ...DECISION, also: ISSUERS },
    },
  },
  'decision.read': READERS,
  'condition.report': row(401, 'yes', 403, 403, 403, 403, 403, 403),
  'condition.fulfil': { ...STAFF, ...DECISION, also: ISSUERS },
  'question.read': QUESTION_READERS,
  'question.ask': { ...ASKERS, parts: { 'fields, until': OPENERS } },
  'question.answer': row(401, WHILE, 403, 403, 403, 403, 403, 403),
  'question.close': {
    ...ASKERS,
    parts: {
      lidar: { ...ASKERS, Ra: 'whoAsksOfLidars' },
      lidar_data: { ...ASKERS, Ra: 'whoAsksOfLidarData' },
      photometer: { ...ASKERS, Ra: 'whoAsksOfPhotometers' },
      photometer_data: { ...ASKERS, Ra: 'whoAsksOfPhotometerData' },
      cars: OPENERS,
    },
  },
  'accepted-version.read': READERS,
  'round.end': RESETTERS,
  'round.list': READERS,
  'round.compare': READERS,
} as const satisfies CapabilityTable;

/** Evaluations, by the component of their reviewer; `unknown` stands for a non-existent aspect. */
export const EVALUATION_CAPABILITIES = {
  'evaluation.read': EVALUATION_READERS,
  'synergy.read': EVALUATION_READERS,
  'suggestion.read': READERS,
  'evaluation.edit-synergy': SYNERGY,
  'evaluation.submit-synergy': SYNERGY,
  'evaluation.edit-lidar': LIDAR,
  'evaluation.submit-lidar': LIDAR,
  'evaluation.edit-photometer': PHOTOMETER,
  'evaluation.submit-photometer': PHOTOMETER,
  'evaluation.edit-lidar-data': LIDAR_DATA,
  'evaluation.submit-lidar-data': LIDAR_DATA,
  'evaluation.edit-photometer-data': PHOTOMETER_DATA,
  'evaluation.submit-photometer-data': PHOTOMETER_DATA,
  'evaluation.edit-unknown': UNKNOWN,
  'evaluation.submit-unknown': UNKNOWN,
  'evaluation.reopen': REOPENERS,
  'evaluation.reopen-unknown': UNKNOWN,
} as const satisfies CapabilityTable;

/** Assessments of the upgrade plan, written by the users who may evaluate the same aspect. */
export const PLAN_ASSESSMENT_CAPABILITIES = {
  'plan-assessment.read': ASSESSMENT_READERS,
  'plan-assessment.write-synergy': row(401, 403, 403, 403, 403, 403, 403, 'whilePlanIsAssessed'),
  'plan-assessment.write-lidar': assessors('asLidarAssessor'),
  'plan-assessment.write-photometer': assessors('asPhotometerAssessor'),
  'plan-assessment.write-lidar-data': assessors('asLidarDataAssessor'),
  'plan-assessment.write-photometer-data': assessors('asPhotometerDataAssessor'),
} as const satisfies CapabilityTable;
