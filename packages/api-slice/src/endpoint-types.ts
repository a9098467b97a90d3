export type { ApiError } from './request/api-error';
export type { Call, Path, SentCall } from './request/call';
export type { ResponseMeta } from './request/send';
