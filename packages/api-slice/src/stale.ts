import type { ApiError } from './request/api-error';

/** Statuses of an outdated cache: the record is no longer accessible, deleted or changed. */
const OUTDATED_STATUSES = [403, 404, 409];

/** The tags to invalidate after a change or a refusal due to an outdated cache; none after a lost or invalid change. */
export const stale = <Tag>(error: ApiError | undefined, tags: Tag[]): Tag[] =>
  error === undefined || OUTDATED_STATUSES.includes(error.status) ? tags : [];
