import { row } from './access-rules';
import type { MatrixRow } from './access-rules';

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
const RESETTERS = row(401, 403, 403, 403, 403, 403, 403, 'whileResettable');
const EDITORS = row(401, 'yes', 403, 403, 403, 'yes', 403, 'yes');
const PLAN = row(401, 'whilePlanIsWanted', 403, 403, 403, 403, 403, 'whilePlanIsWanted');
const PRELIMINARY = row(401, 403, 403, 403, 403, 'oncePreliminaryReportIsDue', 403, 'oncePreliminaryReportIsDue');
const FINAL = row(401, 403, 403, 403, 403, 'onceFinalReportIsDue', 403, 'onceFinalReportIsDue');
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
const EVALUATION = row(401, REPORT, 403, REPORT, REPORT, REPORT, REPORT, REPORT);

const EVALUATION_READERS = row(401, 'afterPreliminaryReport', 403, 'yes', 'onceSubmitted', 'yes', 'yes', 'yes');
const SYNERGY = row(401, 403, 403, 403, 403, 403, 403, 'whileEvaluated');
const LIDAR = row(401, 403, 403, 'asLidarReviewer', 403, 403, 403, 'whileEvaluated');
const LIDAR_DATA = row(401, 403, 403, 'asLidarDataReviewer', 403, 403, 403, 'whileEvaluated');
const PHOTOMETER = row(401, 403, 403, 'asPhotometerReviewer', 403, 403, 403, 'whileEvaluated');
const PHOTOMETER_DATA = row(401, 403, 403, 'asPhotometerDataReviewer', 403, 403, 403, 'whileEvaluated');
const UNKNOWN = row(401, 404, 404, 404, 404, 404, 404, 404);

/** Initial acceptance: application, reviewers, reports, reset. */
export const ACCEPTANCE_CALLS = {
  'GET /national-facility/:id/initial-acceptance-status': READERS,
  'POST /national-facility/:id/submit-initial-acceptance-application': SUBMITTERS,
  'GET /national-facility/submitted-initial-acceptance-applications': APPLICATION_LIST,
  'GET /national-facility/:id/initial-acceptance-application': APPLICATION_READERS,
  'GET /national-facility/:id/initial-acceptance-reviewers': REVIEWER_READERS,
  'POST /national-facility/:id/set-initial-acceptance-reviewers': REVIEWER_SETTERS,
  'POST /national-facility/:id/edit/initial-acceptance': {
    ...EDITORS,
    also: ISSUERS,
    parts: {
      user_file: PLAN,
      preliminary_acceptance: { ...PRELIMINARY, also: ISSUERS },
      acceptance: { ...FINAL, also: ISSUERS },
    },
  },
  'GET /national-facility/:id/initial-acceptance-submission-pdf': SUBMISSION,
  'GET /national-facility/:id/initial-acceptance-evaluation-pdf': EVALUATION,
  'POST /national-facility/:id/reset-initial-acceptance': RESETTERS,
  'GET /national-facility/:id/rounds': READERS,
  'GET /national-facility/:id/changes-since-last-round': READERS,
} as const satisfies Record<string, MatrixRow>;

/** Evaluations: of a facility, and of each aspect of its instruments. */
export const EVALUATION_CALLS = {
  'GET /national-facility/:id/synergy-compliance': EVALUATION_READERS,
  'GET /national-facility/:id/synergy-matrix': EVALUATION_READERS,
  'GET /national-facility/:id/lidar-compliance': EVALUATION_READERS,
  'GET /national-facility/:id/photometer-compliance': EVALUATION_READERS,
  'GET /national-facility/:id/suggested-synergy-compliance': READERS,
  'POST /national-facility/:id/edit/synergy-compliance': SYNERGY,
  'POST /national-facility/:id/submit/synergy-compliance': SYNERGY,
  'POST /national-facility/:id/edit/lidar-compliance': LIDAR,
  'POST /national-facility/:id/submit/lidar-compliance': LIDAR,
  'POST /national-facility/:id/edit/photometer-compliance': PHOTOMETER,
  'POST /national-facility/:id/submit/photometer-compliance': PHOTOMETER,
  'POST /national-facility/:id/edit/initial-acceptance/lidar-feasibility-compliance/:lidarId': LIDAR,
  'POST /national-facility/:id/submit/initial-acceptance/lidar-feasibility-compliance/:lidarId': LIDAR,
  'POST /national-facility/:id/edit/initial-acceptance/lidar-feature-compliance/:lidarId': LIDAR,
  'POST /national-facility/:id/submit/initial-acceptance/lidar-feature-compliance/:lidarId': LIDAR,
  'POST /national-facility/:id/edit/initial-acceptance/lidar-channel-compliance/:lidarId': LIDAR,
  'POST /national-facility/:id/submit/initial-acceptance/lidar-channel-compliance/:lidarId': LIDAR,
  'POST /national-facility/:id/edit/initial-acceptance/lidar-general-compliance/:lidarId': LIDAR,
  'POST /national-facility/:id/submit/initial-acceptance/lidar-general-compliance/:lidarId': LIDAR,
  'POST /national-facility/:id/edit/initial-acceptance/lidar-data-compliance/:lidarId': LIDAR_DATA,
  'POST /national-facility/:id/submit/initial-acceptance/lidar-data-compliance/:lidarId': LIDAR_DATA,
  'POST /national-facility/:id/edit/initial-acceptance/photometer-general-compliance/:photometerId': PHOTOMETER,
  'POST /national-facility/:id/submit/initial-acceptance/photometer-general-compliance/:photometerId': PHOTOMETER,
  'POST /national-facility/:id/edit/initial-acceptance/photometer-data-compliance/:photometerId': PHOTOMETER_DATA,
  'POST /national-facility/:id/submit/initial-acceptance/photometer-data-compliance/:photometerId': PHOTOMETER_DATA,
  'POST /national-facility/:id/edit/initial-acceptance/:aspect/:instrumentId': UNKNOWN,
  'POST /national-facility/:id/submit/initial-acceptance/:aspect/:instrumentId': UNKNOWN,
} as const satisfies Record<string, MatrixRow>;
