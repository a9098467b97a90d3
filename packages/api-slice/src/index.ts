export * from './acceptance';
export { api } from './api';
export * from './audit';
export * from './auth';
export * from './contact';
export * from './emails';
export * from './evaluation';
export * from './facilities';
export { DOWNLOAD_PATHS } from './files/download-paths';
export * from './files/files';
export { save as saveFile } from './files/download';
export { useDownload, useLoadFile, useUploadFile } from './files/use-files';
export { UploadFailure } from './files/upload';
export type { UploadFile } from './files/use-files';
export * from './instruments';
export * from './lidars';
export * from './photometers';
export * from './releases';
export * from './reports';
export { fieldErrors, referenceOf, serverMessage, statusOf } from './request/api-error';
export type { ApiError } from './request/api-error';
export type { Page } from './request/page';
export { onMessage } from './request/messages';
export type { Message } from './request/messages';
export { isLoggedIn, selectHasExpired, selectProfile, sessionEnded } from './session/session';
export type { WithSession } from './session/session';
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
export * from './users';
export { useConfirmed } from './use-confirmed';
export { useRegistration } from './use-registration';
export { useReviewers } from './use-reviewers';
export type { EvaluationAddress } from './evaluation-address';
