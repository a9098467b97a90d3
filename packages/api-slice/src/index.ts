// Named one by one: of what comes by a star out of an object, the check for unused code sees nothing.
export { useSubmitApplicationMutation, useAddUpgradePlanMutation } from './acceptance';
export { api } from './api';
export { useListAuditQuery } from './audit';
export {
  useLoginMutation,
  useResetPasswordMutation,
  useSignOutEverywhereMutation,
  useChangePasswordMutation,
  useCheckLinkQuery,
} from './auth';
export {
  useListConfigurationsQuery,
  useListConfigurationChangesQuery,
  useApproveConfigurationMutation,
  useWithdrawConfigurationMutation,
} from './configurations';
export { useSendContactMutation } from './contact';
export { useDeclineReviewMutation } from './declined-reviews';
export { useListDeputiesQuery, useNameDeputyMutation, useRemoveDeputyMutation } from './deputies';
export { useListDecisionsQuery, useListConditionsQuery, useFulfilConditionMutation } from './decisions';
export { useListTasksQuery, useCountByStatusQuery, useListNetworkMonthsQuery } from './tasks';
export { useListNoticesQuery, useReadNoticeMutation, useReadAllNoticesMutation } from './notices';
export { useSearchQuery } from './search';
export { useListEmailsQuery, useGetEmailQuery, useResendEmailMutation } from './emails';
export {
  usePageApplicationsQuery,
  useGetApplicationQuery,
  useSaveEvaluationMutation,
  useAssignReviewersMutation,
  useSubmitEvaluationMutation,
  useReopenEvaluationMutation,
  useGetSynergyMatrixQuery,
  useGetSuggestedSynergyQuery,
} from './evaluation';
export type { EvaluationAddress } from './evaluation-address';
export {
  useListCertifiedQuery,
  useGetMyFacilitiesQuery,
  useListMyFacilitiesQuery,
  useGetFacilityQuery,
  useListFacilitiesQuery,
  usePageFacilitiesQuery,
  useInviteFacilityMutation,
  useArchiveFacilityMutation,
  useTransferFacilityMutation,
  useSetDueDateMutation,
  useListHistoryQuery,
  useSaveFacilityMutation,
  useLoadFacilities,
} from './facilities';
export { DOWNLOAD_PATHS } from './files/download-paths';
export { useListSharedFilesQuery, useShareFileMutation, useDeleteFileMutation } from './files/files';
export { saveCsv } from './files/download';
export { useDownload, useLoadFile, useUploadFile } from './files/use-files';
export { useReportPreview } from './files/use-report-preview';
export { useGetInstallationQuery, useSaveInstallationMutation, useUploadLogo } from './installation';
export {
  useGetAboutLidarQuery,
  useGetAboutPhotometerQuery,
  useGetPublicLidarQuery,
  useGetPublicPhotometerQuery,
  pictureUrl,
} from './instruments';
export {
  useListChannelCategoriesQuery,
  useListLidarsQuery,
  useAddLidarMutation,
  useSaveLidarMutation,
  useDeleteLidarMutation,
  useGetSuggestedFeasibilityQuery,
  useGetSuggestedFeatureQuery,
  useGetSuggestedChannelQuery,
} from './lidars';
export {
  useListPhotometersQuery,
  useAddPhotometerMutation,
  useSavePhotometerMutation,
  useDeletePhotometerMutation,
} from './photometers';
export {
  useListPlanAssessmentsQuery,
  useSavePlanAssessmentMutation,
  useSubmitPlanAssessmentMutation,
} from './plan-assessments';
export {
  useListQuestionsQuery,
  useAskQuestionMutation,
  useAnswerQuestionMutation,
  useCloseQuestionMutation,
} from './questions';
export type { AskedQuestion } from './questions';
export {
  useListReleasesQuery,
  useGetCompositionQuery,
  useRollBackMutation,
  useMakeDeployTokenMutation,
} from './releases';
export {
  useIssuePreliminaryReportMutation,
  useIssueFinalReportMutation,
  useResetApplicationMutation,
  useWithdrawApplicationMutation,
  useListAcceptedVersionsQuery,
  useListRoundsQuery,
  useListRoundChangesQuery,
} from './reports';
export type { SentDecision } from './reports';
export { fieldErrors, refusalOf, referenceOf, serverMessage, statusOf } from './request/api-error';
export { get, post, remove } from './request/call';
export type { Page } from './request/page';
export { addressOf } from './request/send';
export { saveAttempt } from './request/save-attempt';
export { onMessage } from './request/messages';
export { isLoggedIn } from './session/session';
export { TOKEN_KEYS } from './session/session-storage';
export { createPortalStore, followSession } from './store';
export type { PortalStore } from './store';
export {
  useForgetSession,
  useHasExpired,
  useIsLoggedIn,
  useIsOutEverywhere,
  useLogout,
  useProfile,
} from './session/use-session';
export * from './types';
export { useListUnfinishedQuery, useDiscardUnfinishedMutation, useUnfinishedCalls } from './unfinished';
export {
  useGetProfileQuery,
  useSavePreferencesMutation,
  useListUsersQuery,
  usePageUsersQuery,
  useLoadUsers,
  useGetUserQuery,
  useListRolesQuery,
  useAddUserMutation,
  useEditUserMutation,
  useDeactivateUserMutation,
  useActivateUserMutation,
  useAnonymiseUserMutation,
  useListUsersWithRoleQuery,
  useListUsersWithoutFacilityQuery,
} from './users';
export { useConfirmed } from './use-confirmed';
export { useRegistration } from './use-registration';
export { useReviewerLists, useReviewers } from './use-reviewers';
