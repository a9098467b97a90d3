// Listed one by one: the check for unused code does not see destructured exports behind `export *`.
export { api } from './api';
export { applicationList, oneApplication, progressOf, questionsOf } from './application-tags';
export {
  useLoginMutation,
  useResetPasswordMutation,
  useSignOutEverywhereMutation,
  useChangePasswordMutation,
  useCheckLinkQuery,
} from './auth';
export { useBeginInstitutionLoginMutation, useFinishInstitutionLoginMutation } from './institutions';
export { configurationVersion, useListConfigurationChangesQuery } from './configurations';
export { useConfigurationsSeenBefore } from './configurations-seen';
export { useListDeputiesQuery } from './deputies';
export { useListDecisionsQuery, useListConditionsQuery } from './decisions';
export { useGetTaskSummaryQuery, useListTasksQuery, useTasks } from './tasks';
export { useListNoticesQuery, useReadNoticeMutation, useReadAllNoticesMutation } from './notices';
export { useSearchQuery } from './search';
export {
  useListCertifiedQuery,
  useGetMyFacilitiesQuery,
  useListMyFacilitiesQuery,
  useGetFacilityQuery,
  usePageFacilitiesQuery,
  useLoadFacilities,
} from './facilities';
export type * from './endpoint-types';
export { DOWNLOAD_PATHS } from './files/download-paths';
export { useDeleteFileMutation } from './files/files';
export { saveCsv, saveText } from './files/download';
export { useDownload, useLoadFile, useSaveFile, useUploadFile } from './files/use-files';
export { useAttachedFiles } from './files/use-attached-files';
export type { UploadFile } from './files/use-files';
export { pictureUrl } from './files/picture-url';
export { useGetSuggestedFeasibilityQuery, useGetSuggestedFeatureQuery, useGetSuggestedChannelQuery } from './lidars';
export { useListQuestionsQuery } from './questions';
export { useListRoundsQuery } from './rounds';
export {
  codeOf,
  dataOf,
  fieldErrors,
  refusalOf,
  referenceOf,
  sentMessage,
  serverMessage,
  statusOf,
} from './request/api-error';
export { fileFailed } from './request/file-failed';
export { get, post, remove, FAILURE_SAID_BY_PAGE, SAID_BY_PAGE } from './request/call';
export { askIdentityBy } from './request/confirm-identity';
export { onMessage, reportDownload } from './request/messages';
export { allPages, toPage } from './request/page';
export type { Page } from './request/page';
export { retryOf } from './request/retry-of';
export { saveAttempt } from './request/save-attempt';
export { addressOf } from './request/send';
export { useSilentCall } from './request/use-silent-call';
export { withQuery } from './request/with-query';
export { everyRow } from './request/every-row';
export { isLoggedIn } from './session/session';
export { TOKEN_KEYS } from './session/session-storage';
export { stale } from './stale';
export { loadAgainOnline } from './load-again';
export { createPortalStore, followSession } from './store';
export type { PortalStore } from './store';
export type { Ending } from './session/session';
export {
  useEnding,
  useForgetSession,
  useHasExpired,
  useIsLoggedIn,
  useLogout,
  useProfile,
  useRenewSession,
} from './session/use-session';
export * from './for-older-releases';
export * from './types';
export { useGetProfileQuery, useSavePreferencesMutation, useListUsersWithRoleQuery } from './users';
export { useConfirmed } from './use-confirmed';
export { useRegistration } from './use-registration';
export { useReviewerLists, useReviewers } from './use-reviewers';
