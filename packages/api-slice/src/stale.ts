import type { ApiError } from './request/api-error';

/** Statuses that show that the cached record is outdated: no longer accessible, gone, or changed. */
const OUTDATED_STATUSES = [403, 404, 409];

/**
 * The tags to invalidate after a change, or after a refusal that shows that the cache is outdated. None for a change
 * that did not arrive or was invalid.
 */
export const stale = <Tag>(error: ApiError | undefined, tags: Tag[]): Tag[] =>
  error === undefined || OUTDATED_STATUSES.includes(error.status) ? tags : [];
