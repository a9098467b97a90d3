import { acceptedVersionCalls } from '../labelling/acceptance/accepted-versions.routes';
import { conditionCalls } from '../labelling/acceptance/conditions.routes';
import { acceptanceCalls } from '../labelling/acceptance/acceptance.routes';
import { reopenEvaluationCalls } from '../labelling/acceptance/reopen-evaluation.routes';
import { roundCalls } from '../labelling/acceptance/rounds.routes';
import { questionCalls } from '../labelling/questions/questions.routes';
import { authCalls } from '../people/accounts/auth.routes';
import { factorCalls } from '../people/accounts/factors/factors.routes';
import { auditCalls } from '../people/audit/audit.routes';
import { configurationCalls } from '../labelling/configuration/configuration.routes';
import { contactCalls } from '../people/contact/contact.routes';
import { emailCalls } from '../people/emails/emails.routes';
import { applicationCalls } from '../labelling/evaluation/applications.routes';
import { planAssessmentCalls } from '../labelling/evaluation/plan-assessment.routes';
import { facilityCalls } from '../labelling/facilities/facilities.routes';
import { listFacilityNames, listOwned } from '../labelling/facilities/own-facilities.store';
import { freeDeputy } from '../labelling/deputies/remove-deputy.service';
import { deputyCalls } from '../labelling/deputies/deputies.routes';
import { declineCalls } from '../labelling/evaluation/decline-review.routes';
import { freeSlots } from '../labelling/evaluation/free-slots';
import type { DeclaredCall } from '../platform/http/call';
import type { PublishingContext } from '../publishing/releases/release-files';
import { fileCalls } from '../labelling/files/files.routes';
import { historyCalls } from '../labelling/history/history.routes';
import { installationCalls } from '../labelling/installation/installation.routes';
import { instrumentCalls } from '../labelling/instruments/instruments.routes';
import { codeErrorCalls } from '../publishing/code-errors/code-errors.routes';
import { loadReportCalls } from '../publishing/load-reports/load-reports.routes';
import { unfinishedCalls } from '../labelling/instruments/unfinished.routes';
import { openDataCalls } from '../labelling/open-data/open-data.routes';
import { previewCalls } from '../publishing/previews/previews.routes';
import { grantCalls } from '../publishing/grants/grants.routes';
import { signatureCalls } from '../publishing/signatures/signatures.routes';
import { newsCalls } from '../publishing/news/news.routes';
import { partUseCalls } from '../publishing/releases/part-use.routes';
import { publishingCalls } from '../publishing/releases/publishing.routes';
import { sharingCalls } from '../publishing/sharing/sharing.routes';
import { searchCalls } from '../labelling/search/search.routes';
import { taskCalls } from '../labelling/work/tasks.routes';
import { readTypeLists } from '../labelling/types/type-lists.store';
import type { CheckContext } from '../quality/check/run-check';
import { approvalCalls } from '../quality/approval/approval.routes';
import { networkCalls } from '../quality/network/network.routes';
import { calibrationCalls } from '../quality/calibrations/calibrations.routes';
import { feedbackCalls } from '../quality/feedback/feedback.routes';
import { processCalls } from '../labels/process/process.routes';
import { lidarConfigurationChangeCalls } from '../quality/changes/changes.routes';
import { testBookCalls } from '../quality/book/book.routes';
import { lidarConfigurationCalls } from '../quality/configurations/configurations.routes';
import { eventCalls } from '../quality/events/events.routes';
import { qaReportCalls } from '../quality/report/report.routes';
import { qaStepCalls } from '../quality/tests/steps.routes';
import { qaTestCalls } from '../quality/tests/tests.routes';
import { calendarCalls } from '../quality/calendar/calendar.routes';
import { slotCalls } from '../quality/slots/slots.routes';
import { endSlotCalls } from '../quality/support/end-slot.routes';
import { waitingTestCalls } from '../quality/tests/waiting-tests.routes';
import { supportCalls } from '../quality/support/support.routes';
import { figureTrendCalls } from '../quality/trends/trends.routes';
import { qaTypeCalls } from '../quality/types/qa-types.routes';
import { typeCalls } from '../labelling/types/types.routes';
import { noticeCalls } from '../people/notices/notices.routes';
import { certificateCalls } from '../labels/certificates/certificates.routes';
import { publicLabelCalls } from '../labels/public/public-labels.routes';
import { retireOfLidar } from '../quality/approval/approval.service';
import { readQualityLine } from '../quality/book/quality-line.service';
import { readTestedOfFacility } from '../quality/approval/operational.service';
import { peopleCalls } from '../people/users/people.routes';
import { profileCalls } from '../people/profile/profile.routes';
import { institutionCalls } from '../people/institutions/institutions.routes';
import { apiTokenCalls } from '../people/api-tokens/api-tokens.routes';
import { regularEvaluationCalls } from '../labels/evaluations/evaluations.routes';
import { dataIndicatorCalls } from '../labels/indicators/import.routes';
import { labelCalls } from '../labels/decisions/label.routes';
import { loadMoreWork } from './more-work';
import { userCalls } from '../people/administration/users.routes';

/** What every call may use, and what wings add to it for their own. */
export type PortalContext = PublishingContext & CheckContext;

/** Every call of the API, by noun. */
export const CALLS = [
  ...authCalls({ listFacilityNames }),
  ...institutionCalls,
  ...factorCalls,
  ...profileCalls,
  ...taskCalls(loadMoreWork),
  ...searchCalls,
  ...noticeCalls,
  ...userCalls({ listOwned, onReviewerRemoved: freeSlots, onDeactivated: freeDeputy }),
  ...peopleCalls,
  ...apiTokenCalls,
  ...facilityCalls,
  ...deputyCalls,
  ...instrumentCalls(retireOfLidar),
  ...unfinishedCalls,
  ...openDataCalls(readQualityLine),
  ...certificateCalls,
  ...publicLabelCalls,
  ...acceptanceCalls,
  ...conditionCalls,
  ...acceptedVersionCalls,
  ...questionCalls,
  ...roundCalls,
  ...applicationCalls,
  ...declineCalls,
  ...planAssessmentCalls,
  ...reopenEvaluationCalls,
  ...configurationCalls(readTestedOfFacility),
  ...testBookCalls,
  ...figureTrendCalls,
  ...networkCalls,
  ...lidarConfigurationCalls,
  ...approvalCalls,
  ...lidarConfigurationChangeCalls,
  ...eventCalls,
  ...waitingTestCalls,
  ...calibrationCalls,
  ...feedbackCalls,
  ...qaTestCalls,
  ...qaStepCalls,
  ...qaReportCalls,
  ...qaTypeCalls,
  ...supportCalls,
  ...slotCalls,
  ...endSlotCalls,
  ...calendarCalls,
  ...processCalls,
  ...regularEvaluationCalls,
  ...dataIndicatorCalls,
  ...labelCalls,
  ...historyCalls,
  ...auditCalls({ readTypeLists }),
  ...typeCalls,
  ...contactCalls,
  ...emailCalls,
  ...fileCalls,
  ...installationCalls,
  ...publishingCalls,
  ...previewCalls,
  ...grantCalls,
  ...signatureCalls,
  ...partUseCalls,
  ...newsCalls,
  ...sharingCalls,
  ...loadReportCalls,
  ...codeErrorCalls,
] as const satisfies readonly DeclaredCall<PortalContext>[];

/** The name of a call: its method and its path below `/api`. */
export type Call = (typeof CALLS)[number]['call'];

/** The names of all calls, by which releases are told whether this server can serve them. */
export const ANSWERED_CALLS: readonly string[] = CALLS.map(({ call }) => call);
